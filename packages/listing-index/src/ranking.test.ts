import { describe, expect, it } from 'vitest';
import { newestFirst } from './ranking.ts';

describe('newestFirst', () => {
  it('orders times that differ by years or by 1 ms, and puts the later position of equal times first', () => {
    const day = 86_400_000;
    const now = Date.UTC(2026, 10, 25);

    expect([...newestFirst(Float64Array.of(now - 1, now, now - 4000 * day, now, now - 1024, now - 1025))]).toEqual([
      3, 1, 0, 4, 5, 2,
    ]);
  });

  // With this many positions, the packed key has room for 1115 years.
  it.each([10, 2000])('orders half a million products over %i years', (years) => {
    const count = 500_000;
    const span = years * 365 * 86_400_000;
    // A deterministic sequence without a pattern, each time twice.
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
