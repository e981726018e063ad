import { behindHead, noHeads } from '../heads.ts';
import type { ListingRow } from '../row.ts';
import type { Term } from '../term.ts';
import { weights } from '../weights.ts';
import { allWordsOf, wordsOf } from '../words.ts';

const inField = (words: readonly string[], texts: readonly string[]): boolean =>
  texts.some((text) => text.split(' ').every((word) => words.includes(word)));

const shorter = (length: number, { fullness, usual }: { fullness: number; usual: number }): number =>
  1 - fullness + (fullness * length) / usual;

const fieldsOf = (row: ListingRow) => {
  const title = wordsOf(row.title);
  const details = allWordsOf(row.details);
  const repeated = details.filter((word, at) => details.indexOf(word) !== at);
  return { title, names: wordsOf(row.keywords), details, repeated };
};

const amountOf = (row: ListingRow, texts: readonly string[], share: number) => {
  const { title, names, details, repeated } = fieldsOf(row);
  const isInTitle = inField(title, texts);
  const isNamed = inField(names, texts) && !isInTitle;
  const length = shorter(details.length, weights.details);
  return [
    isInTitle ? (share * weights.title.weight) / shorter(title.length, weights.title) : 0,
    isNamed ? share * weights.names.weight : 0,
    inField(details, texts) ? (share * weights.details.weight) / length : 0,
    inField(repeated, texts) ? (share * weights.repeated.weight) / length : 0,
  ];
};

const isPlaced = (row: ListingRow, { categories }: Term): boolean =>
  row.categories.some((id) => categories.includes(id));

const termAmount = (row: ListingRow, term: Term): number => {
  const placed = isPlaced(row, term) ? weights.category : 0;
  return [placed, ...amountOf(row, term.same, 1), ...amountOf(row, term.near, weights.near)].reduce(
    (sum, one) => sum + one,
    0,
  );
};

const standTogether = (row: ListingRow, first: readonly string[], second: readonly string[]): boolean => {
  const words = wordsOf(row.title);
  return words.some((word, at) => first.includes(word) && second.includes(words[at + 1] ?? ''));
};

const wordAt = (texts: readonly string[], at: number): string[] =>
  texts.flatMap((text) => text.split(' ').slice(at)[0] ?? []);

const phraseBetween = (row: ListingRow, first: Term, second: Term): boolean => {
  const title = wordsOf(row.title);
  const areBoth = inField(title, first.same) && inField(title, second.same);
  return areBoth && standTogether(row, wordAt(first.same, -1), wordAt(second.same, 0));
};

/** The share of a term's neighbor words that are adjacent in the title. */
const phraseWithin = (row: ListingRow, { same }: Term): number => {
  const most = Math.max(1, ...same.map((text) => text.split(' ').length));
  if (!inField(wordsOf(row.title), same)) return 0;
  const pairs = Array.from({ length: most - 1 }, (_, at) => {
    const long = same.filter((text) => text.split(' ').length > at + 1);
    return standTogether(row, wordAt(long, at), wordAt(long, at + 1));
  });
  return pairs.filter(Boolean).length / Math.max(1, most - 1);
};

const headOf = (row: ListingRow): string => {
  const words = wordsOf(row.title);
  const cut = words.findIndex((word, at) => at > 0 && behindHead.includes(word));
  const front = cut < 0 ? words : words.slice(0, cut);
  return front.findLast((word, at) => at === 0 || !noHeads.includes(word)) ?? '';
};

const headAmount = (row: ListingRow, { same, near, isKind }: Term): number => {
  if (!isKind) return 0;
  const isHead = (texts: readonly string[]): boolean =>
    inField(wordsOf(row.title), texts) && wordAt(texts, -1).includes(headOf(row));
  return weights.head * ((isHead(same) ? 1 : 0) + (isHead(near) ? weights.near : 0));
};

/** The score of each row for `terms`: a naive reference implementation that scores one row at a time. */
export const scoreOf = (rows: readonly ListingRow[], terms: readonly Term[]): Map<number, number> => {
  const newest = Math.max(...rows.map(({ firstSeen }) => firstSeen));
  const idfs = terms.map((term) => {
    const count = rows.filter((row) => termAmount(row, term) > 0).length;
    return Math.log(1 + (rows.length - count + 0.5) / (count + 0.5));
  });
  const sumOf = (of: (term: Term, at: number) => number): number =>
    terms.reduce((sum, term, at) => sum + (idfs[at] ?? 0) * of(term, at), 0);
  const besideNext = (row: ListingRow, term: Term, at: number): number => {
    const [before, next] = [terms[at - 1], terms[at + 1]];
    const isBehind = before !== undefined && phraseBetween(row, before, term);
    const isBefore = next !== undefined && phraseBetween(row, term, next);
    return (Number(isBehind) + Number(isBefore)) / 2;
  };
  const score = (row: ListingRow): number => {
    const days = (newest - row.firstSeen) / 86_400_000;
    const standing =
      (row.hasPicture ? weights.picture : 0) +
      (weights.popularity / 10) * row.popularity +
      weights.freshness / (1 + days / 60);
    const hits = sumOf((term) => {
      const amount = termAmount(row, term);
      return amount / (weights.saturation + amount);
    });
    const phrases = sumOf((term, at) => weights.phrase * (besideNext(row, term, at) + phraseWithin(row, term)));
    return hits + phrases + sumOf((term) => headAmount(row, term)) + standing;
  };
  return new Map(rows.map((row) => [row.id, score(row)]));
};
