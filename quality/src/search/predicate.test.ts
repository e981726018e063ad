import { describe, expect, it } from 'vitest';
import { type Answer, gradeOf, isAnswer, type SourceRow } from './predicate.ts';

const row: SourceRow = {
  id: 'MD-844187',
  title: 'Snaffle-Bit Loafer, Crêpe Sole',
  brand: 'Hollis & Fern',
  category: "Women's > Shoes > Loafers",
  audience: 'women',
  colors: ['Light Grey', 'Ink'],
  sizes: ['US 7', 'US 8.5', 'US 10'],
  description: 'A low heel and 100% calf.',
  material: 'calf leather',
  price: 100,
  sale: false,
  store: 'Net & Thread',
  inStock: true,
  variants: [
    { color: 'Light Grey', size: 'US 7', inStock: true },
    { color: 'Light Grey', size: 'US 10', inStock: false },
    { color: 'Ink', size: 'US 10', inStock: true },
  ],
};

const cases: readonly (readonly [Answer, boolean])[] = [
  [['MD-1', 'MD-844187'], true],
  [['MD-844'], false],
  [{ all: [{ field: 'title', has: ['boot', 'LOAFER'] }] }, true],
  [{ all: [{ field: 'title', has: ['loaf'] }] }, false],
  [{ all: [{ field: 'title', has: ['snaffle bit'] }] }, true],
  [{ all: [{ field: 'title', has: ['crepe sole'] }] }, true],
  [{ all: [{ field: 'title', has: ['', '-'] }] }, false],
  [{ all: [{ field: 'category', has: ['men'] }] }, false],
  [{ all: [{ field: 'category', has: ['women'] }] }, true],
  [{ all: [{ field: 'brand', has: ['hollis & fern'] }] }, true],
  [{ all: [{ field: ['title', 'description'], has: ['heel'] }] }, true],
  [{ all: [{ field: 'color', has: ['grey'] }] }, true],
  [{ all: [{ field: 'color', has: ['grey ink'] }] }, false],
  [{ all: [{ field: 'size', has: ['7'] }] }, true],
  [{ all: [{ field: 'size', has: ['1'] }] }, false],
  [{ all: [{ field: 'size', has: ['8'] }] }, false],
  [{ all: [{ field: 'size', has: ['8.5'] }] }, true],
  [{ all: [{ field: 'price', below: 100 }] }, false],
  [{ all: [{ field: 'price', upTo: 100 }] }, true],
  [{ all: [{ field: 'price', from: 100, below: 101 }] }, true],
  [{ all: [{ field: 'price', from: 101 }] }, false],
  [{ all: [{ field: 'sale', is: false }] }, true],
  [{ all: [{ field: 'inStock', is: false }] }, false],
  [{ all: [{ field: 'variant', color: ['grey'], size: ['7'] }] }, true],
  [{ all: [{ field: 'variant', color: ['ink'], size: ['7'] }] }, false],
  [{ all: [{ field: 'variant', color: ['grey'], size: ['10'] }] }, false],
  [{ all: [{ field: 'variant', size: ['10'] }] }, true],
  [{ not: [{ field: 'color', has: ['ink'] }] }, false],
  [{ any: [] }, false],
  [{}, true],
  [
    {
      any: [{ field: 'title', has: ['boot'] }, { all: [{ field: 'brand', has: ['fern'] }] }],
      not: [{ field: 'sale', is: true }],
    },
    true,
  ],
  [{ all: [{ field: 'title', has: ['loafer'] }], any: [{ field: 'title', has: ['boot'] }] }, false],
];

describe('isAnswer', () => {
  it.each(cases)('%j: %s', (answer, expected) => {
    expect(isAnswer(row, answer)).toBe(expected);
  });
});

describe('gradeOf', () => {
  it.each([
    [{ 2: [row.id], 1: {} }, 2],
    [{ 2: [], 1: {} }, 1],
    [{ 1: [row.id] }, 1],
    [{ 2: [], 1: [] }, 0],
    [{ 2: [] }, 0],
  ])('%j: %s', (grades, expected) => {
    expect(gradeOf(row, grades)).toBe(expected);
  });
});
