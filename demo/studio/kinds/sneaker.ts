import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { ellipse, type Point, ribbon } from '../outline.ts';
import { fittings, mix, type Tones, tonesOf } from '../palette.ts';
import { pair } from '../shapes.ts';

type Design = {
  /** How much higher the collar is than on a low shoe. */
  rise: number;
  toe: 'plain' | 'cap' | 'rubber';
  sole: 'rubber' | 'gum';
  upper: 'leather' | 'canvas';
  hasLine?: boolean;
};

const drawShoe = (tones: Tones, { rise, toe, sole, upper, hasLine }: Design): Piece[] => {
  const rubber = tonesOf(sole === 'gum' ? '#B98A5C' : fittings.rubber);
  const lace = tonesOf(fittings.rubber);
  const counter = tonesOf(mix(tones.base, tones.isNearBlack ? '#F3F1EC' : '#1E120A', tones.isNearBlack ? 0.07 : 0.2));
  const pattern = upper === 'canvas' ? ('weave' as const) : undefined;
  const lean = rise * 0.36;
  const [top, front] = [-106 - rise, -4 + lean];
  const back = 240 + rise * 0.04;
  const count = 5 + Math.round(rise / 34);
  const eyelets = Array.from({ length: count }, (_, index): Point => {
    const share = index / (count - 1);
    return [-94 + share * (front + 80), 4 + share * (top + 16)];
  });
  const collar = `C${front + 18} ${top + 6} ${front + 26} ${top + 16} ${front + 36} ${top + 30}C${front + 60} ${top + 58} 128 ${top + 70} 170 ${top + 52}C194 ${top + 40} 210 ${top + 26} ${back - 14} ${top + 16}`;
  const heelEdge = `C${back + 6} ${top + 14} ${back + 14} ${top + 28} ${back + 13} ${top + 48}C${back + 6} -20 262 30 262 96`;
  const toeTop = 'M-282 96C-290 62 -280 36 -252 24C-214 10 -168 14 -128 -6C-98 -22';
  const body = `${toeTop} ${front - 60} ${top + 36} ${front} ${top}${collar}${heelEdge}Z`;
  const eyestay = `M-132 14C-106 -8 ${front - 56} ${top + 34} ${front} ${top}C${front + 18} ${top + 6} ${front + 28} ${top + 18} ${front + 38} ${top + 32}C${front + 22} ${top + 44} ${front + 4} ${top + 62} ${front - 12} ${top + 80}C${front - 40} ${Math.min(-4, top + 112)} -62 36 -82 50C-106 52 -128 38 -132 14Z`;
  const cap = 'M-282 96C-288 66 -280 36 -250 22C-232 14 -216 11 -198 8C-172 28 -160 62 -158 96Z';
  const heel = `M166 96C160 50 170 0 ${back - 36} ${top + 40}C${back - 26} ${top + 32} ${back - 20} ${top + 22} ${back - 14} ${top + 16}${heelEdge}Z`;
  const laces = eyelets
    .map(([x, y]) =>
      ribbon(
        [
          [x, y],
          [x - 8, y - 13],
          [x - 24, y - 20],
          [x - 42, y - 15],
        ],
        10,
      ),
    )
    .join('');
  const tongue = `M-100 -10C-84 -46 ${front - 48} ${top - 4} ${front - 22} ${top - 18}C${front - 4} ${top - 30} ${front + 30} ${top - 28} ${front + 40} ${top - 12}C${front + 42} ${top + 8} ${front + 30} ${top + 36} ${front + 12} ${top + 62}L-60 14Z`;
  return [
    {
      path: `M${front - 8} ${top + 20}C40 ${top + 4} 90 ${top + 22} 150 ${top + 24}C190 ${top + 20} 214 ${top + 12} ${back - 4} ${top + 16}L${back - 12} ${top + 90}L20 ${top + 90}Z`,
      material: 'cotton',
      tones,
      fill: tones.dark,
      folds: [
        shade(`M0 ${top + 40}Q130 ${top + 66} 240 ${top + 30}L240 ${top + 100}L0 ${top + 100}Z`, 12, 'dark', 0.5),
      ],
    },
    {
      path: tongue,
      material: upper,
      tones,
      pattern,
      folds: [shade(ellipse(front + 26, top + 30, 26, 40), 8, 'dark', 0.3)],
    },
    {
      path: body,
      material: upper,
      tones,
      pattern,
      lift: 3,
      folds: [
        ...fold([-196, 20], [-176, 46], [-180, 84], 12, toe === 'rubber' ? 0 : 0.25),
        ...fold([-150, 14], [-122, 44], [-124, 92], 14, 0.5),
        ...fold([-120, 50], [-90, 66], [-86, 96], 12, 0.35),
        ...fold([30, 10], [90, 34], [160, 10], 16, 0.3),
        shade('M-284 86L266 86L266 110L-284 110Z', 8, 'dark', 0.35),
      ],
      details:
        seam(
          `M${front + 36} ${top + 42}C${front + 62} ${top + 70} 128 ${top + 82} 172 ${top + 63}C194 ${top + 52} 212 ${top + 38} ${back - 14} ${top + 28}`,
          tones,
          1.5,
          0.45,
        ) +
        (toe === 'cap'
          ? stitches('M-202 14C-178 34 -166 62 -164 90M-196 10C-171 30 -158 60 -156 90', tones.seam, 0.6)
          : ''),
    },
    ...(toe === 'rubber' ? [{ path: cap, material: 'rubber' as const, tones: rubber, lift: 2 }] : []),
    {
      path: heel,
      material: 'crisp',
      tones: counter,
      lift: 2,
      details: stitches(`M174 90C170 50 180 0 ${back - 28} ${top + 48}`, counter.seam, 0.5),
    },
    {
      path: eyestay,
      material: 'crisp',
      tones,
      lift: 2,
      details:
        stitches(
          `M-124 22C-116 40 -98 44 -84 42C-64 30 -42 ${Math.min(-10, top + 106)} ${front - 20} ${top + 76}C${front - 4} ${top + 58} ${front + 10} ${top + 46} ${front + 26} ${top + 34}`,
          tones.seam,
          0.55,
        ) +
        eyelets
          .map(([x, y]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="5" fill="${tones.deepest}"/>`)
          .join(''),
    },
    { path: laces, material: 'cotton', tones: lace, lift: 3 },
    {
      path: 'M-290 104C-294 88 -284 80 -268 82C-150 92 130 94 250 82C270 80 278 90 277 106C276 126 266 136 242 136L-206 137C-250 137 -282 128 -290 104Z',
      material: 'rubber',
      tones: rubber,
      lift: 2,
      details: seam('M-284 98C-150 108 130 108 272 98', rubber, 1.5, 0.45),
      inside: hasLine
        ? `<path d="M-287 111C-150 119 130 119 275 110" fill="none" stroke="${tones.base}" stroke-width="6"/>`
        : '',
    },
  ];
};

export const sneaker = defineKind<Design>({
  name: 'sneaker',
  box: [-304, 205, 304, 800],
  designs: [
    { rise: 0, toe: 'plain', sole: 'rubber', upper: 'leather' },
    { rise: 0, toe: 'rubber', sole: 'rubber', upper: 'canvas', hasLine: true },
    { rise: 0, toe: 'cap', sole: 'gum', upper: 'leather' },
    { rise: 76, toe: 'rubber', sole: 'rubber', upper: 'canvas' },
  ],
  draw: (tones, design) => pair(drawShoe(tones, design), 296 + design.rise * 0.6),
});
