import { describe, expect, it } from 'vitest';
import { nearestKeyword } from './nearest.ts';

const titles = ['wool coat', 'wool coat', 'down coat', 'red linen wrap dress', 'blue linen dress', 'blue linen skirt'];

const shop = () => {
  let asked = 0;
  const total = (keyword: string): number => {
    asked += 1;
    return titles.filter((title) => keyword.split(' ').every((word) => title.split(' ').includes(word))).length;
  };
  return { total, asked: () => asked };
};

const nearestOf = (keyword: string) => nearestKeyword(keyword.split(' '), shop().total);

describe('nearestKeyword', () => {
  it.each([
    ['wool zebra', 'wool'],
    ['wool coat zebra', 'wool coat'],
    ['wool down coat', 'wool coat'],
    ['blue zebra linen lion wrap', 'blue linen'],
    ['red zebra linen lion wrap tiger dress', 'red linen wrap dress'],
    ['the red zebra and linen lion by wrap dress', 'red linen wrap dress'],
    ['a b c d e f g down h i j coat k l m n o p wool', 'down coat'],
    ['zebra lion', null],
    ['zebra', null],
  ])('of %j is %j', (keyword, nearest) => {
    expect(nearestOf(keyword)).toBe(nearest);
  });

  it('is looked for in a bounded number of tries', () => {
    const { total, asked } = shop();

    nearestKeyword(
      Array.from({ length: 100 }, (_, at) => `word${at}`),
      total,
    );

    expect(asked()).toBeLessThan(150);
  });
});
