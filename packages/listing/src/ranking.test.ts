import { describe, expect, it } from 'vitest';
import { newestFirst } from './ranking.ts';

describe('newestFirst', () => {
  it('tells times apart that are years or a millisecond from each other, and puts the later of equals first', () => {
    const day = 86_400_000;
    const now = Date.UTC(2026, 10, 25);

    expect([...newestFirst(Float64Array.of(now - 1, now, now - 4000 * day, now, now - 1024, now - 1025))]).toEqual([
      3, 1, 0, 4, 5, 2,
    ]);
  });
});
