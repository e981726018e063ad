import { both, fold } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import type { Material } from '../materials.ts';
import { along, mirror, type Point, ribbon, symmetric } from '../outline.ts';
import { mix } from '../palette.ts';
import type { Pattern } from '../patterns.ts';

type Design = {
  hem: number;
  width: number;
  dip: number;
  strap: number;
  material: Material;
  pattern?: Pattern;
  hasTrim?: boolean;
};

export const camisole = defineKind<Design>({
  name: 'camisole',
  box: [-222, 118, 222, 846],
  designs: [
    { hem: 806, width: 212, dip: 330, strap: 9, material: 'satin' },
    { hem: 780, width: 206, dip: 316, strap: 9, material: 'satin', hasTrim: true },
    { hem: 826, width: 200, dip: 306, strap: 24, material: 'cotton', pattern: 'fineRib' },
    { hem: 790, width: 218, dip: 340, strap: 9, material: 'satin', pattern: 'dot' },
  ],
  draw: (tones, { hem, width, dip, strap, material, pattern, hasTrim }) => {
    const front: Point[] = [
      [106, 250],
      [100, 208],
      [88, 160],
      [76, 132],
    ];
    const back: Point[] = [
      [112, 300],
      [104, 250],
      [88, 180],
      [74, 132],
    ];
    const wave: Point[] = [
      [width, hem - 20],
      [width * 0.82, hem - 7],
      [width * 0.55, hem - 8],
      [width * 0.28, hem + 6],
      [0, hem + 4],
    ];
    const body = `M0 ${dip}C26 ${dip - 8} 66 264 98 236Q105 232 111 237C124 268 146 300 172 314C174 440 ${width - 20} 640 ${width} ${hem - 20}`;
    const hang = [
      ...fold([104, 246], [92, 420], [118, hem], 20, 0.55),
      ...fold([168, 330], [136, 420], [166, 640], 16, 0.55),
      ...fold([150, 470], [146, 620], [166, hem], 22, 0.5),
    ];
    const scallops = Array.from({ length: 9 }, (_, index) => {
      const [start, end] = [width * (1 - index / 9), width * (1 - (index + 1) / 9)];
      const low = (x: number) => hem + 8 - 24 * (x / width) ** 2;
      return `Q${((start + end) / 2).toFixed(1)} ${(low((start + end) / 2) + 17).toFixed(1)} ${end.toFixed(1)} ${low(end).toFixed(1)}`;
    }).join('');
    const edge = `M-172 314C-146 300 -124 268 -105 240C-66 268 -26 ${dip - 4} 0 ${dip + 4}S66 268 105 240C124 268 146 300 172 314`;
    return [
      { path: ribbon(back, strap * 0.9), material, tones, fill: tones.dark },
      { path: mirror(ribbon(back, strap * 0.9)), material, tones, fill: tones.dark },
      { path: symmetric('M0 292Q80 290 150 302L140 372L0 380'), material, tones, fill: tones.dark },
      { path: ribbon(front, strap), material, tones, lift: 2 },
      { path: mirror(ribbon(front, strap)), material, tones, lift: 2 },
      {
        path: symmetric(body + along(wave)),
        material,
        tones,
        pattern,
        folds: [
          ...both(hang),
          ...fold([-20, dip + 20], [-46, 520], [-16, hem], 26, 0.5),
          ...fold([60, dip + 90], [30, 560], [52, hem], 24, 0.42),
          ...fold([-70, 420], [10, 440], [84, 400], 14, 0.3),
        ],
        details:
          seam(edge, tones, 1.6, 0.3) +
          stitches(
            `M${-width + 8} ${hem - 34}C-90 ${hem - 18} 60 ${hem - 12} ${width - 8} ${hem - 34}`,
            tones.seam,
            hasTrim ? 0 : 0.35,
          ),
      },
      ...(hasTrim
        ? [
            {
              path: symmetric(
                `M0 ${hem - 34}C60 ${hem - 34} ${width - 60} ${hem - 44} ${width - 5} ${hem - 62}L${width + 1} ${hem - 16}${scallops}`,
              ),
              material: 'cotton' as const,
              tones,
              fill: mix(tones.base, tones.seamLight, 0.5),
              pattern: 'weave' as const,
              lift: 2,
            },
          ]
        : []),
    ];
  },
});
