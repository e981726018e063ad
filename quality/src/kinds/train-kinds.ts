import { wordsOfKind } from '@wearfolio/feeds/clean/category/kind-model';
import type { KindRow } from './kind-rows.ts';

const fewestRowsOfKind = 5;
const fewestRowsOfWord = 3;
/** A word is informative if one kind has at least this share of its rate over all kinds. */
const tellingShare = 0.25;

type Counts = Map<string, Map<string, number>>;

const add = (counts: Counts, word: string, kind: string): void => {
  const own = counts.get(word) ?? new Map<string, number>();
  own.set(kind, (own.get(kind) ?? 0) + 1);
  counts.set(word, own);
};

const isTelling = (own: ReadonlyMap<string, number>, rowsOf: ReadonlyMap<string, number>): boolean => {
  const rates = [...own].flatMap(([kind, count]) => (rowsOf.has(kind) ? [count / (rowsOf.get(kind) ?? 1)] : []));
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  return total > 0 && Math.max(...rates) / total >= tellingShare;
};

/** The serialized model of words. Deterministic, regardless of the order of the rows. */
export const trainKinds = (rows: readonly KindRow[]): string => {
  const all = new Map<string, number>();
  const counts: Counts = new Map();
  for (const { kind, text } of rows) {
    all.set(kind, (all.get(kind) ?? 0) + 1);
    for (const word of wordsOfKind(text)) add(counts, word, kind);
  }
  const rowsOf = new Map([...all].filter(([, count]) => count >= fewestRowsOfKind));
  const kinds = [...rowsOf.keys()].sort();
  const words = [...counts]
    .filter(([, own]) => [...own.values()].reduce((sum, count) => sum + count, 0) >= fewestRowsOfWord)
    .filter(([, own]) => isTelling(own, rowsOf))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const totals = kinds.map((kind) => words.reduce((sum, [, own]) => sum + (own.get(kind) ?? 0), 0));
  const head = kinds.map((kind, at) => `${kind} ${rowsOf.get(kind)} ${totals[at]}`).join('\t');
  const lines = words.map(([word, own]) => {
    const cells = kinds.flatMap((kind, at) => (own.has(kind) ? [`${at}:${own.get(kind)}`] : []));
    return `${word}\t${cells.join(' ')}`;
  });
  return `${[head, ...lines].join('\n')}\n`;
};
