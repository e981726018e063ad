import { fold, shade } from '../folds.ts';
import { seam } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { along, box, ellipse, type Point, ribbon, short, through } from '../outline.ts';
import { fittings, mix, type Tones, tonesOf } from '../palette.ts';
import { pair } from '../shapes.ts';

type Design = { height: number; heel: 'stiletto' | 'block'; hasStrap?: boolean };

const floor = 130;

/** The line of the sole from ball to heel: the position along it, and the share of the heel's height. */
const rise: readonly Point[] = [
  [-120, 0],
  [-60, 0.05],
  [0, 0.22],
  [60, 0.52],
  [120, 0.8],
  [180, 0.95],
  [244, 1],
];

const raised = (height: number, lifts: readonly number[], slip = 0): Point[] =>
  rise.map(([x, share], index) => [x + slip * (lifts[index] ?? 0), floor - share * height - (lifts[index] ?? 0)]);

const line = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');

const drawShoe = (tones: Tones, { height, heel, hasStrap }: Design): Piece[] => {
  const lining = tonesOf(fittings.lining);
  const leather = tonesOf(mix(fittings.tan, '#1E120A', 0.5));
  const seat = floor - height;
  const top = seat - 112;
  const bottom = raised(height, [2, 2, 2, 2, 2, 2, 2]);
  const topline = raised(height, [80, 74, 66, 62, 64, 82, 112], -0.12).toReversed();
  const far = raised(height, [82, 96, 94, 86, 86, 98, 114], -0.12);
  const [backTop = [0, 0] as const] = topline;
  const under = raised(height, [-5, -5, -6, -7, -8, -8, -8]);
  const toe = `C-160 ${floor - 74} -214 ${floor - 42} -258 ${floor - 15}C-274 ${floor - 8} -274 ${floor} -262 ${floor}L-120 ${floor - 2}`;
  const body = `M-120 ${floor - 2}${along(bottom)}C252 ${seat - 30} ${backTop[0] + 16} ${backTop[1] + 34} ${short(backTop[0])} ${short(backTop[1])}${along(topline)}${toe}Z`;
  const heels = {
    stiletto: `M248 ${seat - 30}C256 ${seat + 14} 248 ${floor - height * 0.5} 246 ${floor - 4}Q246 ${floor} 242 ${floor}L227 ${floor}Q223 ${floor} 223 ${floor - 4}C221 ${floor - height * 0.45} 214 ${seat + 40} 160 ${seat + 6}L150 ${seat - 20}Z`,
    block: `M248 ${seat - 30}C252 ${seat + 10} 253 ${floor - 40} 253 ${floor - 5}Q253 ${floor} 248 ${floor}L178 ${floor}Q172 ${floor} 172 ${floor - 6}C171 ${floor - 40} 170 ${seat + 36} 146 ${seat + 6}L150 ${seat - 20}Z`,
  };
  const loop = (from: number, to: number) =>
    ribbon(
      Array.from({ length: 9 }, (_, index): Point => {
        const angle = ((from + ((to - from) * index) / 8) * Math.PI) / 180;
        const [across, down] = [Math.cos(angle) * 82, Math.sin(angle) * 26];
        return [152 + across + down * 0.2, top - 14 + down - across * 0.12];
      }),
      13,
    );
  const buckle = `${box(104, top - 8, 130, top + 32, 7)}${box(111, top, 123, top + 24, 4)}`;
  return [
    ...(hasStrap ? [{ path: loop(180, 360), material: 'leather' as const, tones, fill: tones.dark }] : []),
    {
      path: `${through(far)}L${line(raised(height, [40, 40, 40, 36, 12, 8, 40]).toReversed())}Z`,
      material: 'leather',
      tones: lining,
      folds: [
        shade(
          `${through(raised(height, [80, 82, 76, 70, 72, 88, 110]))}L${line(bottom.toReversed())}Z`,
          8,
          'dark',
          0.5,
        ),
        shade(ellipse(-90, floor - 74, 60, 24), 12, 'dark', 0.6),
      ],
    },
    {
      path: heels[heel],
      material: 'leather',
      tones,
      folds: [shade(box(100, seat - 30, 260, seat + 14), 8, 'dark', 0.35)],
      inside: `<path d="${box(140, floor - 10, 270, floor + 4)}" fill="#1A120C"/>`,
    },
    {
      path: `M-262 ${floor}L-120 ${floor}${along(under)}L246 ${seat - 10}${along(bottom.toReversed())}L-262 ${floor - 6}Z`,
      material: 'crisp',
      tones: leather,
    },
    {
      path: body,
      material: 'leather',
      tones,
      lift: 3,
      folds: [
        ...fold([-40, floor - 50], [-70, floor - 40], [-112, floor - 30], 12, 0.3),
        shade(
          `${through(raised(height, [14, 14, 16, 18, 18, 16, 14]))}L250 ${seat + 30}L-120 ${floor + 40}Z`,
          12,
          'dark',
          0.35,
        ),
        shade(ellipse(-170, floor - 40, 40, 8), 8, 'light', 0.3),
        shade(ellipse(190, seat - 50, 40, 16), 12, 'light', 0.24),
      ],
      details: seam(through(raised(height, [72, 65, 57, 53, 55, 72, 101], -0.12)), tones, 1.3, 0.35),
    },
    ...(hasStrap
      ? [
          {
            path: ribbon(
              [
                [222, top + 30],
                [230, top],
                [231, top - 30],
              ],
              22,
            ),
            material: 'leather' as const,
            tones,
          },
          { path: loop(180, 0), material: 'leather' as const, tones, lift: 3 },
          { path: buckle, material: 'metal' as const, tones: tonesOf(fittings.gold), hasHoles: true, lift: 2 },
        ]
      : []),
  ];
};

export const pump = defineKind<Design>({
  name: 'pump',
  box: [-290, 130, 290, 850],
  designs: [
    { height: 196, heel: 'stiletto' },
    { height: 130, heel: 'block' },
    { height: 160, heel: 'stiletto', hasStrap: true },
    { height: 92, heel: 'stiletto' },
  ],
  draw: (tones, design) => pair(drawShoe(tones, design), 210 + design.height * 0.72, 44),
});
