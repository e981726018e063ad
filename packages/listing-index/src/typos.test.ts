import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgiven, similarWords } from './typos.ts';

// A naive implementation of optimal string alignment, word by word.
const distance = (left: string, right: string): number => {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => row + column),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? 99;
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 1; column <= right.length; column += 1) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1;
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && isSwapped) best = Math.min(best, at(row - 2, column - 2) + 1);
      const line = table[row];
      if (line) line[column] = best;
    }
  }
  return at(left.length, right.length);
};

describe('similarWords', () => {
  it.each([
    ['dres', ['dress']],
    ['dresss', ['dress']],
    ['drass', ['dress']],
    ['derss', ['dress']],
    ['snekaers', ['sneaker', 'sneakers']],
  ])('finds the intended words for %s', (typed, meant) => {
    const words = ['boot', 'coat', 'dress', 'dresser', 'sneaker', 'sneakers'];

    expect(similarWords(words, typed, forgiven(typed))).toEqual(meant);
  });

  it('finds exactly the words within the allowed distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.constantFrom(0, 1, 2), (found, wanted, errors) => {
        const words = found.sort();

        expect(similarWords(words, wanted, errors)).toEqual(words.filter((known) => distance(known, wanted) <= errors));
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  });
});
