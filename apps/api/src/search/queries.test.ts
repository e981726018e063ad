import type { Database } from '@wearfolio/database/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { loggedKeyword, recordSearch } from './queries.ts';

describe('loggedKeyword', () => {
  it.each([
    ['  Crème   BRÛLÉE\tdress ', 'creme brulee dress'],
    ['dress for ada@shop.test please', 'dress for [redacted] please'],
    ['ada＠shop.test', '[redacted]'],
    ['call +1 (555) 010-4477 now', 'call [redacted] now'],
    ['4111 1111 1111 1111', '[redacted]'],
    ['levi 501 32x34 2026', 'levi 501 32x34 2026'],
    ['   ', ''],
    [`${'x'.repeat(199)}𝒶𝒷 y`, `${'x'.repeat(199)}a`],
    [`${'x'.repeat(199)}👗`, 'x'.repeat(199)],
  ])('stores %j as %j', (keyword, kept) => {
    expect(loggedKeyword(keyword)).toBe(kept);
  });
});

describe('recordSearch', () => {
  let db: Database;

  beforeAll(async () => {
    ({ db } = await openTestDatabase());
  });
  afterAll(() => db.$disconnect());

  it('counts searches per day by folded keyword, with the last number of results', async () => {
    await recordSearch(db, { keyword: 'Été', total: 3 });
    await Promise.all(Array.from({ length: 9 }, () => recordSearch(db, { keyword: ' ete ', total: 0 })));
    await recordSearch(db, { keyword: '  ', total: 9 });

    expect(await db.searchLog.findMany({ omit: { day: true } })).toEqual([{ keyword: 'ete', count: 10, lastTotal: 0 }]);
  });
});
