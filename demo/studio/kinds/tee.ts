import { fold, mirrorShades } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { mirror, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = { hem: number; width: number; dip: number; sleeve: number; pattern?: Pattern; hasPocket?: boolean };

export const tee = defineKind<Design>({
  name: 'tee',
  box: [-318, 138, 318, 862],
  designs: [
    { hem: 842, width: 204, dip: 204, sleeve: 0 },
    { hem: 842, width: 204, dip: 196, sleeve: 14, pattern: 'breton' },
    { hem: 826, width: 210, dip: 212, sleeve: -8, hasPocket: true },
    { hem: 780, width: 198, dip: 222, sleeve: -22, pattern: 'fineRib' },
  ],
  draw: (tones, { hem, width, dip, sleeve, pattern, hasPocket }) => {
    const material = 'cotton' as const;
    const cuff = { top: 392 + sleeve, bottom: 450 + sleeve };
    const rightSleeve = `M130 160L188 179C232 193 264 232 286 292L${318 + sleeve * 0.3} ${cuff.top}Q318 ${cuff.top + 9} 309 ${cuff.top + 13}L220 ${cuff.bottom}Q210 ${cuff.bottom + 2} 206 ${cuff.bottom - 8}L186 384L150 240Z`;
    const hemOf = (inset: number) => `M${302 + sleeve * 0.3} ${cuff.top - 4 - inset}L203 ${cuff.bottom - 22 - inset}`;
    const edge = width;
    const body = symmetric(
      `M0 ${dip}C56 ${dip} 90 186 98 149L190 180C181 222 178 300 190 376C199 470 ${edge - 8} 640 ${edge} ${hem - 10}Q${edge} ${hem - 2} ${edge - 9} ${hem}C130 ${hem + 9} 60 ${hem + 11} 0 ${hem + 11}`,
    );
    const band = symmetric(`M0 ${dip - 4}C52 ${dip - 4} 86 182 95 145L113 150C106 198 68 ${dip + 18} 0 ${dip + 18}`);
    const sleeveFolds = [
      ...fold([196, 330], [238, 352], [296, 348], 13, 0.6),
      ...fold([214, 250], [246, 300], [262, 372], 16, 0.35),
    ];
    const hang = [
      ...fold([186, 388], [142, 436], [118, 560], 15, 0.62),
      ...fold([190, 430], [170, 520], [176, 660], 14, 0.4),
      ...fold([96, 640], [112, 740], [104, 850], 16, 0.36),
    ];
    const hemLine = (rise: number) =>
      `M${-edge + 6} ${hem - rise - 10}C-130 ${hem - rise} -60 ${hem - rise + 2} 0 ${hem - rise + 2}S130 ${hem - rise} ${edge - 6} ${hem - rise - 10}`;
    return [
      {
        path: symmetric(`M0 158Q60 156 98 147C92 190 60 ${dip + 12} 0 ${dip + 12}`),
        material,
        tones,
        fill: tones.dark,
      },
      {
        path: symmetric('M0 148Q56 147 93 141Q96 143 95 152Q56 166 0 168'),
        material: 'knit',
        tones,
        fill: tones.dark,
        pattern: 'fineRib',
      },
      {
        path: rightSleeve,
        material,
        tones,
        pattern,
        turn: -18,
        folds: sleeveFolds,
        details: stitches(hemOf(0), tones.seam, 0.5) + stitches(hemOf(8), tones.seam, 0.5),
      },
      {
        path: mirror(rightSleeve),
        material,
        tones,
        pattern,
        turn: 18,
        folds: mirrorShades(sleeveFolds),
        details: stitches(mirror(hemOf(0)), tones.seam, 0.5) + stitches(mirror(hemOf(8)), tones.seam, 0.5),
      },
      {
        path: body,
        material,
        tones,
        pattern,
        lift: 2,
        folds: [
          ...hang,
          ...mirrorShades(hang.slice(0, 4)),
          ...fold([-60, 250], [-30, 300], [30, 330], 18, 0.28),
          ...fold([-150, 600], [-84, 690], [-96, 846], 18, 0.5),
          ...fold([20, 520], [-20, 640], [6, 780], 24, 0.3),
        ],
        details: stitches(hemLine(14), tones.seam, 0.5) + stitches(hemLine(22), tones.seam, 0.5),
      },
      ...(hasPocket
        ? [
            {
              path: 'M56 318L146 318L146 408L101 430L56 408Z',
              material,
              tones,
              lift: 2,
              details:
                stitches('M60 332L142 332', tones.seam, 0.5) +
                stitches('M60 324L60 405L101 425L142 405L142 324', tones.seam, 0.5),
            },
          ]
        : []),
      {
        path: band,
        material: 'knit',
        tones,
        pattern: 'fineRib',
        lift: 2,
        details: seam(`M-113 150C-106 198 -68 ${dip + 18} 0 ${dip + 18}S106 198 113 150`, tones, 1.4, 0.5),
      },
    ];
  },
});
