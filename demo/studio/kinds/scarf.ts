import { fold, shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { ellipse, type Point, short } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = {
  pattern?: Pattern;
  material: 'wool' | 'knit' | 'satin';
  fringe: number /** Extra length of the tails. */;
  length: number;
};

const loop =
  'M-196 224C-204 140 -110 92 0 92C112 92 206 142 196 226C190 286 110 342 40 356L-40 356C-110 342 -190 286 -196 224Z' +
  'M-96 214C-92 254 -50 272 0 272C52 272 94 254 96 214C92 182 50 166 0 166C-50 166 -92 182 -96 214Z';

/** A tail from the knot down to the center of its hem, with the half width there. */
const tail = (knot: Point, hem: Point, half: number) => {
  const lean = (hem[0] - knot[0]) * 0.12;
  return (
    `M${knot[0] - 50} ${knot[1]}C${knot[0] - 62} ${knot[1] + 120} ${hem[0] - half + 6} ${hem[1] - 260} ${hem[0] - half} ${hem[1] - lean}` +
    `Q${hem[0]} ${hem[1] + 8} ${hem[0] + half} ${hem[1] + lean}C${hem[0] + half - 4} ${hem[1] - 240} ${knot[0] + 66} ${knot[1] + 120} ${knot[0] + 50} ${knot[1]}Z`
  );
};

export const scarf = defineKind<Design>({
  name: 'scarf',
  box: [-235, 85, 235, 925],
  designs: [
    { pattern: 'check', material: 'wool', fringe: 40, length: 0 },
    { material: 'wool', fringe: 54, length: -14 },
    { pattern: 'rib', material: 'knit', fringe: 0, length: 24 },
    { pattern: 'gingham', material: 'wool', fringe: 30, length: 6 },
  ],
  draw: (tones, { pattern, material, fringe, length }) => {
    const end = 858 + length;
    const tails = [
      { knot: [-16, 330], hem: [-112, end - 34], half: 94, turn: 8 },
      { knot: [22, 330], hem: [96, end], half: 98, turn: -6 },
    ] as const;
    const threads = (hem: Point, half: number, lean: number): Piece => ({
      path: Array.from({ length: Math.floor((half * 2) / 11) }, (_, index) => {
        const x = hem[0] - half + 6 + index * 11;
        const y = hem[1] + ((x - hem[0]) / half) * lean - 6;
        const sway = ((index * 7) % 5) - 2;
        return `M${short(x - 3.4)} ${short(y)}L${short(x + 3.4)} ${short(y)}L${short(x + 2.4 + sway)} ${short(y + fringe + sway)}L${short(x - 2.4 + sway)} ${short(y + fringe + sway)}Z`;
      }).join(''),
      material: 'rubber',
      tones,
    });
    return [
      {
        path: loop,
        material,
        tones,
        pattern,
        hasHoles: true,
        folds: [
          ...fold([-150, 250], [-130, 130], [0, 122], 15, 0.6),
          ...fold([-120, 282], [-70, 310], [-10, 330], 14, 0.6),
          ...fold([30, 112], [150, 130], [166, 236], 16, 0.55),
          ...fold([130, 270], [80, 300], [20, 324], 14, 0.6),
          shade(ellipse(0, 170, 104, 20), 8, 'dark', 0.4),
          shade(ellipse(120, 300, 80, 30), 20, 'dark', 0.3),
        ],
      },
      ...tails.flatMap(({ knot, hem, half, turn }, index): Piece[] => [
        ...(fringe > 0 ? [threads(hem, half, (hem[0] - knot[0]) * 0.12)] : []),
        {
          path: tail(knot, hem, half),
          material,
          tones,
          pattern,
          turn,
          lift: index === 1 ? 7 : 4,
          folds: [
            ...fold([knot[0] - 14, 370], [hem[0] - half * 0.5, 520], [hem[0] - half * 0.5, 760], 18, 0.6),
            ...fold([knot[0] + 22, 370], [hem[0] + half * 0.3, 500], [hem[0] + half * 0.36, 700], 18, 0.55),
            ...fold([hem[0] - 6, 600], [hem[0] + 4, 700], [hem[0] - 2, end - 20], 24, 0.25),
            shade(ellipse(knot[0] + 6, 396, 90, 34), 12, 'dark', 0.5),
          ],
        },
      ]),
      {
        path: 'M-82 306C-86 280 -58 262 -10 264C44 260 84 276 86 304C90 344 84 380 70 402C50 420 -36 422 -62 404C-78 384 -80 344 -82 306Z',
        material,
        tones,
        pattern,
        turn: 74,
        lift: 7,
        folds: [
          ...fold([-66, 300], [0, 322], [74, 300], 14, 0.6),
          ...fold([-70, 356], [0, 344], [76, 366], 14, 0.55),
          ...fold([-50, 396], [10, 378], [60, 396], 12, 0.4),
        ],
      },
    ];
  },
});
