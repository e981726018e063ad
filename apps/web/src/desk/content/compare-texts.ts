import { t } from '../../lib/t.tsx';
import { fieldWords } from './field-words.ts';

/** A part of a text, and whether the other text lacks it. */
export type Part = { text: string; isOwn: boolean };

/** The most pairs of words that are compared one by one. Beyond, everything between the equal ends is marked. */
const mostPairs = 4_000_000;

/** Words with the spaces after them. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*|\s+/g) ?? [];

const commonStart = (one: readonly string[], other: readonly string[]): number => {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
};

/** How long the longest common subsequence of the words from `a` and `b` on is, as a table of rows. */
const commonLengths = (one: readonly string[], other: readonly string[]): Uint32Array[] => {
  const table = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  const at = (a: number, b: number): number => table[a]?.[b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const row = table[a];
      if (row) row[b] = one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  return table;
};

type Shared = { one: boolean[]; other: boolean[] };

/** Which words of two lists occur in both, in the same order. */
const sharedWords = (one: readonly string[], other: readonly string[]): Shared => {
  const shared: Shared = { one: one.map(() => false), other: other.map(() => false) };
  if (one.length * other.length > mostPairs) return shared;
  const table = commonLengths(one, other);
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    if (one[a] === other[b]) {
      shared.one[a] = true;
      shared.other[b] = true;
      a += 1;
      b += 1;
    } else if ((table[a + 1]?.[b] ?? 0) >= (table[a]?.[b + 1] ?? 0)) a += 1;
    else b += 1;
  }
  return shared;
};

const partsOf = (words: readonly string[], isShared: (at: number) => boolean): Part[] => {
  const parts: Part[] = [];
  for (const [at, word] of words.entries()) {
    const [last, isOwn] = [parts.at(-1), !isShared(at)];
    if (last?.isOwn === isOwn) last.text += word;
    else parts.push({ text: word, isOwn });
  }
  return parts;
};

/** Compares two texts word by word. Returns the parts of each; `isOwn` are those that only it has. */
export const compareTexts = (one: string, other: string): readonly [one: Part[], other: Part[]] => {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  const start = commonStart(mine, theirs);
  const end = commonStart(mine.slice(start).toReversed(), theirs.slice(start).toReversed());
  const middleOf = (words: readonly string[]): string[] => words.slice(start, words.length - end);
  const shared = sharedWords(middleOf(mine), middleOf(theirs));
  const isShared = (words: readonly string[], middle: readonly boolean[]) => (at: number) =>
    at < start || at >= words.length - end || middle[at - start] === true;
  return [partsOf(mine, isShared(mine, shared.one)), partsOf(theirs, isShared(theirs, shared.other))];
};

/** How many words that both texts have are shown on each side of a difference. */
const context = 12;

const gap = '… ';

/** Before which of the words that both texts have a text has words of its own. */
const cutsOf = (parts: readonly Part[]): number[] => {
  let shared = 0;
  return parts.flatMap(({ text, isOwn }) => {
    if (isOwn) return [shared];
    shared += wordsOf(text).length;
    return [];
  });
};

const shorten = (parts: readonly Part[], cuts: readonly number[]): Part[] => {
  let shared = 0;
  return parts.map((part) => {
    if (part.isOwn) return part;
    const words = wordsOf(part.text);
    const start = shared;
    shared += words.length;
    const isNear = (at: number): boolean =>
      cuts.some((cut) => start + at >= cut - context && start + at < cut + context);
    const shown = words.map((word, at) => {
      if (isNear(at)) return word;
      return at === 0 || isNear(at - 1) ? gap : '';
    });
    return { ...part, text: shown.join('') };
  });
};

/** Two compared texts without what is far from their differences, so that a long text shows these at once. */
export const nearDifferences = (
  one: readonly Part[],
  other: readonly Part[],
): readonly [one: Part[], other: Part[]] => {
  const cuts = [...cutsOf(one), ...cutsOf(other)];
  return [shorten(one, cuts), shorten(other, cuts)];
};

const textOf = (value: unknown): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? t('desk.parts.yes') : t('desk.parts.no');
  return String(value);
};

/** All fields of a document with their texts, by labels such as "Sections 2 title". */
export const fieldsOf = (value: unknown, path: readonly string[] = []): Map<string, string> => {
  if (typeof value !== 'object' || value === null)
    return new Map([[path.length === 0 ? '' : fieldWords(path), textOf(value)]]);
  return new Map(Object.entries(value).flatMap(([name, one]) => [...fieldsOf(one, [...path, name])]));
};

export type FieldConflict = { label: string; mine: string; theirs: string };

/** The fields in which two documents differ, as JSON. A field that one of them lacks is empty there. */
export const conflictsOf = (mine: string, theirs: string): FieldConflict[] => {
  const [own, other] = [fieldsOf(JSON.parse(mine)), fieldsOf(JSON.parse(theirs))];
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((label) => ({ label, mine: own.get(label) ?? '', theirs: other.get(label) ?? '' }))
    .filter((field) => field.mine !== field.theirs);
};
