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

  // A span of 34 years still fits beside so many positions.
  it.each([10, 60])('orders five million products of %i years', (years) => {
    const count = 5_000_000;
    const span = years * 365 * 86_400_000;
    // A fixed order without a pattern, each time twice.
    const times = Float64Array.from(
      { length: count },
      (_, at) => ((((at >> 1) * 2_654_435_761) % 2 ** 32) / 2 ** 32) * span,
    );

    const positions = newestFirst(times);

    const isBefore = (one: number, other: number): boolean => {
      const [at, then] = [Math.trunc(times[one] ?? 0), Math.trunc(times[other] ?? 0)];
      return at > then || (at === then && one > other);
    };
    expect(positions.every((one, rank) => rank === 0 || isBefore(positions[rank - 1] ?? 0, one))).toBe(true);
  });
});
