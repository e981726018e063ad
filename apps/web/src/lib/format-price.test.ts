import { describe, expect, it } from 'vitest';
import { discountOf, formatPrice, isOnSale } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    [148, '148'],
    [96.5, '96.50'],
    [0, '0'],
    [1299.999, '1,300.00'],
    [12800, '12,800'],
    ['19.9', '19.90'],
    ['20', '20'],
    [null, ''],
    [undefined, ''],
    ['', ''],
    [' ', ''],
    ['ten', ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [true, ''],
    [[5], ''],
  ])('writes %j as %j', (value, text) => {
    expect(formatPrice(value)).toBe(text);
  });
});

describe('isOnSale', () => {
  it.each([
    [148, 210, true],
    [210, 210, false],
    [220, 210, false],
    [null, 210, false],
    [148, null, false],
  ])('for price %s and retail price %s is %s', (price, retail, expected) => {
    expect(isOnSale(price, retail)).toBe(expected);
  });
});

describe('discountOf', () => {
  it('is a whole percentage with U+2212 as its minus sign', () => {
    expect(discountOf(148, 210)).toBe('\u221230%');
  });

  it('is empty if nothing is saved or the saving rounds to 0', () => {
    expect(discountOf(210, 210)).toBe('');
    expect(discountOf(220, 210)).toBe('');
    expect(discountOf(209.5, 210)).toBe('');
    expect(discountOf(null, 210)).toBe('');
  });
});
