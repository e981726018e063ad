import { fold, mirrorShades } from '../folds.ts';
import { seam } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { mirror, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = { body: Pattern; sleeves: Pattern; hem: number; neck: 'round' | 'roll'; width: number };

export const jumper = defineKind<Design>({
  name: 'jumper',
  box: [-352, 112, 352, 866],
  designs: [
    { body: 'cable', sleeves: 'stitch', hem: 780, neck: 'round', width: 212 },
    { body: 'stitch', sleeves: 'stitch', hem: 766, neck: 'roll', width: 218 },
    { body: 'rib', sleeves: 'rib', hem: 790, neck: 'round', width: 200 },
    { body: 'breton', sleeves: 'breton', hem: 752, neck: 'round', width: 214 },
  ],
  draw: (tones, { body, sleeves, hem, neck, width }) => {
    const material = 'knit' as const;
    const sleeve =
      'M120 158L190 178C256 192 296 260 312 360C326 470 340 640 348 762L260 774C252 650 236 520 206 410L170 300Z';
    const cuff = 'M260 764Q304 754 348 752Q354 800 344 846Q340 852 332 853L276 858Q266 858 265 850Q258 806 260 764Z';
    const creases = [
      ...fold([214, 420], [262, 440], [322, 420], 20, 0.55),
      ...fold([240, 560], [290, 590], [336, 570], 18, 0.5),
      ...fold([248, 616], [296, 634], [340, 614], 14, 0.42),
      ...fold([256, 730], [300, 748], [344, 722], 15, 0.5),
    ];
    const hang = [
      ...fold([198, 410], [150, 470], [128, 600], 20, 0.6),
      ...fold([206, 500], [186, 610], [194, 740], 18, 0.4),
    ];
    const dip = neck === 'roll' ? 190 : 206;
    const hemPiece = symmetric(
      `M0 ${hem}L${width - 4} ${hem - 8}Q${width + 6} ${hem + 36} ${width - 8} ${hem + 70}Q${width - 12} ${hem + 77} ${width - 24} ${hem + 78}Q100 ${hem + 85} 0 ${hem + 85}`,
    );
    const collar =
      neck === 'roll'
        ? symmetric('M0 116C44 116 84 118 100 126C112 150 112 180 104 206C80 224 40 232 0 232')
        : symmetric(`M0 ${dip - 4}C50 ${dip - 4} 84 182 94 143L120 150C112 204 70 ${dip + 27} 0 ${dip + 27}`);
    return [
      {
        path: symmetric(`M0 152Q62 150 98 141C92 190 60 ${dip + 12} 0 ${dip + 12}`),
        material,
        tones,
        fill: tones.dark,
      },
      {
        path: symmetric('M0 138Q58 137 90 134Q97 135 96 150Q60 168 0 170'),
        material,
        tones,
        fill: tones.dark,
        pattern: 'rib',
      },
      { path: sleeve, material, tones, pattern: sleeves, turn: -7, folds: creases },
      { path: mirror(sleeve), material, tones, pattern: sleeves, turn: 7, folds: mirrorShades(creases) },
      {
        path: cuff,
        material,
        tones,
        pattern: 'rib',
        turn: -3,
        lift: 2,
        details: seam('M262 765Q304 756 346 754', tones, 1.6, 0.5),
      },
      {
        path: mirror(cuff),
        material,
        tones,
        pattern: 'rib',
        turn: 3,
        lift: 2,
        details: seam('M-262 765Q-304 756 -346 754', tones, 1.6, 0.5),
      },
      {
        path: symmetric(
          `M0 ${dip}C56 ${dip} 90 186 100 149L194 179C184 230 182 310 196 392C206 500 ${width - 4} 660 ${width} ${hem}Q100 ${hem + 10} 0 ${hem + 10}`,
        ),
        material,
        tones,
        pattern: body,
        lift: 4,
        folds: [
          ...hang,
          ...mirrorShades(hang),
          ...fold([-70, 280], [-30, 330], [50, 350], 22, 0.3),
          ...fold([-110, 600], [-60, 690], [-80, 780], 22, 0.4),
          ...fold([60, 620], [84, 700], [70, 790], 24, 0.4),
        ],
      },
      {
        path: hemPiece,
        material,
        tones,
        pattern: 'rib',
        lift: 3,
        details: seam(
          `M${-width + 8} ${hem - 5}Q-100 ${hem + 2} 0 ${hem + 2}T${width - 8} ${hem - 5}`,
          tones,
          1.6,
          0.4,
        ),
      },
      {
        path: collar,
        material,
        tones,
        pattern: 'rib',
        lift: 3,
        folds:
          neck === 'roll'
            ? [...fold([-100, 170], [0, 196], [100, 168], 14, 0.6), ...fold([-60, 214], [0, 226], [70, 208], 8, 0.4)]
            : [],
      },
    ];
  },
});
