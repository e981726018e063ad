import { shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, symmetric } from '../outline.ts';
import { colours, fittings, type Tones, tonesOf } from '../palette.ts';
import { movePieces } from '../shapes.ts';

type Design = { shape: 'oval' | 'hoop' | 'drop' | 'twist'; metal: 'gold' | 'steel' };

const isMetal = (tones: Tones) => tones.base === colours.gold || tones.base === colours.silver;

const gleam = (x: number, y: number, radius: number) => shade(ellipse(x, y, radius, radius * 1.3), 8, 'light', 0.7);

const drawOne = (tones: Tones, { shape, metal: metalName }: Design): Piece[] => {
  const metal = isMetal(tones) ? tones : tonesOf(fittings[metalName]);
  const gem = tonesOf(isMetal(tones) ? '#F3F1EC' : tones.base);
  const ball: Piece = {
    path: ellipse(0, 272, 30),
    material: 'hard',
    tones: isMetal(tones) || shape === 'oval' ? tones : metal,
    folds: [shade(ellipse(-9, 260, 8, 8), 4, 'light', 0.8), shade(ellipse(12, 290, 16, 12), 8, 'dark', 0.4)],
  };
  const link: Piece = {
    path: `${ellipse(0, 316, 13, 18)}${ellipse(0, 316, 7, 11)}`,
    material: 'metal',
    tones: metal,
    hasHoles: true,
  };
  if (shape === 'oval')
    return [
      link,
      {
        path: `${ellipse(0, 452, 112, 128)}${ellipse(0, 452, 78, 94)}`,
        material: 'hard',
        tones,
        hasHoles: true,
        lift: 4,
        folds: [
          shade('M-100 470C-104 400 -60 348 0 340C-50 360 -84 400 -88 470Z', 4, 'light', 0.6),
          shade('M96 440C100 520 40 568 -10 572C50 556 82 500 84 440Z', 4, 'dark', 0.4),
        ],
      },
      ball,
    ];
  if (shape === 'hoop')
    return [
      {
        path: `${ellipse(0, 420, 128, 146)}${ellipse(0, 392, 88, 102)}`,
        material: 'hard',
        tones: metal,
        hasHoles: true,
        folds: [
          shade('M-118 430C-116 500 -60 552 0 556C-50 530 -90 490 -100 430Z', 8, 'light', 0.65),
          shade('M120 400C124 490 60 552 10 560C70 520 96 470 100 400Z', 8, 'dark', 0.45),
        ],
      },
      { path: box(-9, 262, 9, 304, 8), material: 'metal', tones: metal, lift: 3 },
    ];
  if (shape === 'drop')
    return [
      { ...ball, path: ellipse(0, 280, 24), tones: metal, folds: [] },
      { path: `${ellipse(0, 330, 12, 30)}${ellipse(0, 330, 6, 23)}`, material: 'metal', tones: metal, hasHoles: true },
      { path: box(-20, 352, 20, 378, 12), material: 'metal', tones: metal, lift: 2 },
      {
        path: symmetric('M0 366C34 400 78 452 78 508C78 556 42 586 0 586'),
        material: 'wax',
        tones: gem,
        lift: 4,
        folds: [gleam(-28, 470, 16), shade(ellipse(28, 548, 36, 26), 12, 'dark', 0.3)],
      },
    ];
  return [
    {
      path: `${ellipse(0, 430, 118, 136)}${ellipse(0, 430, 92, 110)}`,
      material: 'metal',
      tones: metal,
      hasHoles: true,
      inside: Array.from(
        { length: 30 },
        (_, index) =>
          `<path d="M-40 316L40 270" transform="rotate(${index * 12} 0 430)" stroke="${metal.deepest}" stroke-width="3" stroke-opacity=".5"/>`,
      ).join(''),
    },
    ...(isMetal(tones)
      ? []
      : [{ path: ellipse(0, 582, 30, 34), material: 'wax' as const, tones: gem, lift: 3, folds: [gleam(-9, 570, 7)] }]),
    { path: ellipse(0, 298, 20), material: 'hard', tones: metal, lift: 3 },
  ];
};

export const earrings = defineKind<Design>({
  name: 'earrings',
  box: [-290, 230, 290, 620],
  designs: [
    { shape: 'oval', metal: 'gold' },
    { shape: 'hoop', metal: 'steel' },
    { shape: 'drop', metal: 'gold' },
    { shape: 'twist', metal: 'steel' },
  ],
  draw: (tones, design) => {
    const one = drawOne(tones, design);
    return [...movePieces(one, { x: -148, y: 0 }), ...movePieces(one, { x: 148, y: 0 })];
  },
});
