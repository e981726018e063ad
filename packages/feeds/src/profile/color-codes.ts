// cspell:ignore PNGR
import { readColor } from '../clean/color/color.ts';
import { guessColorOfCode } from '../clean/color/color-codes.ts';
import { isRecord } from './is-record.ts';
import { ownValue } from './own-value.ts';

/**
 * Color codes in a store's SKUs, learned from rows that also name a color: '30S-PNGR-38' for 'Pine Needle Green'.
 * `place` counts parts from the end, starting at 0; `colors` is keyed by upper-cased code.
 */
export type ColorCodes = {
  of: 'id' | 'mpn';
  separator: string;
  place: number;
  colors: Readonly<Record<string, string>>;
};

/** A number of a row, and the color that the row names. */
export type ColoredNumber = { number: string; color: string };

const separators = ['-', '_', '/', '.', ' '];
const places = [0, 1, 2, 3];
const fewestCodes = 2;
const nearlyAll = 0.9;
const mostCodes = 500;
/** Maximum mean number of codes per color. A part with more codes means something else. */
const codesPerColor = 1.5;

/** The first part of a number identifies the product. */
const codeAt = (parts: readonly string[], place: number): string =>
  place < parts.length - 1 ? (parts.at(-1 - place) ?? '').toUpperCase() : '';

const mostFrequent = (counts: ReadonlyMap<string, number>): [color: string, count: number] =>
  [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);

type Split = { parts: readonly string[]; color: string };
type Counts = Map<string, Map<string, number>>;

const countCodes = (rows: readonly Split[], place: number): Counts => {
  const counts: Counts = new Map();
  for (const { parts, color } of rows) {
    const code = codeAt(parts, place);
    if (code === '' || code.length > 16) continue;
    const own = counts.get(code) ?? new Map<string, number>();
    own.set(color, (own.get(color) ?? 0) + 1);
    counts.set(code, own);
  }
  return counts;
};

/** Returns the color of each code, if nearly all rows agree and colors have hardly more than one code each. */
const colorsAt = (rows: readonly Split[], place: number): Record<string, string> | null => {
  const best = [...countCodes(rows, place)].map(([code, own]) => [code, ...mostFrequent(own)] as const);
  const borneOut = best.reduce((sum, [, , count]) => sum + count, 0);
  const colors = new Set(best.map(([, color]) => color));
  const areCodes = colors.size >= fewestCodes && best.length <= codesPerColor * colors.size;
  if (!areCodes || borneOut < nearlyAll * rows.length) return null;
  return Object.fromEntries(best.slice(0, mostCodes).map(([code, color]) => [code, color]));
};

const learnFrom = (of: ColorCodes['of'], rows: readonly ColoredNumber[]): ColorCodes | null => {
  for (const separator of separators) {
    const split = rows.map(({ number, color }): Split => ({ parts: number.split(separator), color }));
    const longest = Math.max(0, ...split.map(({ parts }) => parts.length));
    for (const place of places.filter((one) => one < longest - 1)) {
      const colors = colorsAt(split, place);
      if (colors) return { of, separator, place, colors };
    }
  }
  return null;
};

/**
 * Finds the part of a store's SKUs, or else of its part numbers, that is a color code, and the meaning of each code.
 */
export const learnColorCodes = (skus: readonly ColoredNumber[], numbers: readonly ColoredNumber[]): ColorCodes | null =>
  learnFrom('id', skus) ?? learnFrom('mpn', numbers);

/**
 * Returns whether the code consists of the first letter of each word and optional later letters in order: 'PNGR' for
 * 'pine needle green'.
 */
const abbreviates = (code: string, words: readonly string[]): boolean => {
  const [word, ...rest] = words;
  if (word === undefined) return code === '';
  if (code === '' || code[0] !== word[0]) return false;
  let at = 0;
  for (let taken = 1; ; taken += 1) {
    if (abbreviates(code.slice(taken), rest)) return true;
    at = word.indexOf(code[taken] ?? ' ', at + 1);
    if (taken >= code.length || at < 0) return false;
  }
};

const shortestCode = 3;

/** Returns the feed color that a code abbreviates, if all candidates are one color. */
const abbreviated = (code: string, names: readonly string[]): string | null => {
  const lower = code.toLowerCase();
  if (!/^\p{L}+$/u.test(lower) || lower.length < shortestCode) return null;
  const found = names.filter((name) => abbreviates(lower, name.match(/\p{L}+/gu) ?? []));
  const [first] = found;
  if (first === undefined) return null;
  const parents = new Set(found.map((name) => readColor(name, new Map()).color.parent));
  return parents.size === 1 ? first : null;
};

/** Returns the color in a number by the store's codes. `names` are the lower-cased colors that its rows name. */
export const colorInNumber = (
  { id, mpn }: { id: string; mpn: string },
  { of, separator, place, colors }: ColorCodes,
  names: readonly string[],
): string | null => {
  const code = codeAt((of === 'id' ? id : mpn).split(separator), place);
  return code === '' ? null : (ownValue(colors, code) ?? guessColorOfCode(code) ?? abbreviated(code, names));
};

/** Validates stored color codes; null if invalid. */
export const readColorCodes = (value: unknown): ColorCodes | null => {
  if (!isRecord(value) || typeof value.separator !== 'string' || typeof value.place !== 'number') return null;
  const colors = isRecord(value.colors) ? Object.entries(value.colors) : [];
  return {
    of: value.of === 'mpn' ? 'mpn' : 'id',
    separator: value.separator,
    place: value.place,
    colors: Object.fromEntries(colors.map(([code, color]) => [code, String(color)])),
  };
};

/** Merges the codes of two readings of one store; the newer reading wins. */
export const mergeColorCodes = (kept: ColorCodes | null, learned: ColorCodes | null): ColorCodes | null => {
  if (!kept || !learned) return learned ?? kept;
  const isSame = kept.of === learned.of && kept.separator === learned.separator && kept.place === learned.place;
  if (!isSame) return learned;
  const all = Object.entries({ ...kept.colors, ...learned.colors });
  return { ...learned, colors: Object.fromEntries(all.slice(-mostCodes)) };
};
