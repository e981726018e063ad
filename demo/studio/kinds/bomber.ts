import { both, fold, mirrorShades } from '../folds.ts';
import { seam } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import type { Material } from '../materials.ts';
import { box, ellipse, mirror, onSide, type Side, sides, symmetric } from '../outline.ts';
import { fittings, tonesOf } from '../palette.ts';
import type { Pattern } from '../patterns.ts';

type Design = {
  hem: number;
  width: number;
  zip: 'gold' | 'steel';
  material: Material;
  pattern?: Pattern;
  isQuilted?: boolean;
  hasContrastRib?: boolean;
};

export const bomber = defineKind<Design>({
  name: 'bomber',
  box: [-352, 118, 352, 856],
  designs: [
    { hem: 762, width: 220, zip: 'steel', material: 'puff' },
    { hem: 752, width: 226, zip: 'gold', material: 'leather' },
    { hem: 770, width: 222, zip: 'steel', material: 'puff', isQuilted: true },
    { hem: 740, width: 216, zip: 'gold', material: 'wool', pattern: 'twill', hasContrastRib: true },
  ],
  draw: (tones, { hem, width, zip, material, pattern, isQuilted, hasContrastRib }) => {
    const ribFill = hasContrastRib ? tones.second : tones.dark;
    const ribTones = hasContrastRib ? tonesOf(tones.second) : tones;
    const w = width;
    const sleeve =
      'M116 156L190 176C264 190 304 264 318 366C334 486 348 640 350 742Q352 766 338 772L262 778Q250 776 250 756C248 640 232 520 204 412L168 300Z';
    const creases = [
      ...fold([212, 420], [266, 446], [324, 416], 22, 0.6),
      ...fold([238, 560], [296, 590], [342, 560], 20, 0.62),
      ...fold([246, 640], [300, 664], [346, 640], 16, 0.62),
      ...fold([250, 700], [300, 722], [348, 704], 13, 0.62),
      ...fold([252, 740], [300, 756], [346, 744], 9, 0.5),
      ...fold([266, 220], [298, 330], [306, 460], 18, 0.35),
    ];
    const cuff = 'M262 762Q304 756 340 756Q346 790 338 826Q336 834 328 835L282 840Q272 840 270 832Q260 796 262 762Z';
    const hang = [
      ...fold([196, 410], [150, 466], [124, 600], 20, 0.6),
      ...fold([200, 500], [184, 600], [196, 740], 18, 0.5),
      ...fold([170, 760], [160, 700], [176, 640], 12, 0.5),
      ...fold([110, 764], [100, 700], [120, 650], 12, 0.5),
    ];
    const quilt = isQuilted
      ? seam(
          [300, 380, 460, 540, 620, 700].map((y) => `M-330 ${y + 14}Q-160 ${y} 0 ${y}T330 ${y + 14}`).join(''),
          tones,
          3,
          0.7,
        )
      : '';
    const front = (side: Side) => {
      const right = `M4 194C48 194 84 178 102 146L190 176C182 230 180 316 194 396C202 500 ${w - 2} 640 ${w} ${hem - 12}Q${w} ${hem} ${w - 10} ${hem + 2}Q110 ${hem + 10} 4 ${hem + 10}Z`;
      return onSide(right, side);
    };
    const extra = [
      ...fold([40, 300], [70, 420], [44, 560], 20, 0.34),
      ...fold([60, 600], [40, 680], [60, 770], 16, 0.5),
      ...fold([20, 250], [80, 290], [150, 280], 16, 0.3),
    ];
    const pocket = 'M92 590L106 584L162 690L148 698Z';
    const metal = tonesOf(fittings[zip]);
    const teeth = Array.from(
      { length: Math.floor((hem - 150) / 7) },
      (_, index) => `M${index % 2 === 0 ? -4 : -1} ${206 + index * 7}h5`,
    ).join('');
    const collar = symmetric('M0 192C44 192 82 172 92 138L118 150C112 196 66 226 0 226');
    return [
      { path: symmetric('M0 146Q62 144 98 136C92 184 60 208 0 212'), material: 'cotton', tones, fill: tones.dark },
      {
        path: symmetric('M0 126Q58 126 92 132L94 158Q60 172 0 174'),
        material: 'knit',
        tones: ribTones,
        fill: ribFill,
        pattern: 'rib',
      },
      { path: sleeve, material, tones, pattern, turn: -8, folds: creases, inside: quilt },
      { path: mirror(sleeve), material, tones, pattern, turn: 8, folds: mirrorShades(creases), inside: quilt },
      { path: cuff, material: 'knit', tones: ribTones, fill: ribFill, pattern: 'rib', turn: -4, lift: 2 },
      { path: mirror(cuff), material: 'knit', tones: ribTones, fill: ribFill, pattern: 'rib', turn: 4, lift: 2 },
      ...sides.map((side) => ({
        path: front(side),
        material,
        tones,
        pattern,
        lift: 4,
        inside: quilt,
        folds: both(hang.concat(extra)),
        details: seam(`M${side * 22} 204V760`, tones, 1.6, 0.5),
      })),
      ...sides.map((side) => ({ path: onSide(pocket, side), material, tones, lift: 3 })),
      {
        path: symmetric(
          `M0 ${hem + 2}L${w - 6} ${hem - 6}Q${w + 2} ${hem + 36} ${w - 8} ${hem + 70}Q${w - 10} ${hem + 78} ${w - 22} ${hem + 79}Q100 ${hem + 86} 0 ${hem + 86}`,
        ),
        material: 'knit',
        tones: ribTones,
        fill: ribFill,
        pattern: 'rib',
        lift: 3,
      },
      { path: collar, material: 'knit', tones: ribTones, fill: ribFill, pattern: 'rib', lift: 3 },
      {
        path: box(-9, 196, 9, hem + 84, 3),
        material: 'cotton',
        tones,
        fill: tones.deepest,
        details: `<path d="${teeth}" stroke="${metal.base}" stroke-width="3" transform="translate(.5)"/>`,
      },
      { path: box(-7, 202, 7, 222, 4), material: 'metal', tones: metal, lift: 2 },
      {
        path: box(-5, 220, 5, 262, 5),
        material: 'metal',
        tones: metal,
        lift: 3,
        details: `<path d="${ellipse(0, 252, 2, 3)}" fill="${metal.deepest}"/>`,
      },
    ];
  },
});
