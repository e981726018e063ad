import { describe, expect, it } from 'vitest';
import { addBit, type Bitset, createBitset, firstOf, listBits, uniteAll } from './bitset.ts';

const setOf = (slots: readonly number[]): Bitset => {
  const bits = createBitset(100);
  for (const slot of slots) addBit(bits, slot);
  return bits;
};

describe('uniteAll', () => {
  it.each([1, 2, 3, 4, 5, 8])('adds the slots of %i sets', (count) => {
    const slots = Array.from({ length: count }, (_, at) => 13 * at);
    const united = setOf([7]);

    uniteAll(
      united,
      slots.map((slot) => setOf([slot, 99])),
    );

    expect([...listBits(united)]).toEqual([7, ...slots, 99].toSorted((one, other) => one - other));
  });

  it('leaves its sets as they are', () => {
    const one = setOf([1]);

    uniteAll(setOf([3]), [one, setOf([2])]);

    expect([...listBits(one)]).toEqual([1]);
  });
});

describe('firstOf', () => {
  const slots = [0, 5, 31, 32, 63, 64, 99];

  it.each([0, 1, 3, 4, 6, 7, 1000])('keeps the first %i slots', (count) => {
    expect([...listBits(firstOf(setOf(slots), count))]).toEqual(slots.slice(0, count));
  });
});
