// cspell:ignore Pequeno Médio
import { describe, expect, it } from 'vitest';
import { listedColors, listedSizes, oneSize, optionsInCell } from './split-cell.ts';

describe('listedSizes', () => {
  it.each([
    ['XS S M L XL', ['XS', 'S', 'M', 'L', 'XL']],
    ['S,M,L', ['S', 'M', 'L']],
    ['S/M/L/XL', ['S', 'M', 'L', 'XL']],
    ['36 37 38 39', ['36', '37', '38', '39']],
    ['40;40.5;41', ['40', '40.5', '41']],
    ['38, 38.5, 39', ['38', '38.5', '39']],
    ['["S","M"]', ['S', 'M']],
    ['M|M|L', ['M', 'L']],
    ['Pequeno|Médio|Extra grande', ['Pequeno', 'Médio', 'Extra grande']],
  ])('finds the sizes in %s', (cell, sizes) => {
    expect(listedSizes(cell)).toEqual(sizes);
  });

  it.each(['40,5', '38 2/3', '32/34', 'S/M', '32 34', 'Large Tall', 'US 9 / EU 42', 'M6.5/W7.5', 'Red, Blue'])(
    'reads %s as one size',
    (cell) => {
      expect(listedSizes(cell)).toEqual([]);
    },
  );
});

describe('oneSize', () => {
  it.each([
    ['US 11 | EU 43', 'US 11 (EU 43)'],
    ['US 8.5 / UK 8 / EU 42', 'US 8.5 (UK 8 / EU 42)'],
    ['M / 38 / 10', 'M'],
    ['M | 38', 'M / 38'],
    ['S / M / L', 'S / M / L'],
    ['M/L', 'M/L'],
    ['32/34', '32/34'],
    ['EU 38|EU 39', 'EU 38|EU 39'],
  ])('reads %s', (cell, size) => {
    expect(oneSize(cell)).toBe(size);
  });
});

describe('listedColors', () => {
  it.each<[string, boolean, string[]]>([
    ['Black Blue Green', false, ['Black', 'Blue', 'Green']],
    ['Black|Navy Blue', false, ['Black', 'Navy Blue']],
    ['Black, Navy, Red', false, ['Black', 'Navy', 'Red']],
    ['Black,White', true, ['Black', 'White']],
    ['Black, White', false, []],
    ['Black/White/Solar Red', true, []],
    ['Dark Blue Grey', false, []],
    ['Black Blue', false, []],
  ])('finds the colors in %s', (cell, hasSizes, colors) => {
    expect(listedColors(cell, hasSizes)).toEqual(colors);
  });
});

describe('optionsInCell', () => {
  it.each([
    ['Black / 9.5', { color: 'Black', size: '9.5' }],
    ['7 - REGULAR - Slate/Teal', { color: 'Slate/Teal', size: '7' }],
    ['Navy, XL', { color: 'Navy', size: 'XL' }],
    ['W32 / L34', null],
    ['Black / White', null],
    ['9 / 42', null],
    ['Slate/Teal', null],
  ])('reads %s', (cell, options) => {
    expect(optionsInCell(cell)).toEqual(options);
  });
});
