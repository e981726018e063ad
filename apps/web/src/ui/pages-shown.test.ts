import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

describe('pagesShown', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 12, [1, 2, 'after', 11, 12]],
    [5, 12, [1, 2, 3, 4, 5, 6, 'after', 11, 12]],
    [6, 12, [1, 2, 'before', 5, 6, 7, 'after', 11, 12]],
    [8, 12, [1, 2, 'before', 7, 8, 9, 10, 11, 12]],
    [12, 12, [1, 2, 'before', 11, 12]],
  ])('returns for page %i of %i: %j', (current, count, shown) => {
    expect(pagesShown(current, count)).toEqual(shown);
  });
});
