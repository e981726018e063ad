import { mirrorShades, type Shade } from './folds.ts';
import type { Piece } from './kind.ts';
import { mirror, type Point, ribbon, short } from './outline.ts';

type Move = { x?: number; y?: number; turn?: number; scale?: number };

const place = ([x, y]: Point, { x: right = 0, y: down = 0, turn = 0, scale = 1 }: Move): Point => {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  return [x * cos - y * sin + right, x * sin + y * cos + down];
};

/** A strap through the points of a text such as `0 0, 10 20, 30 25`. */
export const strip = (points: string, width: number) =>
  ribbon(
    points.split(',').map((pair): Point => {
      const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
      return [x, y];
    }),
    width,
  );

/** A path rotated about the origin, scaled, then shifted. */
export const movePath = (path: string, move: Move) =>
  path
    .replace(/(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)/g, (_, x: string, y: string) => {
      const [right, down] = place([Number(x), Number(y)], move);
      return `${short(right)} ${short(down)} `;
    })
    .replace(/ (?=[A-Z])/g, '');

const moveMarks = (marks: string | undefined, { x = 0, y = 0, turn = 0, scale = 1 }: Move) =>
  marks ? `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${marks}</g>` : '';

const moveShade = (shade: Shade, move: Move): Shade => ({ ...shade, path: movePath(shade.path, move) });

/** The same object at another place, such as the second shoe of a pair. Only the outlines move, not the light. */
export const movePieces = (pieces: readonly Piece[], move: Move): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    path: movePath(piece.path, move),
    turn: (piece.turn ?? 0) + (move.turn ?? 0),
    folds: (piece.folds ?? []).map((shade) => moveShade(shade, move)),
    inside: moveMarks(piece.inside, move),
    details: moveMarks(piece.details, move),
  }));

const mirrorMarks = (marks: string | undefined) => (marks ? `<g transform="scale(-1 1)">${marks}</g>` : '');

/** The mirrored second shoe of a pair seen from above. Only the outlines are mirrored, not the light. */
export const mirrorPieces = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    path: mirror(piece.path),
    turn: -(piece.turn ?? 0),
    folds: mirrorShades(piece.folds ?? []),
    inside: mirrorMarks(piece.inside),
    details: mirrorMarks(piece.details),
  }));

/** Two shoes lying on their side, the upper one slightly behind and to the left. */
export const pair = (shoe: readonly Piece[], apart = 300, shift = 28, turn = -4): Piece[] => [
  ...movePieces(shoe, { x: -shift / 2, y: 500 - apart / 2, turn }),
  ...movePieces(shoe, { x: shift / 2, y: 500 + apart / 2, turn }),
];
