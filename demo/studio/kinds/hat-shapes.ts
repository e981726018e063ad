import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import type { Piece } from '../kind.ts';
import { box, ellipse, symmetric } from '../outline.ts';
import { mix, type Tones, tonesOf } from '../palette.ts';

export const drawBucket = (tones: Tones): Piece[] => {
  const rows = Array.from({ length: 7 }, (_, index) => {
    const [wide, y] = [206 + index * 14, 540 + index * 20];
    return `M${-wide} ${y - 16}Q0 ${y + 82} ${wide} ${y - 16}`;
  }).join('');
  return [
    {
      path: 'M-214 494C-240 570 -280 620 -306 652Q-312 668 -296 678C-200 740 -90 756 0 756S200 740 296 678Q312 668 306 652C280 620 240 570 214 494Z',
      material: 'cotton',
      tones,
      pattern: 'twill',
      folds: [
        shade(ellipse(0, 530, 236, 52), 12, 'dark', 0.3),
        ...fold([-200, 570], [-210, 640], [-230, 700], 20, 0.3),
        ...fold([120, 590], [140, 660], [160, 740], 24, 0.35),
        shade('M150 520L330 640L290 720L200 740Z', 20, 'dark', 0.28),
      ],
      details: stitches(rows, tones.seam, 0.5),
    },
    {
      path: 'M-176 320C-120 280 -60 270 0 270S120 280 176 320Q186 330 188 346L218 506C150 566 70 578 0 578S-150 566 -218 506L-188 346Q-186 330 -176 320Z',
      material: 'cotton',
      tones,
      pattern: 'twill',
      lift: 2,
      folds: [
        ...fold([-100, 350], [-70, 430], [-90, 540], 22, 0.3),
        ...fold([40, 360], [70, 440], [60, 560], 22, 0.25),
        shade('M110 280L240 320L240 560L150 580Z', 20, 'dark', 0.3),
        shade(ellipse(-110, 420, 36, 70), 20, 'light', 0.2),
      ],
      details:
        seam('M0 352L0 576', tones, 1.6, 0.4) +
        `<circle cx="-150" cy="470" r="6" fill="${tones.deepest}"/><circle cx="-116" cy="482" r="6" fill="${tones.deepest}"/><circle cx="-150" cy="470" r="8" fill="none" stroke="${tones.seamLight}" stroke-width="2"/><circle cx="-116" cy="482" r="8" fill="none" stroke="${tones.seamLight}" stroke-width="2"/>`,
    },
    {
      path: 'M-178 326C-130 286 -60 274 0 274S130 286 178 326C150 352 70 366 0 366S-150 352 -178 326Z',
      material: 'cotton',
      tones,
      pattern: 'twill',
      lift: 2,
      details: stitches('M-168 332C-120 298 -60 284 0 284S120 298 168 332', tones.seam, 0.45),
    },
  ];
};

export const drawBeanie = (tones: Tones): Piece[] => [
  {
    path: symmetric('M0 242C120 242 216 320 236 470L246 640L0 660'),
    material: 'knit',
    tones,
    pattern: 'rib',
    folds: [
      ...fold([-150, 320], [-110, 400], [-130, 520], 24, 0.3),
      ...fold([100, 290], [130, 380], [110, 520], 24, 0.3),
      shade('M130 240L280 300L280 660L180 660Z', 20, 'dark', 0.3),
      shade(ellipse(0, 570, 250, 24), 12, 'dark', 0.45),
      ...[-60, -20, 24, 66].flatMap((x) => fold([x * 0.3, 250], [x * 0.8, 290], [x * 1.5, 360], 12, 0.4)),
    ],
  },
  {
    path: symmetric('M0 566Q140 562 232 544Q252 542 256 562L266 700Q266 722 246 726Q130 742 0 744'),
    material: 'knit',
    tones,
    pattern: 'rib',
    lift: 6,
    folds: [
      shade('M150 540L290 540L290 740L190 750Z', 20, 'dark', 0.25),
      shade(box(-280, 716, 280, 760), 12, 'dark', 0.3),
    ],
  },
  {
    path: box(-34, 622, 34, 668, 5),
    material: 'crisp',
    tones: tonesOf(mix(tones.base, '#1A120C', 0.45)),
    lift: 2,
    details: stitches(box(-28, 628, 28, 662, 3), tones.seamLight, 0.5),
  },
];
