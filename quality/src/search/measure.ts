import type { Half } from '../golden-set.ts';
import { createBm25 } from './bm25.ts';
import { type JudgedQuery, measured } from './judged-queries.ts';
import type { Found } from './open-shop.ts';
import { gradeOf, type SourceRow } from './predicate.ts';

/**
 * The result of one search method for one query. `recall` is that of the first page, `deep` that of the first nine;
 * both are null if no product answers fully.
 */
export type Measured = {
  query: string;
  half: Half;
  ndcg: number;
  recall: number | null;
  deep: number | null;
  isEmpty: boolean;
  /** Products among the first ten that have the name of an earlier one. */
  duplicates: number;
  titles: readonly string[];
};

/** Means over queries; shares from 0 to 1. */
export type SearchFigures = {
  queries: number;
  ndcg: number;
  recall: number;
  deep: number;
  empty: number;
  duplicates: number;
};

const first = 10;
const page = 24;

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, first).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

const countDuplicates = (found: readonly Found[]): number => {
  const keys = found.slice(0, first).map(({ brand, title }) => `${brand} ${title}`.toLowerCase());
  return keys.length - new Set(keys).size;
};

/**
 * Compares the results of a query with its judgments. `products` are the ids of each product's offers, of which the
 * best grade counts.
 */
export const measureQuery = (
  { query, half, grades }: JudgedQuery,
  rows: readonly SourceRow[],
  products: readonly (readonly string[])[],
  found: readonly Found[],
): Measured => {
  const gradeOfRow = new Map(rows.map((row) => [row.id, gradeOf(row, grades)]));
  const best = (ids: readonly string[]): number => Math.max(0, ...ids.map((id) => gradeOfRow.get(id) ?? 0));
  const own = found.map(({ ids }) => best(ids));
  const all = products.map(best);
  const ideal = gainOf(all.toSorted((one, other) => other - one));
  const full = all.filter((grade) => grade === 2).length;
  const recallAt = (most: number): number | null => {
    const hits = own.slice(0, most).filter((grade) => grade === 2).length;
    return full === 0 ? null : Math.min(1, hits / Math.min(most, full));
  };
  return {
    query,
    half,
    ndcg: ideal === 0 ? 1 : Math.min(1, gainOf(own) / ideal),
    recall: recallAt(page),
    deep: recallAt(measured),
    isEmpty: found.length === 0,
    duplicates: countDuplicates(found),
    titles: found.slice(0, 3).map(({ title }) => title),
  };
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const figuresOf = (all: readonly Measured[]): SearchFigures => ({
  queries: all.length,
  ndcg: meanOf(all.map(({ ndcg }) => ndcg)),
  recall: meanOf(all.flatMap(({ recall }) => recall ?? [])),
  deep: meanOf(all.flatMap(({ deep }) => deep ?? [])),
  empty: all.filter(({ isEmpty }) => isEmpty).length,
  duplicates: meanOf(all.map(({ duplicates }) => duplicates)),
});

/**
 * The results of plain BM25 over the texts of `rows`. The rows of a product, by their ids in `products`, are one
 * document with the text of the first, so that rows that differ only in size do not lower BM25's figures.
 */
export const bm25Over = (
  rows: readonly SourceRow[],
  products: readonly (readonly string[])[],
  textOf: (row: SourceRow) => string,
): ((query: string) => Found[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const documents = products.flatMap((ids) => {
    const row = ids.map((id) => byId.get(id)).find((found) => found !== undefined);
    return row ? [{ ids, row }] : [];
  });
  const ask = createBm25(documents.map(({ row }) => textOf(row)));
  return (query) =>
    ask(query, measured).flatMap((at) => {
      const { ids, row } = documents[at] ?? {};
      return ids && row ? [{ ids, title: row.title, brand: row.brand }] : [];
    });
};

export const titleAndDescription = ({ title, description }: SourceRow): string => `${title} ${description}`;

export const allTexts = ({ title, brand, category, audience, colors, description }: SourceRow): string =>
  [title, brand, category, audience, ...colors, description].join(' ');
