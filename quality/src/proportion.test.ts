import { describe, expect, it } from 'vitest';
import { wilson } from './proportion.ts';

describe('wilson', () => {
  // Expected values from R: prop.test(x, n, correct = FALSE).
  it.each([
    [{ right: 10, rows: 10 }, 72.25, 100],
    [{ right: 0, rows: 10 }, 0, 27.75],
    [{ right: 81, rows: 263 }, 25.53, 36.62],
  ])('returns the bounds for %o', (proportion, from, to) => {
    expect(wilson(proportion).from).toBeCloseTo(from, 2);
    expect(wilson(proportion).to).toBeCloseTo(to, 2);
  });
});
