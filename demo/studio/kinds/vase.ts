import { shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { ellipse, type Point, ribbon, symmetric, through } from '../outline.ts';
import { tonesOf } from '../palette.ts';
import { movePath } from '../shapes.ts';

type Design = {
  body: string;
  mouth: number;
  top: number;
  stems: 'wheat' | 'branch' | 'none';
  bands?: readonly number[];
};

const bodies = {
  bottle: symmetric(
    'M0 462L46 462Q50 462 49 474C46 530 48 560 70 586C130 620 190 660 190 742C190 830 130 896 84 898L0 900',
  ),
  amphora: symmetric(
    'M0 400L70 400Q78 402 74 416C62 450 62 476 92 500C160 540 200 590 196 656C188 760 120 830 96 890Q92 900 80 900L0 900',
  ),
  cylinder: symmetric(
    'M0 440L112 440Q122 442 120 456C108 500 132 540 140 620C146 700 134 780 126 880Q124 898 106 898L0 900',
  ),
  moon: symmetric(
    'M0 478L74 478Q82 480 80 490L78 512C150 530 208 600 208 694C208 800 140 874 90 892Q80 900 66 900L0 900',
  ),
};

const grain = (x: number, y: number, turn: number) =>
  movePath('M0 0C-10 -8 -12 -28 0 -40C12 -28 10 -8 0 0Z', { x, y, turn });

const ear = ([x, y]: Point, lean: number) =>
  [0, 1, 2, 3, 4]
    .map(
      (row) =>
        grain(x - lean * row * 4 - 8, y + row * 26, lean * 8 - 28) +
        grain(x - lean * row * 4 + 8, y + row * 26, lean * 8 + 28),
    )
    .join('') + grain(x + lean * 2, y - 14, lean * 10);

const drawStems = (kind: Design['stems'], top: number): Piece[] => {
  const straw = tonesOf('#C9AE7C');
  const stalks: readonly (readonly Point[])[] = [
    [
      [-8, top + 20],
      [-24, top - 120],
      [-74, top - 290],
    ],
    [
      [2, top + 20],
      [6, top - 150],
      [16, top - 340],
    ],
    [
      [10, top + 20],
      [34, top - 110],
      [92, top - 250],
    ],
  ];
  if (kind === 'none') return [];
  const branches = stalks.map((points, index) =>
    points.map(([x, y]): Point => [x + (index - 1) * (top + 20 - y) * 0.16, y]),
  );
  const lines = kind === 'wheat' ? stalks : branches;
  const stems: Piece = {
    path: lines.map((points) => ribbon(points, 6)).join(''),
    material: 'rubber',
    tones: tonesOf(kind === 'wheat' ? '#A89068' : '#6E5844'),
  };
  const heads = stalks.map((points, index) => ear(points[2] ?? [0, 0], index - 1)).join('');
  const leaves = branches
    .flatMap((points, index) =>
      [0.3, 0.55, 0.8, 1].flatMap((share) => {
        const [start, end] = [points[1] ?? [0, 0], points[2] ?? [0, 0]];
        const at: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
        return [-1, 1].map((side) =>
          movePath('M0 0C-13 -14 -13 -40 0 -54C13 -40 13 -14 0 0Z', {
            x: at[0],
            y: at[1],
            turn: side * 52 + (index - 1) * 26,
          }),
        );
      }),
    )
    .join('');
  return [
    stems,
    {
      path: kind === 'wheat' ? heads : leaves,
      material: 'crisp',
      tones: kind === 'wheat' ? straw : tonesOf('#8B977C'),
      lift: 3,
    },
  ];
};

export const vase = defineKind<Design>({
  name: 'vase',
  box: [-215, 70, 215, 905],
  designs: [
    { body: bodies.bottle, mouth: 48, top: 462, stems: 'wheat' },
    { body: bodies.amphora, mouth: 74, top: 400, stems: 'branch' },
    { body: bodies.cylinder, mouth: 118, top: 440, stems: 'branch', bands: [560, 600] },
    { body: bodies.moon, mouth: 80, top: 478, stems: 'wheat', bands: [640] },
  ],
  draw: (tones, { body, mouth, top, stems, bands = [] }) => [
    { path: ellipse(0, top + 2, mouth, mouth * 0.17), material: 'crisp', tones, fill: tones.deepest },
    ...drawStems(stems, top),
    {
      path: body,
      material: 'plush',
      tones,
      inside: bands
        .map(
          (y) =>
            `<path d="${through([
              [-220, y],
              [0, y + 24],
              [220, y],
            ])}" fill="none" stroke="${tones.deepest}" stroke-opacity=".3" stroke-width="7"/>`,
        )
        .join(''),
      folds: [
        shade('M80 440L260 440L260 920L90 920Q190 800 130 640Z', 20, 'dark', 0.4),
        shade('M-220 850L220 850L220 920L-220 920Z', 20, 'dark', 0.35),
        shade(ellipse(-78, 690, 40, 90), 20, 'light', 0.5),
        shade(ellipse(-mouth * 0.5, top + 50, 9, 50), 8, 'light', 0.4),
      ],
    },
    {
      path: `${ellipse(0, top + 2, mouth + 3, mouth * 0.19 + 3)}${ellipse(0, top + 1, mouth - 6, mouth * 0.15)}`,
      material: 'crisp',
      tones,
      hasHoles: true,
    },
  ],
});
