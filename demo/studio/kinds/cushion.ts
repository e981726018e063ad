import { both, fold, shade } from '../folds.ts';
import { stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, short } from '../outline.ts';
import { mix, tonesOf } from '../palette.ts';
import type { Pattern } from '../patterns.ts';

type Design = { shape: 'square' | 'oblong' | 'tasselled'; pattern: Pattern; hasPiping?: boolean };

const outline = (w: number, top: number, bottom: number) => {
  const middle = (top + bottom) / 2;
  const [sag, dip] = [30, 26];
  return (
    `M${-w} ${top}Q${-w - 6} ${top - 12} ${-w + 12} ${top - 10}C${-w * 0.5} ${top + dip} ${w * 0.5} ${top + dip} ${w - 12} ${top - 10}Q${w + 6} ${top - 12} ${w} ${top}` +
    `C${w - sag} ${middle - 90} ${w - sag} ${middle + 90} ${w} ${bottom}Q${w + 8} ${bottom + 14} ${w - 12} ${bottom + 10}C${w * 0.5} ${bottom - dip + 6} ${-w * 0.5} ${bottom - dip + 6} ${-w + 12} ${bottom + 10}Q${-w - 8} ${bottom + 14} ${-w} ${bottom}` +
    `C${-w + sag} ${middle + 90} ${-w + sag} ${middle - 90} ${-w} ${top}Z`
  );
};

const sizes = { square: [278, 222, 780], oblong: [296, 320, 680], tasselled: [256, 246, 758] } as const;

export const cushion = defineKind<Design>({
  name: 'cushion',
  box: [-305, 195, 305, 805],
  designs: [
    { shape: 'square', pattern: 'weave', hasPiping: true },
    { shape: 'square', pattern: 'stripe' },
    { shape: 'oblong', pattern: 'cord', hasPiping: true },
    { shape: 'tasselled', pattern: 'cable' },
  ],
  draw: (tones, { shape, pattern, hasPiping }) => {
    const [w, top, bottom] = sizes[shape];
    const middle = (top + bottom) / 2;
    const piping = tonesOf(mix(tones.base, tones.isNearBlack ? '#6A635C' : '#1E120A', 0.22));
    const tassel = (x: number, y: number, turn: 1 | -1, up: 1 | -1): Piece => ({
      path:
        [-4, -3, -2, -1, 0, 1, 2, 3, 4]
          .map((thread) => {
            const [across, down] = [turn * (thread * 3.8), up * (thread * -3.8)];
            return `M${x - turn * 5} ${y + up * 5}L${x + turn * 56 + across - turn * 2.4} ${y + up * 56 + down + up * 2.4}L${x + turn * 56 + across + turn * 1.6} ${y + up * 56 + down - up * 1.6}L${x + turn * 5} ${y - up * 5}Z`;
          })
          .join('') + ellipse(x + turn * 10, y + up * 10, 11),
      material: 'rubber',
      tones: piping,
      details: [-2.4, -0.8, 0.8, 2.4]
        .map(
          (thread) =>
            `<path d="M${x + turn * 20} ${y + up * 20}L${short(x + turn * (55 + thread * 4))} ${short(y + up * (55 - thread * 4))}" stroke="${piping.deepest}" stroke-opacity=".6" stroke-width="1.8"/>`,
        )
        .join(''),
    });
    const corners: readonly (readonly [number, number, 1 | -1, 1 | -1])[] = [
      [-w + 4, top, -1, -1],
      [w - 4, top, 1, -1],
      [-w + 4, bottom, -1, 1],
      [w - 4, bottom, 1, 1],
    ];
    return [
      ...(shape === 'tasselled' ? corners.map(([x, y, turn, up]) => tassel(x, y, turn, up)) : []),
      ...(hasPiping ? [{ path: outline(w + 6, top - 5, bottom + 5), material: 'rubber' as const, tones: piping }] : []),
      {
        path: outline(w, top, bottom),
        material: 'plush',
        tones,
        pattern,
        folds: [
          ...both(fold([-w + 8, top + 6], [-w + 70, top + 50], [-w + 140, top + 130], 22, 0.75)),
          ...both(fold([-w + 8, bottom - 4], [-w + 60, bottom - 60], [-w + 130, bottom - 134], 22, 0.75)),
          ...both(fold([-w + 50, top + 12], [-w + 110, top + 40], [-w + 190, top + 50], 14, 0.6)),
          ...fold([-w + 26, bottom - 70], [-w + 50, bottom - 120], [-w + 50, bottom - 190], 12, 0.4),
          ...fold([w - 24, bottom - 60], [w - 44, bottom - 130], [w - 40, bottom - 200], 12, 0.4),
          shade(ellipse(-60, middle - 50, 170, 120), 20, 'light', 0.12),
          ...fold([-90, middle + 60], [10, middle + 96], [120, middle + 50], 26, 0.3),
          shade(box(-w, bottom - 50, w, bottom + 20), 20, 'dark', 0.25),
        ],
        details: hasPiping ? '' : stitches(outline(w - 14, top + 14, bottom - 14), tones.seam, 0.3),
      },
    ];
  },
});
