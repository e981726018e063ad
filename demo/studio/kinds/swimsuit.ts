import { both, fold, shade } from '../folds.ts';
import { seam } from '../haberdashery.ts';
import { defineKind } from '../kind.ts';
import { ellipse, mirror, ribbon, symmetric } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = { dip: number; waist: number; leg: number; strap: number; pattern?: Pattern; hasBelt?: boolean };

export const swimsuit = defineKind<Design>({
  name: 'swimsuit',
  box: [-196, 106, 196, 846],
  designs: [
    { dip: 356, waist: 132, leg: 660, strap: 17 },
    { dip: 420, waist: 130, leg: 630, strap: 15, hasBelt: true },
    { dip: 330, waist: 134, leg: 676, strap: 30, pattern: 'breton' },
    { dip: 380, waist: 130, leg: 644, strap: 17, pattern: 'dot' },
  ],
  draw: (tones, { dip, waist, leg, strap, pattern, hasBelt }) => {
    const material = 'satin' as const;
    const front: [number, number][] = [
      [112, 290],
      [112, 230],
      [104, 170],
      [92, 120],
    ];
    const back: [number, number][] = [
      [122, 380],
      [120, 300],
      [110, 200],
      [92, 120],
    ];
    const body = symmetric(
      `M0 ${dip}C54 ${dip} 90 ${dip - 30} 102 270L122 268C132 310 146 340 162 372C158 440 ${waist + 2} 470 ${waist} 530C${waist + 2} 580 166 610 184 ${leg}Q186 ${leg + 6} 180 ${leg + 12}C140 ${leg + 50} 76 740 48 824Q46 832 38 834Q20 840 0 840`,
    );
    const edge = `M-112 276C-100 ${dip - 16} -54 ${dip + 10} 0 ${dip + 10}S100 ${dip - 16} 112 276`;
    const legEdge = `M176 ${leg + 4}C134 ${leg + 46} 66 740 38 828`;
    const drape = [
      ...fold([158, 400], [120, 470], [70, 500], 14, 0.55),
      ...fold([136, 520], [80, 540], [10, 536], 13, 0.5),
      ...fold([134, 548], [80, 586], [20, 580], 12, 0.42),
      ...fold([180, leg], [110, leg + 10], [40, leg + 60], 15, 0.5),
      ...fold([112, 290], [118, 350], [104, 420], 14, 0.45),
    ];
    return [
      { path: ribbon(back, strap * 0.9), material, tones, fill: tones.dark },
      { path: mirror(ribbon(back, strap * 0.9)), material, tones, fill: tones.dark },
      {
        path: symmetric(`M0 ${dip - 24}Q80 ${dip - 40} 154 372L140 ${dip + 40}L0 ${dip + 40}`),
        material,
        tones,
        fill: tones.dark,
      },
      { path: ribbon(front, strap), material, tones, pattern, lift: 2 },
      { path: mirror(ribbon(front, strap)), material, tones, pattern, lift: 2 },
      {
        path: body,
        material,
        tones,
        pattern,
        folds: [
          ...both(drape),
          shade(ellipse(64, dip + 22, 40, 34), 20, 'light', 0.3),
          shade(ellipse(-70, dip + 20, 40, 34), 20, 'light', 0.36),
          shade(ellipse(-10, 690, 60, 60), 20, 'light', 0.22),
          ...fold([-10, dip + 20], [6, dip + 70], [-4, dip + 130], 14, 0.4),
        ],
        details: seam(edge, tones, 1.6, 0.4) + seam(`${legEdge}${mirror(legEdge)}`, tones, 1.6, 0.4),
      },
      ...(hasBelt
        ? [
            {
              path: symmetric(`M0 522L${waist + 2} 514L${waist + 2} 544L0 552`),
              material,
              tones,
              lift: 4,
              details: seam(`M${-waist} 519L0 526L${waist} 519`, tones, 1.4, 0.35),
            },
            {
              path: `${ellipse(0, 537, 26, 26)}${ellipse(0, 537, 16, 16)}`,
              material: 'hard' as const,
              tones: { ...tones, base: '#B98A55' },
              hasHoles: true,
              lift: 3,
            },
          ]
        : []),
    ];
  },
});
