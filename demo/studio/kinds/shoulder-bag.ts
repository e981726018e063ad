import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { box, ellipse, mirror, symmetric } from '../outline.ts';
import { fittings, tonesOf } from '../palette.ts';

type Design = { flap: number; width: number; metal: 'gold' | 'steel'; strap: number; isQuilted?: boolean };

export const shoulderBag = defineKind<Design>({
  name: 'shoulder-bag',
  box: [-290, 90, 290, 880],
  designs: [
    { flap: 726, width: 284, metal: 'gold', strap: 106 },
    { flap: 690, width: 270, metal: 'steel', strap: 128 },
    { flap: 760, width: 288, metal: 'gold', strap: 150, isQuilted: true },
    { flap: 660, width: 262, metal: 'gold', strap: 96 },
  ],
  draw: (tones, { flap, width, metal, strap, isQuilted }) => {
    const material = 'leather' as const;
    const gold = tonesOf(fittings[metal]);
    const w = width;
    const arch = `M${-w + 44} 520C${-w + 40} 250 -150 ${strap} 0 ${strap}S${w - 40} 250 ${w - 44} 520L${w - 66} 520C${w - 62} 262 138 ${strap + 22} 0 ${strap + 22}S${-w + 62} 262 ${-w + 66} 520Z`;
    const body = symmetric(
      `M0 502Q140 500 ${w - 34} 508Q${w - 18} 510 ${w - 15} 526Q${w} 680 ${w - 4} 836Q${w - 5} 858 ${w - 28} 862Q140 876 0 876`,
    );
    const cover = symmetric(
      `M0 496Q140 494 ${w - 32} 502Q${w - 14} 504 ${w - 12} 522L${w - 6} ${flap - 90}C${w - 4} ${flap - 40} ${w - 40} ${flap - 22} ${w - 80} ${flap - 12}C170 ${flap + 8} 80 ${flap + 20} 0 ${flap + 20}`,
    );
    const rim = `M${-w + 24} 530L${-w + 18} ${flap - 92}C${-w + 16} ${flap - 54} ${-w + 52} ${flap - 36} ${-w + 86} ${flap - 27}C-170 ${flap - 7} -80 ${flap + 4} 0 ${flap + 4}S170 ${flap - 7} ${w - 86} ${flap - 27}C${w - 52} ${flap - 36} ${w - 16} ${flap - 54} ${w - 18} ${flap - 92}L${w - 24} 530`;
    const quilt = Array.from(
      { length: 15 },
      (_, index) => `M${index * 72 - 760} 480L${index * 72 - 380} 890M${760 - index * 72} 480L${380 - index * 72} 890`,
    ).join('');
    const quilting = isQuilted ? seam(quilt, tones, 2, 0.6) : '';
    const ring = `${ellipse(w - 55, 508, 19, 21)}${ellipse(w - 55, 508, 11, 13)}`;
    return [
      {
        path: arch,
        material,
        tones,
        details: stitches(
          `M${-w + 55} 480C${-w + 52} 258 -144 ${strap + 11} 0 ${strap + 11}S${w - 52} 258 ${w - 55} 480`,
          tones.seam,
          0.35,
        ),
      },
      { path: ring, material: 'metal', tones: gold, hasHoles: true, lift: 3 },
      { path: mirror(ring), material: 'metal', tones: gold, hasHoles: true, lift: 3 },
      {
        path: body,
        material,
        tones,
        lift: 4,
        inside: quilting,
        folds: [
          shade(box(-w, 838, w, 900), 20, 'dark', 0.3),
          ...fold([-w, 700], [-w + 60, 790], [-w + 50, 870], 16, 0.4),
          ...fold([w - 10, 690], [w - 50, 790], [w - 60, 880], 16, 0.4),
        ],
        details: stitches(
          `M${-w + 16} 700L${-w + 18} 832Q${-w + 19} 845 ${-w + 34} 848Q-140 862 0 862T${w - 34} 848Q${w - 19} 845 ${w - 18} 832L${w - 16} 700`,
          tones.seam,
          0.45,
        ),
      },
      {
        path: cover,
        material,
        tones,
        lift: 9,
        inside: quilting,
        folds: [
          shade(ellipse(-60, 560, 190, 40), 20, 'light', 0.2),
          ...fold([-190, 560], [-60, 590], [120, 566], 18, 0.2),
          ...fold([-w, 640], [-200, 690], [-150, 730], 18, 0.25),
        ],
        details: stitches(rim, tones.seamLight, 0.55),
      },
      { path: box(-30, flap - 22, 30, flap + 40, 14), material: 'metal', tones: gold, lift: 4 },
      {
        path: ellipse(0, flap + 9, 11, 11),
        material: 'metal',
        tones: gold,
        lift: 3,
        details: `<path d="M0 ${flap + 2}V${flap + 16}" stroke="${gold.seam}" stroke-width="2.4" stroke-linecap="round"/>`,
      },
    ];
  },
});
