import { both, fold, mirrorShades } from '../folds.ts';
import { button, buttonColour, seam, stitches } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { box, mirror, onSide, type Side, sides, symmetric } from '../outline.ts';
import { mix } from '../palette.ts';
import type { Pattern } from '../patterns.ts';

type Design = { hem: number; width: number; roll: number; pattern?: Pattern; fastening: 'double' | 'single' | 'belt' };

export const coat = defineKind<Design>({
  name: 'coat',
  box: [-330, 66, 330, 950],
  designs: [
    { hem: 916, width: 216, roll: 384, fastening: 'double' },
    { hem: 930, width: 228, roll: 430, fastening: 'belt' },
    { hem: 880, width: 220, roll: 400, fastening: 'single', pattern: 'check' },
    { hem: 930, width: 212, roll: 450, fastening: 'single', pattern: 'twill' },
  ],
  draw: (tones, { hem, width, roll, fastening, pattern }) => {
    const material = 'wool' as const;
    const w = width;
    const reach = fastening === 'single' ? 18 : 66;
    const colour = buttonColour(tones);
    const sleeve =
      'M112 124L190 146C252 160 288 238 300 340C314 470 322 620 324 742Q324 754 312 756L262 762Q249 762 248 750C244 624 228 500 200 386L160 280Z';
    const creases = [
      ...fold([202, 396], [246, 424], [304, 398], 17, 0.5),
      ...fold([222, 520], [276, 550], [316, 526], 15, 0.5),
      ...fold([228, 572], [278, 588], [318, 570], 11, 0.36),
      ...fold([258, 220], [284, 330], [292, 460], 20, 0.36),
    ];
    const tab = 'M250 700L322 694L324 718L251 725Z';
    const front = (hem: number) =>
      `M82 100L190 146C180 200 178 290 192 372C190 460 186 540 194 620C202 730 ${w - 6} 830 ${w} ${hem - 14}Q${w} ${hem - 4} ${w - 10} ${hem - 2}C120 ${hem + 8} 20 ${hem + 10} ${-reach + 8} ${hem + 10}Q${-reach} ${hem + 10} ${-reach} ${hem + 2}L${-reach} ${roll + 6}Z`;
    const tip = 128;
    const lapel = `M${-reach} ${roll + 8}C${-reach * 0.4} ${roll - 4} 110 ${roll - 90} 156 214L${tip - 24} 204L66 178C60 250 0 330 ${-reach} ${roll + 8}Z`;
    const collar = symmetric(
      `M0 66C40 66 76 72 92 92C110 118 132 148 146 178L106 208L60 184C70 150 56 118 40 104Q20 98 0 98`,
    );
    const hang = [
      ...fold([192, 380], [150, 440], [130, 580], 18, 0.5),
      ...fold([192, 620], [164, 760], [186, hem], 24, 0.5),
      ...fold([110, 620], [96, 760], [112, hem], 24, 0.42),
      ...fold([30, 640], [44, 780], [26, hem], 26, 0.32),
      ...fold([126, 170], [156, 250], [152, 350], 20, 0.3),
      ...(fastening === 'belt'
        ? [
            ...fold([150, 520], [130, 440], [150, 380], 12, 0.6),
            ...fold([90, 520], [80, 450], [96, 400], 12, 0.5),
            ...fold([140, 560], [130, 640], [146, 720], 13, 0.6),
            ...fold([60, 560], [60, 650], [70, 740], 13, 0.5),
          ]
        : []),
    ];
    const flap = 'M96 690L178 682Q183 682 184 687L187 712Q187 718 181 719L104 727Q98 727 98 722Z';
    const panel = (side: Side) => ({
      path: onSide(front(side === 1 ? hem : hem - 7), side),
      material,
      tones,
      pattern,
      lift: 4,
      folds: side === 1 ? hang : mirrorShades(hang),
      details: side === 1 ? stitches(`M${-reach + 9} ${roll + 20}V${hem}`, tones.seam, 0.35) : '',
    });
    const leaf = (side: Side) => ({ path: onSide(lapel, side), material, tones, pattern, turn: side * 20, lift: 6 });
    const columns = fastening === 'double' ? [-36, 48] : [0];
    const rows = { double: [roll + 66, roll + 156, roll + 246], single: [roll + 40, roll + 136, roll + 232], belt: [] }[
      fastening
    ];
    const belt = [
      {
        path: symmetric('M0 522L186 514Q192 514 192 520L192 552Q192 558 186 558L0 566'),
        material,
        tones,
        pattern,
        lift: 5,
        details: seam('M-190 522L0 529L190 522M-190 550L0 557L190 550', tones, 1.4, 0.35),
      },
      {
        path: 'M18 548L58 544C66 620 60 690 44 752L2 744C20 680 24 610 18 548Z',
        material,
        tones,
        pattern,
        lift: 6,
        folds: fold([34, 560], [46, 640], [24, 744], 8, 0.4),
      },
      {
        path: `${box(-6, 510, 62, 570, 10)}${box(6, 522, 50, 558, 5)}`,
        material: 'hard' as const,
        tones: { ...tones, base: mix(colour, '#3A2618', 0.3) },
        hasHoles: true,
        lift: 4,
      },
    ];
    const tabs = sides.map((side) => ({
      path: onSide(tab, side),
      material,
      tones,
      pattern,
      lift: 3,
      details: button(side * 262, 712, 7, colour),
    }));
    return [
      {
        path: symmetric(`M0 74Q60 74 86 96L92 190L70 ${roll + 60}L0 ${roll + 60}`),
        material: 'satin',
        tones,
        fill: tones.dark,
        folds: fold([0, 130], [-4, 230], [0, 380], 8, 0.5),
        details: `${seam('M-84 118Q0 146 84 118', tones, 2, 0.4)}<path d="${box(-26, 140, 26, 164, 2)}" fill="#E9E2D3" fill-opacity=".7"/>`,
      },
      { path: sleeve, material, tones, pattern, turn: -8, folds: creases },
      { path: mirror(sleeve), material, tones, pattern, turn: 8, folds: mirrorShades(creases) },
      ...tabs,
      panel(-1),
      leaf(-1),
      { path: mirror(flap), material, tones, pattern, lift: 3 },
      panel(1),
      { path: flap, material, tones, pattern, lift: 3 },
      leaf(1),
      { path: collar, material, tones, pattern, lift: 5, folds: both(fold([64, 86], [90, 116], [120, 172], 10, 0.36)) },
      ...(fastening === 'belt' ? belt : []),
      {
        path: box(-1, roll + 40, 1, roll + 41),
        material,
        tones,
        details: columns.flatMap((x) => rows.map((y) => button(x, y, 12, colour))).join(''),
      },
    ];
  },
});
