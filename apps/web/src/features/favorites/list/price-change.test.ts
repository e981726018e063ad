import { describe, expect, it } from 'vitest';
import { priceChange } from './price-change.ts';

describe('priceChange', () => {
  it.each([
    [168, 148, 'fell'],
    [150, 165, 'rose'],
    [148, 148, null],
    [null, 148, null],
    [148, null, null],
    [0, 10, 'rose'],
  ])('from %s to %s is %s', (saved, now, expected) => {
    expect(priceChange(saved, now)).toBe(expected);
  });
});
