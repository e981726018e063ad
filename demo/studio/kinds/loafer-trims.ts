import { shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import type { Piece } from '../kind.ts';
import { ellipse } from '../outline.ts';
import { fittings, type Tones, tonesOf } from '../palette.ts';
import { strip } from '../shapes.ts';

/** The strap across the vamp, from its ridge to the sole. */
const saddle = (tones: Tones): Piece => ({
  path: 'M-116 -42C-100 -56 -82 -64 -62 -70C-44 -40 -32 10 -28 88L-98 88C-96 36 -100 -10 -116 -42Z',
  material: 'crisp',
  tones,
  lift: 3,
  folds: [shade(ellipse(-62, 80, 50, 20), 12, 'dark', 0.35), shade(ellipse(-70, 6, 22, 14), 8, 'light', 0.25)],
  details: stitches('M-90 84C-88 36 -92 -8 -108 -40M-36 84C-40 20 -50 -32 -68 -64', tones.seam, 0.5),
});

const gold = tonesOf(fittings.gold);

/** The trims on a loafer's vamp. */
export const trims = {
  penny: (tones: Tones): Piece[] => [
    {
      ...saddle(tones),
      inside: `<path d="M-98 -16C-90 -36 -74 -46 -54 -46C-58 -26 -72 -10 -94 -4Z" fill="${tones.deepest}"/>`,
    },
  ],
  bit: (tones: Tones): Piece[] => [
    saddle(tones),
    { path: strip('-88 -54, -76 -28, -68 4', 11), material: 'metal', tones: gold, lift: 4 },
    {
      path: `${ellipse(-64, 24, 24, 22)}${ellipse(-64, 24, 14, 12)}`,
      material: 'metal',
      tones: gold,
      hasHoles: true,
      lift: 4,
    },
    { path: ellipse(-77, -30, 9), material: 'metal', tones: gold, lift: 2 },
  ],
  tassel: (tones: Tones): Piece[] => [
    {
      path: 'M-126 -30C-104 -50 -76 -66 -48 -76C-30 -60 -22 -40 -16 -14C-40 -22 -88 -20 -126 -30Z',
      material: 'crisp',
      tones,
      lift: 2,
      details: stitches('M-114 -30C-84 -24 -48 -28 -24 -22', tones.seam, 0.5),
    },
    {
      path: `${strip('-70 -62, -84 -40, -104 -22', 7)}M-116 -28L-94 -20C-92 0 -92 18 -96 40L-136 26C-130 4 -124 -12 -116 -28Z${strip('-70 -62, -66 -36, -66 -14', 7)}M-78 -18L-54 -18C-46 2 -44 20 -42 42L-86 42C-84 18 -82 0 -78 -18Z`,
      material: 'crisp',
      tones,
      pattern: 'fineRib',
      lift: 5,
      details: seam('M-118 -14L-96 -6M-79 -4L-52 -4', tones, 2.6, 0.8),
    },
  ],
} as const;
