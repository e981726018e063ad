import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { ellipse } from '../outline.ts';
import { fittings, mix, type Tones, tonesOf } from '../palette.ts';
import { movePieces } from '../shapes.ts';
import { closures } from './boot-closures.ts';

type Design = {
  /** Height of the block heel. */
  heel: number;
  /** Height of the shaft. */
  shaft: number;
  closure: keyof typeof closures;
  /** Length of the toe. */
  point: number;
};

const drawBoot = (tones: Tones, { heel, shaft, closure, point }: Design): Piece[] => {
  const sole = tonesOf(mix(tones.base, '#2E1B10', 0.78));
  const top = -shaft;
  const floor = 190;
  const seat = floor - heel;
  const ball = floor - 20;
  const body =
    `M-236 ${ball - 2}C${-250 - point} ${ball - 4} ${-254 - point} ${ball - 34} -232 ${ball - 58}C-196 ${ball - 84} -130 ${ball - 92} -82 ${ball - 132}` +
    `C-54 ${ball - 158} -42 ${ball - 200} -40 ${top + 130}C-40 ${top + 70} -44 ${top + 30} -46 ${top + 8}C10 ${top - 4} 70 ${top - 6} 138 ${top + 2}` +
    `C140 ${top + 80} 132 ${seat - 150} 144 ${seat - 90}C152 ${seat - 56} 156 ${seat - 30} 152 ${seat}C100 ${seat + 4} 60 ${seat + 6} 20 ${seat + (ball - seat) * 0.45}C-20 ${ball + 2} -60 ${ball} -90 ${ball}Z`;
  const soleEdge =
    `M-240 ${ball - 4}C${-252 - point * 0.8} ${ball - 6} ${-252 - point * 0.8} ${floor - 6} -228 ${floor - 2}L-90 ${floor}C-50 ${floor} -14 ${floor} 22 ${seat + (ball - seat) * 0.45 + 18}` +
    `C60 ${seat + 18} 110 ${seat + 16} 156 ${seat + 14}L154 ${seat - 4}C100 ${seat} 60 ${seat + 2} 18 ${seat + (ball - seat) * 0.45 - 4}C-20 ${ball - 4} -60 ${ball - 4} -90 ${ball - 4}Z`;
  const block = `M34 ${seat + 12}C70 ${seat + 10} 110 ${seat + 8} 156 ${seat + 8}L150 ${floor - 3}Q149 ${floor} 144 ${floor}L54 ${floor}Q48 ${floor} 47 ${floor - 5}C46 ${floor - heel * 0.4} 42 ${seat + 26} 34 ${seat + 12}Z`;
  const tab = `M118 ${top + 30}C116 ${top - 10} 118 ${top - 34} 130 ${top - 36}C142 ${top - 34} 146 ${top - 8} 142 ${top + 34}Z`;
  return [
    {
      path: ellipse(46, top + 4, 88, 13),
      material: 'cotton',
      tones: tonesOf(fittings.lining),
      fill: mix(fittings.lining, '#1E120A', 0.45),
    },
    {
      path: block,
      material: 'crisp',
      tones: sole,
      inside: `<path d="M30 ${seat + heel * 0.4}H160M30 ${seat + heel * 0.7}H160" stroke="${sole.seamLight}" stroke-width="1.4" stroke-opacity=".35"/>`,
    },
    ...(closure === 'gore' ? [{ path: tab, material: 'leather' as const, tones, pattern: 'rib' as const }] : []),
    {
      path: body,
      material: 'leather',
      tones,
      lift: 3,
      folds: [
        ...fold([-104, 60], [-60, 76], [-30, 122], 18, 0.5),
        ...fold([-60, 20], [-20, 50], [30, 56], 18, 0.4),
        ...fold([140, seat - 100], [100, seat - 70], [60, seat - 76], 16, 0.35),
        shade(ellipse(-190, ball - 46, 50, 16), 12, 'light', 0.3),
        shade(ellipse(-14, top + 110, 14, 90), 12, 'light', 0.16),
        shade(
          `M-250 ${ball - 14}L-60 ${ball - 10}L20 ${seat + 20}L160 ${seat - 10}L160 ${seat + 40}L-250 ${ball + 40}Z`,
          12,
          'dark',
          0.3,
        ),
      ],
      details:
        seam(
          `M156 ${seat - 34}C110 ${seat - 60} 100 ${seat - 70} 78 ${seat - 60}C40 ${seat - 40} -10 ${ball - 54} -64 ${ball - 150}`,
          tones,
          1.6,
          closure === 'gore' ? 0.55 : 0.4,
        ) +
        (closure === 'gore'
          ? ''
          : seam(`M-44 ${top + 20}C10 ${top + 10} 70 ${top + 8} 138 ${top + 14}`, tones, 1.6, 0.5)),
    },
    ...closures[closure](tones, top, seat),
    {
      path: soleEdge,
      material: 'crisp',
      tones: sole,
      lift: 2,
      details: stitches(
        `M-236 ${floor - 17}L-90 ${floor - 15}C-54 ${floor - 15} -20 ${floor - 16} 14 ${seat + (ball - seat) * 0.45 + 8}`,
        sole.seamLight,
        0.5,
      ),
    },
  ];
};

export const ankleBoot = defineKind<Design>({
  name: 'ankle-boot',
  box: [-290, 165, 275, 840],
  designs: [
    { heel: 56, shaft: 210, closure: 'gore', point: 0 },
    { heel: 92, shaft: 224, closure: 'zip', point: 26 },
    { heel: 40, shaft: 170, closure: 'gore', point: 4 },
    { heel: 66, shaft: 216, closure: 'strap', point: 10 },
  ],
  draw: (tones, design) => {
    const boot = drawBoot(tones, design);
    return [...movePieces(boot, { x: 84, y: 420, turn: -2 }), ...movePieces(boot, { x: -36, y: 640, turn: -2 })];
  },
});
