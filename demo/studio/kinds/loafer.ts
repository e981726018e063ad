import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse } from '../outline.ts';
import { fittings, mix, type Tones, tonesOf } from '../palette.ts';
import { pair, strip } from '../shapes.ts';
import { trims } from './loafer-trims.ts';

type Design = {
  trim: keyof typeof trims;
  /** Thickness of the sole. */
  sole: number;
};

const drawShoe = (tones: Tones, { trim, sole }: Design): Piece[] => {
  const underside = tonesOf(mix(tones.base, '#2E1B10', 0.76));
  const lining = tonesOf(fittings.lining);
  const heel = 88 + sole + 26;
  const body =
    'M-280 88C-296 50 -276 14 -236 4C-196 -4 -142 -26 -98 -52C-68 -72 -40 -88 -22 -92C-4 -92 2 -82 8 -66C34 -40 74 -26 116 -28' +
    'C162 -32 206 -60 230 -86C248 -88 256 -74 254 -54C250 -20 254 16 260 40C264 58 264 74 262 88Z';
  const apron =
    'M-278 38C-270 18 -254 8 -236 4C-196 -4 -142 -26 -98 -52C-68 -72 -40 -88 -22 -92C-4 -92 2 -82 8 -66C4 -48 -6 -34 -22 -22C-60 4 -112 32 -166 46C-204 54 -244 58 -262 52C-272 48 -278 44 -278 38Z';
  const ridge = 'M-276 40C-270 60 -236 58 -206 54C-150 46 -96 22 -56 0C-40 -10 -28 -18 -20 -26';
  const sides = 'M-280 84L262 84L262 96L-280 96Z';
  return [
    {
      path: 'M-34 -78C30 -96 90 -84 140 -86C186 -88 214 -96 236 -84L232 -20L10 -10Z',
      material: 'leather',
      tones: lining,
      fill: mix(fittings.lining, '#1E120A', 0.12),
      folds: [
        shade('M0 -66C60 -24 160 -20 240 -60L240 0L0 0Z', 12, 'dark', 0.5),
        shade(ellipse(20, -60, 40, 30), 12, 'dark', 0.4),
      ],
    },
    {
      path: `M140 88L262 84C266 90 268 96 268 ${92 + sole}L264 ${heel - 4}Q263 ${heel} 258 ${heel}L152 ${heel}Q146 ${heel} 145 ${heel - 5}Z`,
      material: 'crisp',
      tones: underside,
      inside: `<path d="M130 ${heel - 14}H280" stroke="${underside.seamLight}" stroke-width="1.4" stroke-opacity=".5"/>`,
    },
    {
      path: body,
      material: 'leather',
      tones,
      lift: 3,
      folds: [
        shade(sides, 12, 'dark', 0.4),
        shade(ellipse(-240, 70, 26, 6), 8, 'light', 0.2),
        ...fold([10, -60], [60, 0], [150, 6], 16, 0.22),
        ...fold([-30, 40], [10, 50], [30, 84], 14, 0.35),
        shade(ellipse(236, -20, 8, 50), 8, 'light', 0.2),
      ],
      details:
        seam('M8 -56C36 -30 74 -16 116 -18C162 -22 204 -48 228 -72', tones, 1.5, 0.5) +
        seam('M172 88C170 50 178 10 198 -44', tones, 1.5, 0.45),
    },
    {
      path: apron,
      material: 'crisp',
      tones,
      lift: 2,
      folds: [
        shade(ellipse(-170, 6, 60, 10), 8, 'light', 0.22),
        ...fold([-120, -30], [-108, -10], [-112, 14], 10, 0.4),
      ],
    },
    {
      path: strip('-276 40, -262 54, -236 56, -206 54, -150 44, -96 22, -56 0, -20 -26', 9),
      material: 'rubber',
      tones,
      details: `<path d="${ridge}" fill="none" stroke="${tones.seam}" stroke-width="11" stroke-dasharray="1.8 8" stroke-opacity=".7"/>`,
    },
    ...trims[trim](tones),
    {
      path: `M-286 90C-290 80 -284 78 -274 80C-150 86 150 88 256 82C268 82 272 88 271 ${92 + sole * 0.5}C270 ${88 + sole} 264 ${90 + sole} 250 ${90 + sole}L-226 ${90 + sole}C-262 ${90 + sole} -280 ${84 + sole} -286 90Z`,
      material: 'crisp',
      tones: underside,
      lift: 2,
      details: stitches('M-272 86C-150 92 150 94 262 88', underside.seamLight, 0.55),
      inside:
        sole > 30
          ? `<path d="${Array.from({ length: 13 }, (_, index) => box(index * 42 - 276, 102, index * 42 - 262, 150)).join('')}" fill="#0C0806" fill-opacity=".5"/>`
          : '',
    },
  ];
};

export const loafer = defineKind<Design>({
  name: 'loafer',
  box: [-300, 220, 300, 795],
  designs: [
    { trim: 'penny', sole: 18 },
    { trim: 'bit', sole: 16 },
    { trim: 'penny', sole: 40 },
    { trim: 'tassel', sole: 18 },
  ],
  draw: (tones, design) => pair(drawShoe(tones, design), 290),
});
