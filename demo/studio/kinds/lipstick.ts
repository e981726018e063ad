import { shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse } from '../outline.ts';
import { fittings, mix, tonesOf } from '../palette.ts';

type Design = { case: string; metal: 'gold' | 'steel'; tip: 'slanted' | 'blunt'; isFluted?: boolean };

const bullets: Record<Design['tip'], { path: string; cut: string }> = {
  slanted: {
    path: 'M-128 420L-128 262C-128 230 -96 176 -58 156Q-46 150 -46 166L-46 420Z',
    cut: 'M-128 266C-128 232 -96 178 -58 158Q-46 152 -48 172C-56 214 -90 252 -128 266Z',
  },
  blunt: {
    path: 'M-128 420L-128 282C-126 256 -92 222 -60 212Q-46 208 -46 224L-46 420Z',
    cut: 'M-128 286C-126 258 -92 224 -60 214Q-48 211 -48 228C-58 262 -92 286 -128 286Z',
  },
};

export const lipstick = defineKind<Design>({
  name: 'lipstick',
  box: [-190, 145, 190, 855],
  designs: [
    { case: '#2B2826', metal: 'gold', tip: 'slanted' },
    { case: fittings.gold, metal: 'gold', tip: 'slanted', isFluted: true },
    { case: '#ECE4D8', metal: 'gold', tip: 'blunt' },
    { case: '#2B2826', metal: 'steel', tip: 'slanted', isFluted: true },
  ],
  draw: (tones, { case: caseColour, metal: metalName, tip, isFluted }) => {
    const metal = tonesOf(fittings[metalName]);
    const shell = tonesOf(caseColour);
    const { path: bullet, cut } = bullets[tip];
    const pattern = isFluted ? ('rib' as const) : undefined;
    /** A shiny tube: a bright stripe on the left, a dark side on the right. */
    const tube = (left: number, top: number, right: number, bottom: number) => [
      shade(box(left + 16, top + 6, left + 30, bottom - 6), 4, 'light', 0.65),
      shade(box(right - 34, top - 10, right + 10, bottom + 10), 12, 'dark', 0.5),
    ];
    const pieces: Piece[] = [
      { path: box(-142, 400, -32, 490, 6), material: 'metal', tones: metal, folds: tube(-142, 400, -32, 490) },
      {
        path: bullet,
        material: 'wax',
        tones,
        lift: 2,
        folds: [shade(box(-84, 260, -40, 430), 12, 'dark', 0.4), shade(box(-120, 280, -108, 400), 4, 'light', 0.5)],
      },
      { path: cut, material: 'wax', tones, fill: mix(tones.base, '#FFF4EC', 0.24) },
      { path: box(-140, 396, -34, 410, 4), material: 'metal', tones: metal, lift: 2 },
      { path: box(-154, 470, -20, 506, 6), material: 'metal', tones: metal, lift: 2, folds: tube(-154, 470, -20, 506) },
      {
        path: box(-160, 500, -14, 846, 12),
        material: 'hard',
        tones: shell,
        pattern,
        lift: 3,
        folds: tube(-160, 500, -14, 846),
      },
      { path: box(26, 372, 172, 846, 14), material: 'hard', tones: shell, pattern, folds: tube(26, 372, 172, 846) },
      { path: box(24, 800, 174, 826, 4), material: 'metal', tones: metal, lift: 2, folds: tube(24, 800, 174, 826) },
      { path: ellipse(99, 440, 15), material: 'metal', tones: metal, lift: 2 },
    ];
    return isFluted ? pieces.slice(0, -1) : pieces;
  },
});
