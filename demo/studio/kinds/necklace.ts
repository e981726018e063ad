import { shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { ellipse, type Point, ribbon, symmetric, through } from '../outline.ts';
import { colours, fittings, mix, type Tones, tonesOf } from '../palette.ts';

type Design = {
  pendant: 'drop' | 'coin' | 'stone' | 'beads';
  metal: 'gold' | 'steel' /** Lowest point of the chain. */;
  low: number;
};

const isMetal = (tones: Tones) => tones.base === colours.gold || tones.base === colours.silver;

/** The right half of the chain, from the clasp down. */
const half = (low: number): Point[] => [
  [46, 138],
  [110, 186],
  [160, 270],
  [178, 370],
  [160, 480],
  [112, low - 80],
  [56, low - 22],
  [0, low],
];

const line = (low: number): Point[] => {
  const right = half(low);
  return [...right.map(([x, y]): Point => [-x, y]), ...right.slice(0, -1).reverse()];
};

/** Points at even distances, so that beads touch. */
const spaced = (points: readonly Point[], step: number): Point[] => {
  const dense = points.slice(1).flatMap((end, index) => {
    const [x, y] = points[index] ?? end;
    return Array.from(
      { length: 40 },
      (_, part): Point => [x + ((end[0] - x) * part) / 40, y + ((end[1] - y) * part) / 40],
    );
  });
  let travelled = step;
  return dense.filter((point, index) => {
    const before = dense[index - 1] ?? point;
    travelled += Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (travelled < step) return false;
    travelled -= step;
    return true;
  });
};

const clasp = (metal: Tones): Piece => ({
  path: `${ellipse(-36, 128, 14)}${ellipse(-36, 128, 8)}${ellipse(36, 132, 17, 13)}${ellipse(36, 132, 10, 7)}`,
  material: 'metal',
  tones: metal,
  hasHoles: true,
});

const drop = symmetric('M0 668C30 704 66 742 66 790C66 832 36 858 0 858');

export const necklace = defineKind<Design>({
  name: 'necklace',
  box: [-270, 110, 270, 870],
  designs: [
    { pendant: 'drop', metal: 'gold', low: 626 },
    { pendant: 'coin', metal: 'steel', low: 660 },
    { pendant: 'stone', metal: 'gold', low: 690 },
    { pendant: 'beads', metal: 'steel', low: 780 },
  ],
  draw: (tones, { pendant, metal: metalName, low }) => {
    const metal = isMetal(tones) ? tones : tonesOf(fittings[metalName]);
    const gem = isMetal(tones) ? tonesOf(pendant === 'stone' ? '#33493C' : tones.base) : tones;
    const points = line(low);
    const centre = low + 12;
    const chain: Piece = {
      path: ribbon(points, 11),
      material: 'metal',
      tones: metal,
      inside: `<path d="${through(points)}" fill="none" stroke="${metal.deepest}" stroke-width="12" stroke-dasharray="2.6 6.4" stroke-opacity=".75"/><path d="${through(points)}" fill="none" stroke="#FFFAF2" stroke-width="2" stroke-dasharray="4 5" stroke-dashoffset="-3.4" stroke-opacity=".7"/>`,
    };
    const bail: Piece = {
      path: `${ellipse(0, centre + 12, 13, 20)}${ellipse(0, centre + 12, 6, 12)}`,
      material: 'metal',
      tones: metal,
      hasHoles: true,
      lift: 3,
    };
    if (pendant === 'beads') {
      const beads = spaced([...points.slice(1, -1)], 31).map(([x, y]) => ellipse(x, y, 16));
      return [
        { ...chain, path: ribbon(points, 5), inside: '' },
        clasp(metal),
        { path: beads.filter((_, index) => index % 2 === 0).join(''), material: 'hard', tones: gem },
        { path: beads.filter((_, index) => index % 2 === 1).join(''), material: 'hard', tones: gem },
        { path: ellipse(0, low + 2, 24), material: 'hard', tones: gem, lift: 3 },
      ];
    }
    const pendants: Record<'drop' | 'coin' | 'stone', Piece[]> = {
      drop: [
        { path: drop, material: 'metal', tones: metal, lift: 5 },
        {
          path: symmetric('M0 694C24 722 52 756 52 792C52 824 28 846 0 846'),
          material: 'wax',
          tones: gem,
          fill: mix(gem.base, '#FFFDF8', 0.12),
          folds: [shade(ellipse(-20, 770, 12, 30), 8, 'light', 0.7), shade(ellipse(24, 816, 20, 22), 12, 'dark', 0.35)],
        },
      ],
      coin: [
        { path: ellipse(0, centre + 98, 74), material: 'metal', tones: metal, lift: 5 },
        {
          path: ellipse(0, centre + 98, 60),
          material: 'metal',
          tones: metal,
          details: `<circle cx="0" cy="${centre + 98}" r="50" fill="none" stroke="${metal.seam}" stroke-width="2.4" stroke-dasharray="1 7" stroke-linecap="round"/><path d="M0 ${centre + 62}L8 ${centre + 90}L36 ${centre + 98}L8 ${centre + 106}L0 ${centre + 134}L-8 ${centre + 106}L-36 ${centre + 98}L-8 ${centre + 90}Z" fill="${metal.seam}" fill-opacity=".7"/>`,
        },
      ],
      stone: [
        { path: ellipse(0, centre + 84, 50, 62), material: 'metal', tones: metal, lift: 5 },
        {
          path: ellipse(0, centre + 84, 40, 52),
          material: 'wax',
          tones: gem,
          folds: [
            shade(ellipse(-14, centre + 62, 12, 18), 8, 'light', 0.8),
            shade(ellipse(16, centre + 112, 18, 16), 8, 'dark', 0.5),
          ],
        },
      ],
    };
    return [chain, clasp(metal), ...pendants[pendant], bail];
  },
});
