import { canvases, drawings, type Picture } from '../drawings.ts';
import { type Definitions, drawGround, drawPieces, layDown, place, sheet } from './composition.ts';
import { kinds } from './kinds.ts';
import { colours, groundFor, tonesOf } from './palette.ts';

/** A product picture as SVG. Deterministic. */
export const drawPicture = ({ kind: name, design, colour, ratio }: Picture) => {
  const kind = kinds[name];
  const [width, height] = canvases[ratio ?? drawings[name].ratio];
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
