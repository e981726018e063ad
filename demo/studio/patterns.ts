import type { Tones } from './palette.ts';

type Tile = { width: number; height: number; turn?: number; marks: (tones: Tones) => string };

const line = (path: string, colour: string, width: number, opacity: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;

const light = (tones: Tones) => (tones.isNearBlack ? '#8A8580' : '#FFFDF6');

const cream = '#F6F2E8';

const band = (x: number, y: number, width: number, height: number, colour: string, opacity: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" fill-opacity="${opacity}"/>`;

const tiles = {
  rib: {
    width: 9,
    height: 9,
    marks: (tones) => line('M2 -2V11', tones.deepest, 4, 0.3) + line('M6 -2V11', light(tones), 1.6, 0.16),
  },
  fineRib: {
    width: 6,
    height: 9,
    marks: (tones) => line('M1.5 -2V11', tones.deepest, 2, 0.24) + line('M4.2 -2V11', light(tones), 1.4, 0.14),
  },
  cable: {
    width: 64,
    height: 56,
    marks: (tones) => {
      const twist = 'M18 0C18 14 46 14 46 28S18 42 18 56M46 0C46 14 18 14 18 28S46 42 46 56';
      return (
        line(twist, tones.deepest, 7, 0.3) +
        line(twist, light(tones), 2, 0.22) +
        line('M4 -2V58M60 -2V58', tones.deepest, 3, 0.26)
      );
    },
  },
  stitch: {
    width: 12,
    height: 10,
    marks: (tones) => line('M0 2L6 8L12 2', tones.deepest, 2, 0.34) + line('M0 5L6 11L12 5', light(tones), 1.4, 0.18),
  },
  twill: {
    width: 5,
    height: 5,
    turn: 28,
    marks: (tones) => line('M1 -1V6', tones.deepest, 1.2, 0.19) + line('M3.5 -1V6', light(tones), 1.4, 0.14),
  },
  weave: {
    width: 7,
    height: 7,
    marks: (tones) =>
      line('M1 1.5H3.6M4.6 5H7', tones.deepest, 1.7, 0.22) + line('M1.5 4V6.4M5 .5V3', light(tones), 1.4, 0.16),
  },
  straw: {
    width: 20,
    height: 14,
    marks: (tones) =>
      line('M0 5Q5 0 10 5T20 5', tones.deepest, 3.4, 0.42) + line('M0 10Q5 5 10 10T20 10', light(tones), 1.8, 0.3),
  },
  check: {
    width: 72,
    height: 72,
    marks: (tones) =>
      band(0, 8, 72, 18, tones.deepest, 0.28) +
      band(8, 0, 18, 72, tones.deepest, 0.28) +
      band(0, 48, 72, 3, cream, 0.4) +
      band(48, 0, 3, 72, cream, 0.4),
  },
  gingham: {
    width: 28,
    height: 28,
    marks: () => band(0, 0, 28, 14, cream, 0.42) + band(0, 0, 14, 28, cream, 0.42),
  },
  breton: { width: 60, height: 44, marks: (tones) => band(0, 12, 60, 15, tones.second, 0.86) },
  stripe: { width: 26, height: 60, marks: (tones) => band(8, 0, 7, 60, tones.second, 0.5) },
  pin: { width: 24, height: 60, marks: () => band(11, 0, 1.7, 60, cream, 0.5) },
  cord: {
    width: 8,
    height: 8,
    marks: (tones) => line('M1.5 -2V10', tones.deepest, 2.4, 0.24) + line('M5 -2V10', light(tones), 2, 0.14),
  },
  dot: {
    width: 44,
    height: 44,
    marks: (tones) =>
      `<g fill="${tones.second}" fill-opacity=".85"><circle cx="11" cy="11" r="4.6"/><circle cx="33" cy="33" r="4.6"/></g>`,
  },
} as const satisfies Record<string, Tile>;

export type Pattern = keyof typeof tiles;

/** `turn` rotates the pattern with the cloth, as on sleeves. */
export const patternTile = (id: string, pattern: Pattern, tones: Tones, turn: number) => {
  const tile: Tile = tiles[pattern];
  const angle = (tile.turn ?? 0) + turn;
  const transform = angle === 0 ? '' : ` patternTransform="rotate(${angle})"`;
  return `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"${transform}>${tile.marks(tones)}</pattern>`;
};
