import { both, fold, mirrorShades } from '../folds.ts';
import { button, buttonColour, seam, stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, mirror, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = { hem: number; width: number; pattern?: Pattern; hasPocket?: boolean; hasShortSleeves?: boolean };

export const shirt = defineKind<Design>({
  name: 'shirt',
  box: [-336, 112, 336, 878],
  designs: [
    { hem: 868, width: 204 },
    { hem: 874, width: 214, pattern: 'stripe' },
    { hem: 846, width: 206, pattern: 'gingham', hasPocket: true },
    { hem: 812, width: 218, hasPocket: true, hasShortSleeves: true },
  ],
  draw: (tones, { hem, width, pattern, hasPocket, hasShortSleeves }) => {
    const material = 'crisp' as const;
    const buttons = buttonColour(tones);
    const long =
      'M120 158L190 180C252 196 284 270 298 366C312 480 322 630 328 758L258 766C250 650 230 520 200 412L166 300Z';
    const brief =
      'M120 158L190 180C246 196 276 248 294 320L318 420Q318 430 308 434L222 464Q212 466 208 456L188 396L156 260Z';
    const sleeve = hasShortSleeves ? brief : long;
    const creases = hasShortSleeves
      ? [...fold([198, 340], [244, 366], [300, 360], 13, 0.6), ...fold([220, 250], [252, 310], [268, 400], 15, 0.4)]
      : [
          ...fold([206, 420], [246, 446], [306, 424], 15, 0.62),
          ...fold([226, 540], [280, 576], [318, 552], 14, 0.6),
          ...fold([234, 590], [282, 604], [322, 588], 10, 0.42),
          ...fold([262, 250], [284, 340], [290, 470], 16, 0.4),
          ...fold([290, 640], [300, 700], [296, 764], 12, 0.45),
        ];
    const cuff = 'M256 760Q294 754 330 752L334 834Q334 842 326 843L268 848Q259 848 258 840Z';
    const cuffDetail = stitches('M264 772L326 762M266 836L326 831', tones.seam, 0.5);
    const cuffs: Piece[] = hasShortSleeves
      ? []
      : [
          {
            path: cuff,
            material,
            tones,
            pattern,
            turn: -4,
            lift: 3,
            details: cuffDetail + button(314, 800, 7.5, buttons),
          },
          {
            path: mirror(cuff),
            material,
            tones,
            pattern,
            turn: 4,
            lift: 3,
            details:
              stitches('M-264 772L-326 762M-266 836L-326 831', tones.seam, 0.5) + button(-314, 800, 7.5, buttons),
          },
        ];
    const w = width;
    const tail = hasShortSleeves
      ? `L${w} ${hem - 18}Q${w} ${hem - 6} ${w - 12} ${hem - 4}Q100 ${hem} 0 ${hem}`
      : `L${w} ${hem - 96}Q${w + 2} ${hem - 70} ${w - 22} ${hem - 58}C${w - 60} ${hem - 40} 110 ${hem} 0 ${hem}`;
    const hang = [
      ...fold([188, 400], [150, 452], [116, 600], 15, 0.66),
      ...fold([192, 470], [172, 580], [182, 730], 15, 0.48),
      ...fold([92, 250], [126, 330], [122, 430], 18, 0.3),
    ];
    const leaf = 'M2 186C20 160 44 136 70 118Q96 124 112 154L104 256Q102 268 92 262C60 244 28 214 2 186Z';
    const rows = Array.from({ length: 6 }, (_, index) => 246 + index * 98).filter((y) => y < hem - 60);
    return [
      {
        path: symmetric('M0 112Q54 112 78 122L84 176L0 214'),
        material,
        tones,
        fill: tones.dark,
        details: seam('M-80 150Q0 168 80 150', tones, 1.8, 0.5),
      },
      {
        path: sleeve,
        material,
        tones,
        pattern,
        turn: hasShortSleeves ? -16 : -8,
        folds: creases,
        details: hasShortSleeves ? stitches('M216 448L312 416', tones.seam, 0.5) : '',
      },
      {
        path: mirror(sleeve),
        material,
        tones,
        pattern,
        turn: hasShortSleeves ? 16 : 8,
        folds: mirrorShades(creases),
        details: hasShortSleeves ? stitches('M-216 448L-312 416', tones.seam, 0.5) : '',
      },
      ...cuffs,
      {
        path: symmetric(`M0 182L76 144L190 180C180 230 180 316 192 396C198 500 ${w - 6} 640 ${w} ${hem - 130}${tail}`),
        material,
        tones,
        pattern,
        lift: 3,
        folds: [
          ...both(hang),
          ...fold([-60, 330], [-84, 440], [-56, 560], 18, 0.34),
          ...fold([-110, 560], [-70, 690], [-92, 820], 20, 0.5),
          ...fold([84, 600], [60, 700], [86, 810], 18, 0.44),
          ...fold([30, 420], [84, 470], [150, 470], 14, 0.3),
        ],
        details: seam('M84 196L184 232M-84 196L-184 232', tones, 1.6, 0.4),
      },
      {
        path: box(-19, 184, 19, hem - 3, 0),
        material,
        tones,
        pattern,
        lift: 2,
        details:
          stitches(`M-13 200V${hem - 8}M13 200V${hem - 8}`, tones.seam, 0.5) +
          rows.map((y) => button(0, y, 8, buttons)).join(''),
      },
      ...(hasPocket
        ? [
            {
              path: 'M62 322L144 322L144 404Q144 410 138 412L103 424L68 412Q62 410 62 404Z',
              material,
              tones,
              pattern,
              lift: 2,
              details: stitches('M66 338H140M67 327V404L103 419L139 404V327', tones.seam, 0.5),
            },
          ]
        : []),
      {
        path: mirror(leaf),
        material,
        tones,
        pattern,
        turn: -30,
        lift: 4,
        folds: fold([-90, 150], [-60, 170], [-30, 196], 8, 0.3),
        details: stitches('M-10 184C-40 214 -68 236 -96 254L-104 158', tones.seam, 0.5),
      },
      {
        path: leaf,
        material,
        tones,
        pattern,
        turn: 30,
        lift: 4,
        folds: fold([88, 140], [60, 160], [20, 184], 8, 0.3),
        details: stitches('M10 184C40 214 68 236 96 254L104 158', tones.seam, 0.5),
      },
      {
        path: 'M-19 190Q0 178 19 190L19 222L-19 222Z',
        material,
        tones,
        pattern,
        lift: 2,
        details: button(0, 205, 7.5, buttons),
      },
    ];
  },
});
