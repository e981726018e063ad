import { both, fold, mirrorShades, shade } from '../folds.ts';
import { button, buttonColour, seam } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import type { Material } from '../materials.ts';
import { box, ellipse, mirror, onSide, type Side, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = {
  hem: number;
  width: number;
  buttons: readonly number[];
  material: Material;
  pattern?: Pattern;
  hasPatchPockets?: boolean;
};

export const blazer = defineKind<Design>({
  name: 'blazer',
  box: [-338, 92, 338, 886],
  designs: [
    { hem: 856, width: 208, buttons: [560], material: 'wool' },
    { hem: 826, width: 216, buttons: [520, 620], material: 'wool', pattern: 'check' },
    { hem: 872, width: 212, buttons: [540, 640], material: 'wool', pattern: 'pin' },
    { hem: 836, width: 218, buttons: [560], material: 'cotton', pattern: 'weave', hasPatchPockets: true },
  ],
  draw: (tones, { hem, width, buttons, material, pattern, hasPatchPockets }) => {
    const roll = (buttons[0] ?? 560) - 14;
    const w = width;
    const colour = buttonColour(tones);
    const sleeve =
      'M116 150L194 168C258 182 294 262 308 368C322 500 332 650 334 778Q334 792 322 794L270 799Q257 800 256 788C252 652 234 524 206 410L166 300Z';
    const creases = [
      ...fold([208, 418], [250, 446], [312, 420], 16, 0.5),
      ...fold([230, 540], [284, 572], [326, 548], 14, 0.5),
      ...fold([236, 596], [286, 612], [328, 594], 10, 0.36),
      ...fold([264, 240], [292, 350], [300, 480], 18, 0.36),
      ...fold([266, 620], [276, 700], [266, 792], 14, 0.4),
    ];
    const sleeveButtons = (side: Side) =>
      [716, 738, 760].map((y) => button(side * (324 - (y - 700) * 0.03), y, 6, colour)).join('');
    const front = `M84 126L194 168C183 224 181 310 196 394C192 470 184 520 192 600C198 690 ${w - 4} 770 ${w} ${hem - 22}Q${w} ${hem - 10} ${w - 12} ${hem - 7}C150 ${hem + 4} 112 ${hem + 8} 88 ${hem + 8}C50 ${hem + 6} 6 ${hem - 60} -8 ${roll + 190}Q-14 ${roll + 120} -14 ${roll + 6}Z`;
    const lapel = `M-14 ${roll + 8}C30 ${roll - 70} 124 370 148 240L106 224L62 208C50 320 20 460 -14 ${roll + 8}Z`;
    const collar = symmetric(
      'M0 94C40 94 72 98 88 116C104 140 122 170 134 198L104 226L60 212C70 180 58 146 40 130Q20 124 0 124',
    );
    const hang = [
      ...fold([196, 400], [150, 450], [128, 560], 16, 0.5),
      ...fold([190, 560], [130, 580], [40, roll + 20], 16, 0.4),
      ...fold([188, 600], [170, 700], [184, hem - 20], 18, 0.46),
      ...fold([120, 660], [104, 760], [120, hem], 18, 0.36),
      ...fold([130, 190], [160, 260], [156, 350], 18, 0.3),
    ];
    const dart = 'M104 420Q96 520 100 640';
    const flap = 'M74 640L164 630Q170 630 171 636L174 664Q174 671 167 672L82 682Q75 682 74 676Z';
    const patch = 'M68 610L176 600L180 726Q178 744 160 746L92 752Q74 752 72 736Z';
    const pocket = (side: Side) => ({
      path: onSide(hasPatchPockets ? patch : flap, side),
      material,
      tones,
      pattern,
      lift: 3,
      details: hasPatchPockets ? seam(onSide('M69 626L177 616', side), tones, 1.6, 0.5) : '',
    });
    const leaf = (side: Side) => ({
      path: onSide(lapel, side),
      material,
      tones,
      pattern,
      turn: side * 18,
      lift: 5,
      folds: [shade(side === 1 ? ellipse(40, 400, 14, 120) : ellipse(-60, 400, 14, 120), 12, 'light', 0.16)],
    });
    const panel = (side: Side) => ({
      path: onSide(front, side),
      material,
      tones,
      pattern,
      lift: 4,
      folds: side === 1 ? hang : mirrorShades(hang),
      details: seam(onSide(dart, side), tones, 1.6, 0.4),
    });
    return [
      {
        path: symmetric(`M0 104Q60 102 86 122L90 200L40 ${roll + 60}L0 ${roll + 60}`),
        material: 'satin',
        tones,
        fill: tones.dark,
        folds: [...fold([0, 150], [-4, 300], [0, 480], 8, 0.5)],
        details: `${seam('M-84 140Q0 168 84 140', tones, 2, 0.4)}<path d="${box(-26, 162, 26, 186, 2)}" fill="#E9E2D3" fill-opacity=".7"/>`,
      },
      { path: sleeve, material, tones, pattern, turn: -8, folds: creases, details: sleeveButtons(1) },
      {
        path: mirror(sleeve),
        material,
        tones,
        pattern,
        turn: 8,
        folds: mirrorShades(creases),
        details: sleeveButtons(-1),
      },
      panel(1),
      pocket(1),
      leaf(1),
      panel(-1),
      pocket(-1),
      leaf(-1),
      { path: 'M86 372L150 350L153 368L90 390Z', material, tones, pattern, lift: 2 },
      { path: collar, material, tones, pattern, lift: 5, folds: both(fold([60, 112], [84, 140], [112, 190], 9, 0.36)) },
      {
        path: box(-1, roll, 1, roll + 1),
        material,
        tones,
        details: buttons.map((y) => button(2, y + 6, 12, colour)).join(''),
      },
    ];
  },
});
