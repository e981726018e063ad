import { both, fold, shade } from '../folds.ts';
import { button, buttonColour, seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import type { Material } from '../materials.ts';
import { box, ribbon, type Side, sides, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = {
  outer: number;
  inner: number;
  hip: number;
  length: number;
  material: Material;
  pattern?: Pattern;
  hasTurnUps?: boolean;
  hasPleats?: boolean;
};

export const trousers = defineKind<Design>({
  name: 'trousers',
  box: [-218, 80, 218, 918],
  designs: [
    { outer: 202, inner: 70, hip: 172, length: 908, material: 'crisp' },
    { outer: 178, inner: 78, hip: 170, length: 880, material: 'wool', pattern: 'pin', hasPleats: true },
    { outer: 214, inner: 40, hip: 176, length: 912, material: 'satin' },
    { outer: 186, inner: 72, hip: 178, length: 888, material: 'cotton', pattern: 'cord', hasTurnUps: true },
  ],
  draw: (tones, { outer, inner, hip, length, material, pattern, hasTurnUps, hasPleats }) => {
    const crease = (outer + inner) / 2;
    const legs = symmetric(
      `M0 112L120 104C134 190 ${hip - 8} 270 ${hip} 380C${hip + 8} 540 ${outer - 6} 740 ${outer} ${length - 8}Q${outer} ${length} ${outer - 8} ${length + 1}Q${crease} ${length + 6} ${inner + 8} ${length + 3}Q${inner} ${length + 2} ${inner - 1} ${length - 6}C${inner - 12} 760 ${Math.min(30, inner * 0.5)} 580 8 458Q4 446 0 446`,
    );
    const band = symmetric('M0 100Q62 98 119 88L123 128Q62 142 0 142');
    const leg = [
      ...fold([6, 450], [70, 480], [150, 476], 14, 0.62),
      ...fold([8, 458], [60, 530], [110, 620], 12, 0.5),
      ...fold([20, 500], [90, 540], [hip, 520], 10, 0.3),
      ...fold([crease - 30, 700], [crease - 10, 780], [crease - 24, 900], 16, 0.4),
      ...fold([hip - 10, 330], [hip - 34, 420], [hip - 10, 560], 16, 0.45),
      ...(hasPleats
        ? [...fold([64, 138], [74, 240], [94, 330], 9, 0.8), ...fold([88, 138], [98, 210], [112, 280], 8, 0.7)]
        : []),
    ];
    const pressed = (side: Side) => {
      const line = (shift: number) =>
        ribbon(
          [
            [side * 70 + shift, 190],
            [side * (crease * 0.72) + shift, 480],
            [side * (crease * 0.94) + shift, 720],
            [side * crease + shift, length],
          ],
          3.6,
        );
      return [shade(line(2.2), 4, 'dark', 0.55), shade(line(-2.6), 4, 'light', 0.5)];
    };
    const loops = [-92, -46, 46, 92];
    const turnUp = (side: Side) => {
      const [left, right] = side === 1 ? [inner - 4, outer + 3] : [-outer - 3, -inner + 4];
      return `M${left} ${length - 44}L${right} ${length - 46}L${right + side} ${length + 1}Q${(left + right) / 2} ${length + 9} ${left} ${length + 3}Z`;
    };
    return [
      { path: symmetric('M0 84Q70 82 119 88L120 116L0 124'), material: 'cotton', tones, fill: tones.dark },
      {
        path: legs,
        material,
        tones,
        pattern,
        folds: [
          ...both(leg),
          ...pressed(1),
          ...pressed(-1),
          ...fold([-50, 240], [-20, 330], [-4, 430], 12, 0.4),
          ...fold([-140, 620], [-110, 640], [-60, 628], 12, 0.35),
          ...fold([66, 660], [120, 676], [170, 656], 12, 0.35),
        ],
        details:
          seam('M0 142V446', tones, 2, 0.6) +
          stitches('M24 144V300Q22 342 2 352', tones.seam, 0.55) +
          seam('M102 138L136 262M-102 138L-136 262', tones, 2.2, 0.65) +
          stitches('M95 140L128 262M-95 140L-128 262', tones.seam, 0.4) +
          (hasTurnUps
            ? ''
            : stitches(
                `M${inner + 2} ${length - 30}L${outer - 4} ${length - 32}M${-inner - 2} ${length - 30}L${-outer + 4} ${length - 32}`,
                tones.seam,
                0.32,
              )),
      },
      ...(hasTurnUps ? sides.map((side) => ({ path: turnUp(side), material, tones, pattern, lift: 3 })) : []),
      {
        path: band,
        material: 'crisp',
        tones,
        pattern,
        lift: 2,
        details: seam('M0 101V141', tones, 1.6, 0.6) + button(12, 121, 8.5, buttonColour(tones)),
      },
      ...loops.map((x) => ({
        path: box(x - 6, 90 + (100 - Math.abs(x)) * 0.09, x + 6, 144, 2),
        material: 'crisp' as const,
        tones,
        lift: 2,
      })),
    ];
  },
});
