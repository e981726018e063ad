import { flare, fold, mirrorShades, shade } from '../folds.ts';
import { seam } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { along, ellipse, mirror, type Point, type Side, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = { hem: number; width: number; sleeve: number; pattern?: Pattern; hasBelt: boolean };

export const wrapDress = defineKind<Design>({
  name: 'wrap-dress',
  box: [-272, 92, 272, 938],
  designs: [
    { hem: 918, width: 256, sleeve: 0, hasBelt: true },
    { hem: 930, width: 236, sleeve: 30, hasBelt: true, pattern: 'dot' },
    { hem: 850, width: 262, sleeve: -20, hasBelt: true },
    { hem: 924, width: 246, sleeve: 16, hasBelt: false, pattern: 'pin' },
  ],
  draw: (tones, { hem, width, sleeve, pattern, hasBelt }) => {
    const material = 'satin' as const;
    const flutter = `M112 128L146 112C190 118 232 160 252 ${214 + sleeve}Q266 ${250 + sleeve} 270 ${268 + sleeve}Q258 ${288 + sleeve} 236 ${286 + sleeve}Q214 ${300 + sleeve} 196 ${290 + sleeve}Q174 ${296 + sleeve} 158 ${280 + sleeve}L136 250Z`;
    const gathers = [
      ...flare([158, 130], [240, 320 + sleeve], 18, 0.6),
      ...flare([150, 150], [206, 320 + sleeve], 16, 0.7),
      ...flare([144, 180], [170, 320 + sleeve], 14, 0.6),
    ];
    const wave: Point[] = [[width, hem - 22]];
    for (let step = 1; step <= 7; step += 1) {
      const x = width * (1 - step / 7);
      wave.push([x, hem - 22 * (x / width) ** 2 + (step % 2 === 0 ? 4 : -2) * (0.5 + (step % 3) * 0.4)]);
    }
    const skirt = symmetric(`M0 408L116 408C134 520 ${width - 50} 740 ${width} ${hem - 22}${along(wave)}`);
    const fan = [-0.92, -0.74, -0.55, -0.36, -0.2, 0.02, 0.2, 0.38, 0.56, 0.76, 0.94].flatMap((turn, index) =>
      flare(
        [turn * 108, 412 + (index % 3) * 26],
        [turn * (width + 6), hem + 30],
        index % 2 === 0 ? 26 : 34,
        index % 3 === 0 ? 0.72 : 0.5,
      ),
    );
    const under = 'M-150 110Q-130 104 -96 100L116 392L116 420L-112 420C-112 360 -128 300 -142 262Q-152 180 -150 110Z';
    const over = mirror(
      'M-150 110Q-130 104 -96 100C-40 196 60 320 118 386L118 420L-112 420C-112 360 -128 300 -142 262Q-152 180 -150 110Z',
    );
    const drape = (side: Side) => {
      const shades = [
        ...fold([-116, 400], [-40, 330], [-30, 210], 18, 0.5),
        ...fold([-100, 410], [20, 360], [60, 320], 13, 0.55),
        ...fold([-112, 380], [-90, 300], [-100, 190], 14, 0.45),
        ...fold([-60, 412], [30, 384], [90, 378], 9, 0.5),
        ...fold([-112, 330], [-60, 300], [-20, 290], 12, 0.3),
      ];
      return side === 1 ? mirrorShades(shades) : shades;
    };
    const belt = symmetric('M0 398L112 394Q122 394 121 404L120 424Q120 432 112 432L0 436');
    const knot = 'M36 402C40 386 78 384 88 398C98 412 92 440 74 444C54 448 36 440 34 424Q33 410 36 402Z';
    const tail = (x: number, length: number, sway: number) =>
      `M${x} 432C${x + 14} 500 ${x + sway + 16} ${420 + length * 0.6} ${x + sway + 12} ${432 + length}L${x + sway - 18} ${440 + length}C${x + sway - 8} ${420 + length * 0.5} ${x - 6} 500 ${x - 16} 436Z`;
    return [
      {
        path: symmetric('M0 104Q70 102 110 96L130 140L60 300L0 320'),
        material,
        tones,
        fill: tones.dark,
        details: seam('M-108 112Q0 124 108 112', tones, 1.8, 0.5),
      },
      { path: flutter, material, tones, pattern, turn: -12, folds: gathers },
      { path: mirror(flutter), material, tones, pattern, turn: 12, folds: mirrorShades(gathers) },
      { path: skirt, material, tones, pattern, folds: [...fan, shade(ellipse(-10, 420, 150, 22), 8, 'dark', 0.4)] },
      {
        path: under,
        material,
        tones,
        pattern,
        turn: 6,
        lift: 3,
        folds: drape(-1),
        details: seam('M-90 106L40 288', tones, 1.6, 0.35),
      },
      {
        path: over,
        material,
        tones,
        pattern,
        turn: -6,
        lift: 5,
        folds: drape(1),
        details: seam('M89 106C34 198 -64 320 -114 378', tones, 1.6, 0.4),
      },
      ...(hasBelt
        ? [
            {
              path: tail(54, 214, -26),
              material,
              tones,
              lift: 4,
              folds: fold([50, 440], [44, 520], [34, 640], 7, 0.5),
            },
            {
              path: tail(78, 252, 26),
              material,
              tones,
              lift: 5,
              folds: fold([76, 440], [90, 540], [100, 680], 7, 0.5),
            },
            {
              path: belt,
              material,
              tones,
              lift: 4,
              folds: [
                ...fold([-118, 416], [-40, 424], [40, 412], 6, 0.7),
                ...fold([20, 424], [60, 416], [118, 412], 5, 0.6),
              ],
            },
            {
              path: knot,
              material,
              tones,
              lift: 5,
              folds: [
                ...fold([42, 408], [60, 420], [60, 442], 6, 0.8),
                ...fold([84, 404], [70, 418], [72, 440], 5, 0.6),
              ],
            },
          ]
        : [
            {
              path: symmetric('M0 404L116 402L118 426L0 428'),
              material,
              tones,
              lift: 2,
              details: seam('M-116 405L116 405M-117 425L117 425', tones, 1.4, 0.4),
            },
          ]),
    ];
  },
});
