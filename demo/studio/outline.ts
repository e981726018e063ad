export type Point = readonly [x: number, y: number];

type Segment = { command: string; points: Point[] };

/** Rounds to one decimal, which is enough for a canvas of 800. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

const parse = (path: string): Segment[] =>
  [...path.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, command = 'L', numbers = '']) => {
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let index = 0; index + 1 < values.length; index += 2)
      points.push([values[index] ?? 0, values[index + 1] ?? 0]);
    return { command, points };
  });

const print = (segments: Segment[]) =>
  segments.map(({ command, points }) => command + points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')).join('');

const flip = ([x, y]: Point): Point => [-x, y];

/** Mirrors a path at the center line. Paths are absolute and use only M, L, C, Q and Z. */
export const mirror = (path: string) =>
  print(parse(path).map(({ command, points }) => ({ command, points: points.map(flip) }))) +
  (path.includes('Z') ? 'Z' : '');

/** 1 is the right side, -1 the left. */
export type Side = 1 | -1;

export const sides: readonly Side[] = [1, -1];

/** The path of a right half, on either side. */
export const onSide = (path: string, side: Side) => (side === 1 ? path : mirror(path));

/** A closed symmetric outline from its right half, which runs from top to bottom. */
export const symmetric = (rightHalf: string) => {
  const half = parse(rightHalf);
  const ends = half.map(({ points }) => points.at(-1) ?? ([0, 0] as const));
  const back: Segment[] = [{ command: 'L', points: [flip(ends.at(-1) ?? [0, 0])] }];
  for (let index = half.length - 1; index > 0; index -= 1) {
    const segment = half[index];
    const goal = ends[index - 1];
    if (!(segment && goal)) continue;
    back.push({ command: segment.command, points: [...segment.points.slice(0, -1).reverse(), goal].map(flip) });
  }
  return `${print(half)}${print(back)}Z`;
};

/** A smooth open line through all points. */
export const through = (points: readonly Point[]) => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const out: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const into: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return { command: 'C', points: [out, into, end] };
  });
  return print([{ command: 'M', points: [first] }, ...curves]);
};

/** Like `through`, as the continuation of a path that ends at the first point. */
export const along = (points: readonly Point[]) => through(points).replace(/^M[^C]*/, '');

const pen = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? short(part) : part)).join(' ');

export const ellipse = (x: number, y: number, radiusX: number, radiusY = radiusX) => {
  const [bowX, bowY] = [radiusX * 0.5523, radiusY * 0.5523];
  const [left, right, top, bottom] = [x - radiusX, x + radiusX, y - radiusY, y + radiusY];
  const rightHalf = pen(
    'C',
    x + bowX,
    top,
    right,
    y - bowY,
    right,
    y,
    'C',
    right,
    y + bowY,
    x + bowX,
    bottom,
    x,
    bottom,
  );
  return `${pen('M', x, top)}${rightHalf}${pen('C', x - bowX, bottom, left, y + bowY, left, y, 'C', left, y - bowY, x - bowX, top, x, top)}Z`;
};

export const box = (left: number, top: number, right: number, bottom: number, corner = 0) => {
  const bow = corner * 0.45;
  const topRight = pen('L', right - corner, top, 'C', right - bow, top, right, top + bow, right, top + corner);
  const bottomRight = pen(
    'L',
    right,
    bottom - corner,
    'C',
    right,
    bottom - bow,
    right - bow,
    bottom,
    right - corner,
    bottom,
  );
  const bottomLeft = pen(
    'L',
    left + corner,
    bottom,
    'C',
    left + bow,
    bottom,
    left,
    bottom - bow,
    left,
    bottom - corner,
  );
  const topLeft = pen('L', left, top + corner, 'C', left, top + bow, left + bow, top, left + corner, top);
  if (corner === 0) return `${pen('M', left, top, 'L', right, top, 'L', right, bottom, 'L', left, bottom)}Z`;
  return `${pen('M', left + corner, top)}${topRight}${bottomRight}${bottomLeft}${topLeft}Z`;
};

/** A strap or cord of constant width along a line of points. */
export const ribbon = (points: readonly Point[], width: number) => {
  const side = (sign: number) =>
    points.map(([x, y], index): Point => {
      const before = points[index - 1] ?? [x, y];
      const after = points[index + 1] ?? [x, y];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const reach = (sign * width) / 2 / length;
      return [x - (after[1] - before[1]) * reach, y + (after[0] - before[0]) * reach];
    });
  const back = side(-1).reverse();
  const [start] = back;
  return start ? `${through(side(1))}L${short(start[0])} ${short(start[1])}${along(back)}Z` : '';
};
