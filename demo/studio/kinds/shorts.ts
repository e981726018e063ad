import { both, fold } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import type { Material } from '../materials.ts';
import { ellipse, ribbon, symmetric } from '../outline.ts';
import { tonesOf } from '../palette.ts';
import type { Pattern } from '../patterns.ts';

type Design = {
  outer: number;
  inner: number;
  length: number;
  material: Material;
  pattern?: Pattern;
  hasTurnUps?: boolean;
};

export const shorts = defineKind<Design>({
  name: 'shorts',
  box: [-244, 214, 244, 766],
  designs: [
    { outer: 234, inner: 26, length: 722, material: 'cotton', pattern: 'weave' },
    { outer: 226, inner: 34, length: 748, material: 'crisp', hasTurnUps: true },
    { outer: 236, inner: 20, length: 664, material: 'satin' },
    { outer: 230, inner: 28, length: 712, material: 'cotton', pattern: 'stripe' },
  ],
  draw: (tones, { outer, inner, length, material, pattern, hasTurnUps }) => {
    const middle = (outer + inner) / 2;
    const legs = symmetric(
      `M0 262L168 254C188 340 210 520 ${outer} ${length - 24}Q${outer + 1} ${length - 14} ${outer - 9} ${length - 12}Q${middle} ${length + 8} ${inner + 10} ${length + 8}Q${inner} ${length + 8} ${inner - 1} ${length - 2}C${inner - 6} 640 14 580 7 548Q4 538 0 538`,
    );
    const gathers = Array.from({ length: 25 }, (_, index) => {
      const x = -162 + index * 13.5;
      return fold([x, 232 + (index % 2) * 3], [x + 1, 250], [x - 1, 274], 2.6, 0.75);
    }).flat();
    const pulls = Array.from({ length: 13 }, (_, index) => {
      const x = -150 + index * 25;
      return fold([x, 268], [x * 1.06, 300], [x * 1.12, 340 + (index % 3) * 26], 6, 0.55);
    }).flat();
    const leg = [
      ...fold([6, 540], [70, 580], [170, 570], 16, 0.6),
      ...fold([8, 548], [40, 630], [60, length], 16, 0.55),
      ...fold([190, 420], [150, 520], [186, length], 20, 0.5),
      ...fold([110, 560], [120, 640], [112, length + 8], 18, 0.4),
    ];
    const hem = (rise: number) =>
      `M${inner + 2} ${length - rise}Q${middle} ${length - rise} ${outer - 5} ${length - rise - 20}`;
    const onBoth = (rise: number) =>
      `${hem(rise)}M${-inner - 2} ${length - rise}Q${-middle} ${length - rise} ${-outer + 5} ${length - rise - 20}`;
    const cord = tonesOf(tones.isNearBlack ? '#5A5652' : '#ECE6DA');
    return [
      { path: symmetric('M0 222Q90 222 166 230L168 262L0 270'), material: 'cotton', tones, fill: tones.dark },
      {
        path: legs,
        material,
        tones,
        pattern,
        folds: [...both(leg), ...pulls, ...fold([-60, 330], [-40, 430], [-4, 530], 14, 0.4)],
        details:
          seam('M0 282V538', tones, 2, 0.6) +
          seam('M142 284L186 420M-142 284L-186 420', tones, 2.2, 0.65) +
          stitches('M134 286L178 422M-134 286L-178 422', tones.seam, 0.45) +
          (hasTurnUps ? seam(onBoth(48), tones, 2.6, 0.7) : stitches(onBoth(26) + onBoth(33), tones.seam, 0.42)),
      },
      {
        path: symmetric('M0 238Q90 236 164 226Q170 225 171 232L174 268Q174 276 166 277Q90 286 0 287'),
        material,
        tones,
        pattern,
        lift: 3,
        folds: gathers,
        details: `${stitches('M-170 268Q-90 278 0 279T170 268', tones.seam, 0.4)}<path d="${ellipse(-14, 258, 6)}${ellipse(14, 258, 6)}" fill="${tones.deepest}" stroke="${tones.seamLight}" stroke-width="2"/>`,
      },
      {
        path: ribbon(
          [
            [-14, 257],
            [-22, 310],
            [-30, 352],
            [-26, 396],
          ],
          7,
        ),
        material: 'knit',
        tones: cord,
        lift: 3,
      },
      {
        path: ribbon(
          [
            [14, 257],
            [20, 320],
            [36, 376],
            [30, 430],
          ],
          7,
        ),
        material: 'knit',
        tones: cord,
        lift: 3,
      },
    ];
  },
});
