import { seam, stitches } from '../haberdashery.ts';
import type { Piece } from '../kind.ts';
import { box, onSide, type Side } from '../outline.ts';
import { fittings, type Tones, tonesOf } from '../palette.ts';

const gold = tonesOf(fittings.gold);

/** A brass zipper in the cloth. */
export const zip = (path: string, tones: Tones) =>
  seam(path, tones, 10, 0.45) +
  `<path d="${path}" fill="none" stroke="${gold.base}" stroke-width="3.4" stroke-dasharray="2.4 2"/>`;

export const puller = (leather: Tones, x: number, y: number): Piece => ({
  path: box(x - 6, y, x + 6, y + 34, 5),
  material: 'leather',
  tones: leather,
  lift: 3,
});

/** A leather strap with a buckle on one side of the front pocket. */
export const buckleStrap = (leather: Tones, top: number, side: Side): Piece[] => [
  {
    path: onSide(box(84, top, 116, 708, 8), side),
    material: 'leather',
    tones: leather,
    lift: 5,
    details: stitches(onSide(`M91 ${top + 10}L91 696M109 ${top + 10}L109 696`, side), leather.seam, 0.5),
  },
  {
    path: onSide(`${box(76, 648, 124, 690, 7)}${box(85, 657, 115, 681, 4)}`, side),
    material: 'metal',
    tones: gold,
    hasHoles: true,
    lift: 3,
    details: `<path d="M${side * 100} 652V684" stroke="${gold.base}" stroke-width="5" stroke-linecap="round"/>`,
  },
];

export const patch = (leather: Tones, top: number): Piece => ({
  path: box(-48, top, 48, top + 62, 8),
  material: 'leather',
  tones: leather,
  lift: 3,
  details: stitches(box(-41, top + 7, 41, top + 55, 5), leather.seam, 0.6),
});
