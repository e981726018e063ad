import { both, fold, shade } from '../folds.ts';
import { button, seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { box, ellipse, ribbon, type Side, sides, symmetric } from '../outline.ts';

type Design = { outer: number; inner: number; hip: number; length: number; fade: number; hasTurnUps?: boolean };

const thread = '#C98F4A';

export const jeans = defineKind<Design>({
  name: 'jeans',
  box: [-212, 78, 212, 920],
  designs: [
    { outer: 174, inner: 66, hip: 172, length: 908, fade: 0.3 },
    { outer: 206, inner: 40, hip: 176, length: 912, fade: 0.18 },
    { outer: 148, inner: 76, hip: 168, length: 900, fade: 0.42 },
    { outer: 176, inner: 70, hip: 176, length: 850, fade: 0.22, hasTurnUps: true },
  ],
  draw: (tones, { outer, inner, hip, length, fade, hasTurnUps }) => {
    const material = 'denim' as const;
    const pattern = 'twill' as const;
    const middle = (outer + inner) / 2;
    const legs = symmetric(
      `M0 112L122 104C138 190 ${hip - 6} 260 ${hip} 360C${hip + 6} 520 ${outer - 2} 720 ${outer} ${length - 8}Q${outer} ${length} ${outer - 8} ${length + 1}Q${middle} ${length + 5} ${inner + 8} ${length + 3}Q${inner} ${length + 2} ${inner - 1} ${length - 6}C${inner - 10} 760 ${Math.min(30, inner * 0.5)} 580 9 452Q5 438 0 438`,
    );
    const thigh = hip * 0.56;
    const leg = [
      shade(ellipse(thigh, 420, 42, 110), 20, 'light', fade),
      shade(ellipse((thigh + middle) / 2, 660, 36, 70), 20, 'light', fade * 0.8),
      ...fold([6, 440], [60, 462], [140, 440], 9, 0.7),
      ...fold([8, 446], [70, 500], [150, 500], 8, 0.5),
      ...fold([10, 452], [56, 540], [96, 600], 10, 0.5),
      ...fold([hip - 4, 400], [hip - 50, 420], [80, 416], 7, 0.4),
      ...fold([60, 640], [110, 652], [hip - 10, 636], 9, 0.45),
      ...fold([64, 690], [110, 704], [hip - 14, 694], 9, 0.42),
      ...fold([inner + 6, length - 70], [middle, length - 56], [outer - 8, length - 76], 8, 0.4),
      shade(
        ribbon(
          [
            [hip - 4, 360],
            [(hip + outer) / 2 - 3, 620],
            [outer - 4, length],
          ],
          6,
        ),
        4,
        'dark',
        0.4,
      ),
    ];
    const outseam = `M${hip - 9} 366C${hip - 2} 520 ${outer - 10} 720 ${outer - 8} ${length - 20}`;
    const bow = 'M60 146C62 190 92 214 138 214M60 146';
    const gold = (path: string) => stitches(path, thread, 0.9);
    const hems = `M${inner + 1} ${length - 22}L${outer - 2} ${length - 24}M${-inner - 1} ${length - 22}L${-outer + 2} ${length - 24}`;
    const turnUp = (side: Side) => {
      const [left, right] = side === 1 ? [inner - 4, outer + 3] : [-outer - 3, -inner + 4];
      return `M${left} ${length - 52}L${right} ${length - 54}L${right} ${length + 1}Q${(left + right) / 2} ${length + 8} ${left} ${length + 3}Z`;
    };
    return [
      { path: symmetric('M0 84Q70 82 121 88L122 116L0 124'), material: 'cotton', tones, fill: tones.dark, pattern },
      { path: symmetric('M0 120L118 120L150 240L100 280L0 280'), material, tones, fill: tones.dark, pattern },
      {
        path: legs,
        material,
        tones,
        pattern,
        inside: '',
        folds: [
          ...both(leg),
          ...fold([-120, 300], [-60, 330], [-14, 420], 9, 0.35),
          ...fold([40, 300], [30, 360], [8, 424], 9, 0.35),
        ],
        details:
          seam(`${bow}M-60 146C-62 190 -92 214 -138 214`, tones, 2.4, 0.8) +
          gold(
            'M54 148C58 198 92 223 140 222M-54 148C-58 198 -92 223 -140 222M48 148C52 206 92 231 142 230M-48 148C-52 206 -92 231 -142 230',
          ) +
          gold('M104 176H138M104 184H138') +
          seam('M0 144V436', tones, 2.2, 0.7) +
          gold('M28 146V290Q26 336 4 350M34 146V292Q32 342 4 358M-6 300V432') +
          gold(`${outseam}${outseam.replace(/(M|C| )(-?\d[\d.]*) (\d)/g, '$1-$2 $3')}`) +
          (hasTurnUps ? '' : gold(hems)),
      },
      ...(hasTurnUps
        ? sides.map((side) => ({ path: turnUp(side), material, tones, fill: tones.seamLight, pattern, lift: 3 }))
        : []),
      {
        path: symmetric('M0 100Q62 98 121 88L125 130Q62 146 0 146'),
        material,
        tones,
        pattern,
        lift: 2,
        details: gold('M-119 97Q-60 107 0 108T119 97M-121 124Q-60 139 0 139T121 124') + button(10, 122, 10, '#B9793F'),
      },
      ...[-94, -44, 44, 94].map((x) => ({
        path: box(x - 6.5, 90 + (100 - Math.abs(x)) * 0.09, x + 6.5, 152, 2),
        material,
        tones,
        pattern,
        lift: 2,
        details: gold(`M${x - 3} 98V148M${x + 3} 98V148`),
      })),
    ];
  },
});
