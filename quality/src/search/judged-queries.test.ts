import { beforeAll, describe, expect, it } from 'vitest';
import { readDemoRows } from './demo-rows.ts';
import { readFeedsQueries, readFeedsRows } from './feeds-rows.ts';
import { halfOf, readJudgedQueries } from './judged-queries.ts';
import { gradeOf, type SourceRow } from './predicate.ts';
import { readStylesRows } from './styles-rows.ts';

describe.each([
  ['demo', 120, readJudgedQueries('demo'), readDemoRows],
  ['styles', 100, readJudgedQueries('styles'), async () => readStylesRows()],
  ['feeds', 150, readFeedsQueries(), async () => readFeedsRows()],
] as const)('the judged queries of %s', (_, fewest, queries, readRows) => {
  let rows: SourceRow[];
  beforeAll(async () => {
    rows = await readRows();
  });

  it('are distinct and numerous, with every third one held back by its hash', () => {
    expect(queries.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    for (const { query, half } of queries) expect({ query, half }).toEqual({ query, half: halfOf(query) });
  });

  it('have at least one product with a full or partial answer', () => {
    const unanswered = queries.filter(({ grades }) => rows.every((row) => gradeOf(row, grades) === 0));

    expect(unanswered.map(({ query }) => query)).toEqual([]);
  });

  it('name only existing products', () => {
    const ids = new Set(rows.map(({ id }) => id));
    const named = queries.flatMap(({ grades }) =>
      [grades[2], grades[1]].flatMap((one) => (one && 'includes' in one ? one : [])),
    );

    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
