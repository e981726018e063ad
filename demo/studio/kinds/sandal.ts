import { fold, shade } from '../folds.ts';
import { stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse } from '../outline.ts';
import { fittings, mix, type Tones, tonesOf } from '../palette.ts';
import { mirrorPieces, movePieces } from '../shapes.ts';

type Design = { straps: 'two' | 'crossed' | 'thong' | 'three'; sole: 'tan' | 'dark' };

/** The right foot seen from above, with the big toe toward the center line. */
const foot = (out: number) =>
  `M-24 ${-300 - out}C30 ${-300 - out} ${78 + out} -262 ${92 + out} -196C${104 + out} -136 ${90 + out} -60 ${76 + out} 20C${70 + out} 70 ${76 + out} 130 ${78 + out} 186` +
  `C${80 + out} 252 44 ${296 + out} 0 ${296 + out}C-46 ${296 + out} ${-74 - out} 252 ${-74 - out} 190C${-74 - out} 130 ${-62 - out} 80 ${-66 - out} 20C${-72 - out} -50 ${-98 - out} -110 ${-100 - out} -190C${-100 - out} -256 -74 ${-300 - out} -24 ${-300 - out}Z`;

const band = (top: number, bottom: number, left: number, right: number, bow = 14) =>
  `M${-left} ${top + 10}C-40 ${top - bow} 40 ${top - bow} ${right} ${top + 14}Q${right + 6} ${(top + bottom) / 2} ${right - 6} ${bottom + 6}C40 ${bottom - bow + 2} -40 ${bottom - bow + 2} ${-left + 6} ${bottom + 4}Q${-left - 8} ${(top + bottom) / 2} ${-left} ${top + 10}Z`;

const bandStitches = (top: number, bottom: number, left: number, right: number, tones: Tones, bow = 14) =>
  stitches(
    `M${-left + 8} ${top + 18}C-40 ${top + 10 - bow} 40 ${top + 10 - bow} ${right - 6} ${top + 22}M${-left + 8} ${bottom}C-40 ${bottom - bow - 8} 40 ${bottom - bow - 8} ${right - 8} ${bottom + 2}`,
    tones.seam,
    0.45,
  );

const drawStraps: Record<Design['straps'], (tones: Tones) => Piece[]> = {
  two: (tones) => {
    const gold = tonesOf(fittings.gold);
    return [
      {
        path: band(-206, -100, 112, 106),
        material: 'leather',
        tones,
        lift: 8,
        details: bandStitches(-206, -100, 112, 106, tones),
        folds: fold([-90, -130], [0, -160], [90, -124], 14, 0.25),
      },
      {
        path: band(-42, 44, 94, 96),
        material: 'leather',
        tones,
        lift: 8,
        details: bandStitches(-42, 44, 94, 96, tones),
      },
      {
        path: `${box(36, -52, 84, 46, 10)}${box(46, -40, 74, 34, 5)}`,
        material: 'metal',
        tones: gold,
        hasHoles: true,
        lift: 4,
        details: `<path d="M78 -2H42" stroke="${gold.base}" stroke-width="7" stroke-linecap="round"/>`,
      },
      { path: ellipse(8, -10, 5, 5), material: 'rubber', tones, fill: tones.deepest },
      { path: ellipse(-22, -12, 5, 5), material: 'rubber', tones, fill: tones.deepest },
    ];
  },
  crossed: (tones) => [
    {
      path: 'M-110 -176C-60 -150 40 -90 96 14L80 74C20 -10 -60 -70 -106 -92Q-118 -134 -110 -176Z',
      material: 'leather',
      tones,
      lift: 8,
      details: stitches('M-102 -162C-50 -134 40 -72 88 22M-100 -102C-50 -76 30 -16 78 60', tones.seam, 0.45),
    },
    {
      path: 'M104 -176C60 -150 -40 -90 -84 14L-66 74C-14 -10 66 -70 104 -92Q114 -134 104 -176Z',
      material: 'leather',
      tones,
      lift: 9,
      details: stitches('M97 -162C50 -134 -34 -72 -76 22M97 -102C50 -76 -20 -16 -64 60', tones.seam, 0.45),
    },
  ],
  thong: (tones) => [
    {
      path: 'M-46 -214C-40 -226 -28 -226 -22 -214C-8 -180 16 -120 92 -18Q104 20 86 46C30 -40 -8 -90 -30 -140C-40 -100 -46 -50 -58 50Q-84 34 -84 -14C-70 -110 -56 -180 -46 -214Z',
      material: 'leather',
      tones,
      lift: 8,
      details: stitches('M-26 -200C-10 -160 20 -98 88 0M-40 -196C-52 -140 -68 -60 -76 8', tones.seam, 0.45),
    },
    { path: ellipse(-33, -206, 15, 15), material: 'metal', tones: tonesOf(fittings.gold), lift: 4 },
  ],
  three: (tones) => [
    { path: band(-214, -152, 112, 104, 18), material: 'leather', tones, lift: 7 },
    { path: band(-122, -60, 106, 102, 18), material: 'leather', tones, lift: 7 },
    { path: band(-30, 32, 92, 94, 18), material: 'leather', tones, lift: 7 },
    { path: band(150, 196, 84, 86, -16), material: 'leather', tones, lift: 7 },
    {
      path: `${box(58, 144, 94, 214, 8)}${box(67, 154, 85, 204, 4)}`,
      material: 'metal',
      tones: tonesOf(fittings.gold),
      hasHoles: true,
      lift: 4,
    },
  ],
};

const drawSandal = (tones: Tones, { straps, sole }: Design): Piece[] => {
  const bed = tonesOf(sole === 'tan' ? fittings.tan : '#6B4A34');
  return [
    { path: foot(12), material: 'rubber', tones: tonesOf(mix(bed.base, '#1A120C', 0.58)) },
    {
      path: foot(2),
      material: 'leather',
      tones: bed,
      lift: 2,
      folds: [
        shade(ellipse(-2, 210, 50, 56), 20, 'dark', 0.3),
        shade(ellipse(0, -190, 66, 50), 20, 'dark', 0.28),
        shade(ellipse(-38, -256, 24, 22), 12, 'dark', 0.2),
        shade(ellipse(40, 60, 26, 80), 20, 'light', 0.3),
      ],
      details: stitches(foot(-8), bed.seam, 0.45),
    },
    ...drawStraps[straps](tones),
  ];
};

export const sandal = defineKind<Design>({
  name: 'sandal',
  box: [-262, 170, 262, 830],
  designs: [
    { straps: 'two', sole: 'tan' },
    { straps: 'crossed', sole: 'tan' },
    { straps: 'thong', sole: 'dark' },
    { straps: 'three', sole: 'tan' },
  ],
  draw: (tones, design) => {
    const right = drawSandal(tones, design);
    return [
      ...movePieces(mirrorPieces(right), { x: -134, y: 500, turn: -5 }),
      ...movePieces(right, { x: 134, y: 500, turn: 5 }),
    ];
  },
});
