import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBitset, listBits } from './bitset.ts';
import { growingIds } from './growing.ts';
import { WordLists } from './word-lists.ts';
import { countHolders, invertWords, sameNumbers, uniteHolders, type WordPostings } from './word-postings.ts';

const holdersOf = (postings: WordPostings, ...asked: number[]): number[] => {
  const bits = createBitset(postings.size);
  uniteHolders(bits, postings, asked);
  return [...listBits(bits)];
};

const asLists = (rows: readonly (readonly number[])[]): WordLists => {
  const lists = new WordLists();
  const numbers = growingIds();
  for (const row of rows) {
    numbers.pushAll(row);
    lists.push(numbers);
  }
  return lists;
};

const words = 8;
// Word 0 is in nearly all rows and word 7 in few. Both kinds of lists have long distances.
const rows = fc.array(
  fc
    .integer({ min: 0, max: 20_000 })
    .map((chance) => [chance % 30 < 29 ? 0 : 1, ...(chance < 8 ? [chance % words || 7] : [])]),
  { minLength: 1, maxLength: 3000, size: 'max' },
);

describe('invertWords', () => {
  it('stores the slots of frequent and rare words, with short and long distances', () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (lists, isReversed) => {
        const order = Uint32Array.from(lists, (_, at) => (isReversed ? lists.length - 1 - at : at));

        const postings = invertWords({ lists: asLists(lists), numbers: sameNumbers(words), words }, order);

        for (let word = 0; word < words; word += 1) {
          const expected = [...order.keys()].filter((slot) => lists[order[slot] ?? 0]?.includes(word));
          expect(holdersOf(postings, word)).toEqual(expected);
          expect(countHolders(postings, word, 2)).toBe(postings.dense.has(word) ? 2 : Math.min(2, expected.length));
          for (const other of [0, 1, 7])
            expect(holdersOf(postings, word, other, 0)).toEqual(
              expected.filter((slot) => [other, 0].every((one) => lists[order[slot] ?? 0]?.includes(one))),
            );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('stores distances of several bytes', () => {
    const size = 3_000_000;
    const at = [0, 127, 128, 20_000, 2_999_999];
    const lists = asLists(Array.from({ length: size }, (_, row) => (at.includes(row) ? [0] : [])));
    const order = Uint32Array.from({ length: size }, (_, row) => row);

    const postings = invertWords({ lists, numbers: sameNumbers(1), words: 1 }, order);

    expect(holdersOf(postings, 0)).toEqual(at);
  });
});
