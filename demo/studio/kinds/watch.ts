import { shade } from '../folds.ts';
import { stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, short, symmetric } from '../outline.ts';
import { fittings, tonesOf } from '../palette.ts';

type Design = { shape: 'round' | 'square'; metal: 'gold' | 'steel'; dial: 'light' | 'dark'; hasSubdials?: boolean };

const strapOf = (near: number, far: number) =>
  symmetric(
    `M0 ${near}L54 ${near}C50 ${near + (far - near) * 0.4} 46 ${near + (far - near) * 0.6} 45 ${far - 24}Q44 ${far} 24 ${far}L0 ${far + 3}`,
  );

const polar = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${short(Math.cos(angle) * radius)} ${short(500 + Math.sin(angle) * radius)}`;
};

const hand = (degrees: number, length: number, width: number, colour: string) =>
  `<path d="M${polar(degrees + 180, 16)}L${polar(degrees, length)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const drawDial = ({ shape, dial, hasSubdials }: Design, metal: string) => {
  const ink = dial === 'light' ? '#2A2724' : '#EFEAE0';
  const marks = Array.from({ length: 12 }, (_, index) => {
    const reach =
      shape === 'round'
        ? 104
        : 92 / Math.max(Math.abs(Math.cos((index * Math.PI) / 6)), Math.abs(Math.sin((index * Math.PI) / 6)) * 1.16);
    return `M${polar(index * 30, reach)}L${polar(index * 30, reach - (index % 3 === 0 ? 24 : 15))}`;
  }).join('');
  const subdial = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="26" fill="${ink}" fill-opacity=".07" stroke="${ink}" stroke-opacity=".45" stroke-width="1.6"/><path d="M${x} ${y}l10 -13" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`;
  return (
    `<path d="${marks}" stroke="${metal}" stroke-width="6"/><path d="${marks}" stroke="${ink}" stroke-opacity=".55" stroke-width="2"/>` +
    (hasSubdials
      ? subdial(-46, 500) + subdial(46, 500) + subdial(0, 548)
      : `<text x="0" y="462" text-anchor="middle" font-family="Georgia, serif" font-size="14" letter-spacing="3" fill="${ink}" fill-opacity=".8">MERIDIAN</text>`) +
    `<g transform="translate(2.5 4)" opacity=".25">${hand(305, 62, 7, '#000000')}${hand(60, 88, 5, '#000000')}</g>` +
    `${hand(305, 62, 7, ink)}${hand(60, 88, 5, ink)}${hand(190, 92, 2, '#A8452F')}<circle cx="0" cy="500" r="7" fill="${metal}"/>`
  );
};

export const watch = defineKind<Design>({
  name: 'watch',
  box: [-200, 130, 200, 850],
  designs: [
    { shape: 'round', metal: 'gold', dial: 'light' },
    { shape: 'square', metal: 'gold', dial: 'light' },
    { shape: 'round', metal: 'steel', dial: 'light', hasSubdials: true },
    { shape: 'round', metal: 'steel', dial: 'dark' },
  ],
  draw: (tones, design) => {
    const { shape, dial } = design;
    const metal = tonesOf(fittings[design.metal]);
    const isRound = shape === 'round';
    const [caseOuter, caseInner] = isRound
      ? [ellipse(0, 500, 146), ellipse(0, 500, 122)]
      : [box(-122, 366, 122, 634, 34), box(-102, 386, 102, 614, 22)];
    const near = isRound ? 610 : 604;
    const top = 1000 - near;
    const straps = { upper: strapOf(top, 196), lower: strapOf(near, 838) };
    const face = tonesOf(dial === 'light' ? '#F4F0E6' : '#2B3038');
    const lugs = (y: number): string => box(-76, y - 24, -52, y + 24, 9) + box(52, y - 24, 76, y + 24, 9);
    const holes = [698, 730, 762, 794]
      .map((y) => `<ellipse cx="0" cy="${y}" rx="4.6" ry="5.4" fill="#17100C" fill-opacity=".85"/>`)
      .join('');
    const gleam = isRound ? 'M-96 424Q-60 392 -10 388L-92 486Q-112 450 -96 424Z' : 'M-102 386L-10 386L-102 520Z';
    const edges = (from: number, to: number) =>
      stitches(`M-45 ${from}L-37 ${to}M45 ${from}L37 ${to}`, tones.seamLight, 0.6);
    const subtle = shade(box(-60, near - 20, 60, near + 30), 12, 'dark', 0.45);
    const pieces: Piece[] = [
      {
        path: `${box(-58, 142, 58, 214, 14)}${box(-44, 158, 44, 214, 8)}`,
        material: 'metal',
        tones: metal,
        hasHoles: true,
      },
      {
        path: straps.upper,
        material: 'leather',
        tones,
        folds: [shade(box(-60, top - 30, 60, top + 20), 12, 'dark', 0.45)],
        details: edges(top - 30, 222),
      },
      { path: straps.lower, material: 'leather', tones, folds: [subtle], details: edges(near + 34, 808) + holes },
      { path: box(-52, 242, 52, 268, 7), material: 'leather', tones, lift: 4 },
      { path: box(-5, 150, 5, 218, 5), material: 'metal', tones: metal, lift: 3 },
      { path: lugs(top - 4) + lugs(near + 4), material: 'metal', tones: metal, lift: 4 },
      {
        path: isRound ? box(140, 484, 168, 516, 7) : box(116, 484, 142, 516, 7),
        material: 'metal',
        tones: metal,
        pattern: 'fineRib',
      },
      { path: caseOuter, material: 'metal', tones: metal, lift: 5 },
      { path: isRound ? ellipse(0, 500, 136) : box(-113, 375, 113, 625, 28), material: 'metal', tones: metal },
      {
        path: caseInner,
        material: 'rubber',
        tones: face,
        inside: `<path d="${caseInner}" fill="none" stroke="#1A0F06" stroke-opacity=".35" stroke-width="9"/>`,
        folds: [
          shade(
            isRound
              ? 'M-130 500C-130 420 -60 372 0 372C70 372 120 410 126 460C90 410 40 396 0 396C-70 400 -110 450 -130 500Z'
              : 'M-110 380L110 380L110 402L-84 402L-84 620L-110 620Z',
            8,
            'dark',
            0.3,
          ),
        ],
        details: `${drawDial(design, metal.base)}<path d="${gleam}" fill="#FFFFFF" fill-opacity="${dial === 'light' ? 0.4 : 0.12}"/>`,
      },
    ];
    return pieces;
  },
});
