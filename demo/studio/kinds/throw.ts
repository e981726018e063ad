import { fold, shade } from '../folds.ts';
import { seam } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, short } from '../outline.ts';
import type { Pattern } from '../patterns.ts';

type Design = { pattern?: Pattern; material: 'wool' | 'knit'; fringe: number };

export const throwBlanket = defineKind<Design>({
  name: 'throw',
  box: [-285, 165, 285, 860],
  designs: [
    { pattern: 'check', material: 'wool', fringe: 44 },
    { material: 'wool', fringe: 60 },
    { pattern: 'cable', material: 'knit', fringe: 0 },
    { pattern: 'breton', material: 'wool', fringe: 44 },
  ],
  draw: (tones, { pattern, material, fringe }) => {
    const layer = (w: number, top: number, bottom: number) =>
      `M${-w + 18} ${top}C${-w * 0.4} ${top - 10} ${w * 0.4} ${top + 4} ${w - 20} ${top - 2}Q${w + 3} ${top} ${w} ${top + 26}C${w - 8} ${(top + bottom) / 2} ${w + 6} ${bottom - 120} ${w} ${bottom}C${w * 0.4} ${bottom + 8} ${-w * 0.4} ${bottom - 6} ${-w} ${bottom}C${-w - 6} ${bottom - 130} ${-w + 8} ${top + 160} ${-w - 2} ${top + 24}Q${-w} ${top} ${-w + 18} ${top}Z`;
    const threads = Array.from({ length: 42 }, (_, index) => {
      const x = -266 + index * 13;
      const sway = ((index * 5) % 7) - 3;
      return `M${x - 4} 786L${x + 4} 786L${short(x + 3 + sway)} ${800 + fringe + sway}L${short(x - 3 + sway)} ${800 + fringe + sway}Z`;
    }).join('');
    const hem = fringe > 0 ? 800 : 846;
    const pieces: Piece[] = [
      {
        path: layer(254, 176, 420),
        material,
        tones,
        pattern,
        fill: tones.base,
        folds: [shade(box(-300, 210, 300, 300), 20, 'dark', 0.5)],
      },
      {
        path: layer(266, 206, 520),
        material,
        tones,
        pattern,
        lift: 6,
        folds: [shade(box(-300, 240, 300, 320), 20, 'dark', 0.45)],
      },
      ...(fringe > 0 ? [{ path: threads, material: 'rubber' as const, tones }] : []),
      {
        path: layer(274, 240, hem),
        material,
        tones,
        pattern,
        lift: 8,
        folds: [
          shade(box(-280, 246, 280, 268), 12, 'light', 0.35),
          shade(box(-290, 300, 290, 330), 20, 'dark', 0.16),
          ...fold([-210, 300], [-170, 480], [-196, hem - 30], 26, 0.4),
          ...fold([-40, 330], [10, 520], [-20, hem], 30, 0.3),
          ...fold([160, 290], [130, 480], [178, hem - 20], 26, 0.4),
          ...fold([-120, 560], [10, 600], [150, 556], 28, 0.3),
          shade(box(214, 240, 290, hem), 20, 'dark', 0.28),
        ],
        details:
          fringe > 0 ? seam(`M-272 ${hem - 12}C-100 ${hem - 18} 100 ${hem - 4} 272 ${hem - 12}`, tones, 1.6, 0.4) : '',
      },
    ];
    return pieces;
  },
});
