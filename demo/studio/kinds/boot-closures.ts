import { stitches } from '../haberdashery.ts';
import type { Piece } from '../kind.ts';
import { box } from '../outline.ts';
import { fittings, mix, type Tones, tonesOf } from '../palette.ts';

const gold = tonesOf(fittings.gold);

/** The closures of boots. `top` is the edge of the shaft, `seat` the height where the heel begins. */
export const closures = {
  gore: (tones: Tones, top: number): Piece[] => {
    const gore = `M4 ${top + 1}C34 ${top - 2} 62 ${top - 2} 92 ${top}C88 ${top + 70} 72 ${top + 130} 52 ${top + 176}Q46 ${top + 184} 40 ${top + 176}C20 ${top + 130} 8 ${top + 70} 4 ${top + 1}Z`;
    return [
      {
        path: gore,
        material: 'knit',
        tones: tonesOf(mix(tones.base, '#1A120C', tones.isNearBlack ? 0.3 : 0.5)),
        pattern: 'rib',
        details: stitches(
          `M-4 ${top + 8}C0 ${top + 74} 12 ${top + 134} 33 ${top + 180}Q46 ${top + 198} 59 ${top + 180}C80 ${top + 134} 96 ${top + 74} 100 ${top + 6}`,
          tones.seam,
          0.5,
        ),
      },
    ];
  },
  zip: (tones: Tones, top: number, seat: number): Piece[] => [
    {
      path: `M40 ${top + 2}L54 ${top + 2}L60 ${seat - 96}L48 ${seat - 96}Z`,
      material: 'metal',
      tones: tonesOf(fittings.steel),
      pattern: 'fineRib',
      lift: 2,
      details: stitches(`M32 ${top + 6}L40 ${seat - 88}L68 ${seat - 88}L62 ${top + 6}`, tones.seam, 0.5),
    },
    { path: box(40, top + 20, 54, top + 62, 5), material: 'metal', tones: tonesOf(fittings.steel), lift: 3 },
  ],
  strap: (tones: Tones, top: number): Piece[] => [
    {
      path: `M-44 ${top + 120}C20 ${top + 140} 90 ${top + 140} 138 ${top + 128}L138 ${top + 166}C90 ${top + 178} 20 ${top + 178} -46 ${top + 160}Z`,
      material: 'leather',
      tones,
      lift: 4,
      details: stitches(
        `M-38 ${top + 129}C20 ${top + 148} 90 ${top + 148} 134 ${top + 137}M-38 ${top + 155}C20 ${top + 171} 90 ${top + 171} 134 ${top + 159}`,
        tones.seam,
        0.45,
      ),
    },
    {
      path: `${box(36, top + 124, 84, top + 190, 9)}${box(46, top + 135, 74, top + 179, 5)}`,
      material: 'metal',
      tones: gold,
      hasHoles: true,
      lift: 3,
      details: `<path d="M40 ${top + 157}H78" stroke="${gold.base}" stroke-width="6" stroke-linecap="round"/>`,
    },
  ],
} as const;
