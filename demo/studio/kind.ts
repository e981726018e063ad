import type { Shade } from './folds.ts';
import type { Material } from './materials.ts';
import type { Tones } from './palette.ts';
import type { Pattern } from './patterns.ts';

/** A part with its own cloth. Pieces are listed from back to front. */
export type Piece = {
  /** A closed outline. x = 0 is the center line, and the drawing's center is at y = 500. */
  path: string;
  material: Material;
  tones: Tones;
  /** Replaces `tones.base`: any color, or a gradient defined in `inside`. */
  fill?: string;
  pattern?: Pattern | undefined;
  /** The rotation of the pattern in degrees. */
  turn?: number;
  /** Thickness, 2 to 10. The piece casts a small shadow on what is below. */
  lift?: number;
  folds?: readonly Shade[];
  /** SVG drawn on the cloth, clipped to the piece and lit with it. */
  inside?: string;
  /** SVG on top of the lit piece: seams, stitches, buttons. */
  details?: string;
  /** Whether holes in the outline show what is below. */
  hasHoles?: boolean;
};

type KindOf<Design> = {
  name: string;
  /** Left, top, right and bottom of the drawing with its widest design. */
  box: readonly [number, number, number, number];
  designs: readonly Design[];
  draw: (tones: Tones, design: Design) => Piece[];
};

export type Kind = Omit<KindOf<unknown>, 'designs' | 'draw'> & {
  designCount: number;
  /** `design` counts from 1. */
  draw: (tones: Tones, design: number) => Piece[];
};

export const defineKind = <Design>({ designs, draw, ...rest }: KindOf<Design>): Kind => ({
  ...rest,
  designCount: designs.length,
  draw: (tones, number) => {
    const design = designs[number - 1];
    if (design === undefined) throw new Error(`${rest.name} has no design ${number}`);
    return draw(tones, design);
  },
});
