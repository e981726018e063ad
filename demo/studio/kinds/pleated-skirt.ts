import { flare, fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { along, ellipse, type Point, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = { width: number; hem: number; pleats: number; pattern?: Pattern };

export const pleatedSkirt = defineKind<Design>({
  name: 'pleated-skirt',
  box: [-290, 142, 290, 872],
  designs: [
    { width: 276, hem: 846, pleats: 13 },
    { width: 262, hem: 858, pleats: 19 },
    { width: 284, hem: 760, pleats: 11, pattern: 'check' },
    { width: 252, hem: 866, pleats: 9 },
  ],
  draw: (tones, { width, hem, pleats, pattern }) => {
    const material = 'satin' as const;
    const step = (2 * width) / pleats;
    const fall = (x: number) => hem - 26 * (x / width) ** 2;
    const wave: Point[] = [];
    for (let index = 0; index * step <= width; index += 1) {
      const right = width - index * step;
      wave.push(
        [right, fall(right) + 2],
        [right - step * 0.42, fall(right) + 9],
        [right - step * 0.86, fall(right) + 1],
      );
    }
    const ends = wave.filter(([x]) => x > 1);
    const folds = Array.from({ length: pleats + 1 }, (_, index) => {
      const turn = (index / pleats) * 2 - 1;
      return flare([turn * 114, 200], [turn * width, hem + 24], step * 0.5, 0.85 + (index % 3) * 0.12);
    }).flat();
    const lines = Array.from({ length: pleats - 1 }, (_, index) => {
      const turn = ((index + 1) / pleats) * 2 - 1;
      return `M${(turn * 114).toFixed(1)} 200L${(turn * width).toFixed(1)} ${(fall(turn * width) + 2).toFixed(1)}`;
    }).join('');
    return [
      { path: symmetric('M0 150Q70 148 114 154L116 184L0 190'), material: 'cotton', tones, fill: tones.dark },
      {
        path: symmetric(
          `M0 190L116 184C140 380 ${width - 50} 660 ${width} ${fall(width)}${along([[width, fall(width)], ...ends, [0, fall(0) + 8]])}`,
        ),
        material,
        tones,
        pattern,
        folds: [
          ...folds,
          shade(ellipse(0, 200, 150, 16), 8, 'dark', 0.45),
          ...fold([-80, 420], [0, 450], [100, 424], 26, 0.25),
        ],
        details: seam(lines, tones, 1.5, 0.34),
      },
      {
        path: symmetric('M0 166Q64 164 113 154Q118 153 118 159L122 196Q122 202 116 203Q60 212 0 212'),
        material: 'crisp',
        tones,
        lift: 3,
        details: stitches('M-116 193Q-60 201 0 201T116 193', tones.seam, 0.35),
      },
    ];
  },
});
