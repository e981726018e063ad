import type { ListingRow } from '../row.ts';
import { type Term, weights } from '../score.ts';
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

const standTogether = (row: ListingRow, first: Term, second: Term): boolean => {
  const words = wordsOf(row.title);
  return words.some((word, at) => first.same.includes(word) && second.same.includes(words[at + 1] ?? ''));
};

/** The score of each row for `terms`, one row at a time, as one would explain it. */
export const scoreOf = (rows: readonly ListingRow[], terms: readonly Term[]): Map<number, number> => {
  const newest = Math.max(...rows.map(({ firstSeen }) => firstSeen));
  const idfs = terms.map((term) => {
    const count = rows.filter((row) => termAmount(row, term) > 0).length;
    return Math.log(1 + (rows.length - count + 0.5) / (count + 0.5));
  });
  const score = (row: ListingRow): number => {
    let sum = 0;
    for (const [at, term] of terms.entries()) {
      const amount = termAmount(row, term);
      sum += ((idfs[at] ?? 0) * amount) / (weights.saturation + amount);
    }
    const title = wordsOf(row.title);
    for (const [at, term] of terms.entries()) {
      const next = terms[at + 1];
      const areBoth = next && inField(title, term.same) && inField(title, next.same);
      if (areBoth && standTogether(row, term, next))
        sum += (weights.phrase * ((idfs[at] ?? 0) + (idfs[at + 1] ?? 0))) / 2;
    }
    const days = (newest - row.firstSeen) / 86_400_000;
    return (
      sum +
      ((row.hasPicture ? weights.picture : 0) +
        (weights.popularity / 10) * row.popularity +
        weights.freshness / (1 + days / 60))
    );
  };
  return new Map(rows.map((row) => [row.id, score(row)]));
};
