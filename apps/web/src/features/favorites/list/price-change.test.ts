import { describe, expect, it } from 'vitest';
import { priceChange } from './price-change.ts';

describe('priceChange', () => {
  it.each([
    [168, 148, -20],
    [150, 165, 15],
    [148, 148, null],
    [null, 148, null],
    [148, null, null],
    [39.95, 59.9, 19.95],
  ])('from %s to %s is %s', (saved, now, expected) => {
    expect(priceChange(saved, now)).toBe(expected);
  });
});
