import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { halfOf, type JudgedQuery } from './judged-queries.ts';
import type { SourceRow } from './predicate.ts';

const folder = join(import.meta.dirname, '..', '..', 'search');

const readTable = <Row>(name: string): Row[] =>
  parse(readFileSync(join(folder, name), 'utf8'), { columns: true, delimiter: '\t', quote: false });

/** Titles and descriptions of the extracts of real feeds in five languages (`quality/feeds`). */
export const readFeedsRows = (): SourceRow[] =>
  readTable<{ id: string; title: string; description: string }>('feeds.tsv').map((row) => ({
    ...row,
    ...{ brand: '', category: '', audience: '', colors: [], sizes: [], material: '' },
    ...{ price: 10, sale: false, store: 'Texts', inStock: true, variants: [] },
  }));

/** The queries over them, graded by reading each product. A product without a grade is no answer. */
export const readFeedsQueries = (): JudgedQuery[] => {
  const grades = readTable<{ query: string; grade: string; ids: string }>('feeds-grades.tsv');
  return [...Map.groupBy(grades, ({ query }) => query)].map(([query, rows]) => {
    const withGrade = (grade: string): string[] =>
      rows.filter((row) => row.grade === grade).flatMap(({ ids }) => ids.split(' '));
    return { query, half: halfOf(query), grades: { '2': withGrade('2'), '1': withGrade('1') } };
  });
};
