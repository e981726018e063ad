import { canvases, type Definitions, drawGround, drawPieces, layDown, place, sheet } from './composition.ts';
import type { Ratio } from './kind.ts';
import { type KindName, kinds } from './kinds.ts';
import { type Colour, colours, groundFor, tonesOf } from './palette.ts';

export type Picture = { kind: KindName; design: number; colour: Colour; ratio?: Ratio };

/** A product picture as SVG. Deterministic. */
export const drawPicture = ({ kind: name, design, colour, ratio }: Picture) => {
  const kind = kinds[name];
  const [width, height] = canvases[ratio ?? kind.ratio];
  const tones = tonesOf(colours[colour]);
  const definitions: Definitions = new Map();
  const ground = drawGround(groundFor(tones.base), width, height, name, definitions);
  const { scale, transform } = place(kind.box, width, height);
  const pieces = drawPieces(kind, tones, design, { scale, turn: 0 }, definitions);
  return sheet(
    width,
    height,
    ground + layDown(`<g transform="${transform}">${pieces}</g>`, width, height, definitions),
    definitions,
  );
};
