// cspell:disable: stems are not words
import { describe, expect, it } from 'vitest';
import { stemOf, wordsOfStem } from './stem.ts';

describe('stemOf', () => {
  // The examples of Porter's paper, step by step, and words of fashion.
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['relational', 'relat'],
    ['vietnamization', 'vietnam'],
    ['electricity', 'electr'],
    ['goodness', 'good'],
    ['adjustment', 'adjust'],
    ['adoption', 'adopt'],
    ['controller', 'control'],
    ['knitted', 'knit'],
    ['quilted', 'quilt'],
    ['yoga', 'yoga'],
    ['501', '501'],
    ['xl', 'xl'],
  ])('stems %s to %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('wordsOfStem', () => {
  it.each([
    ['knitted', ['knit', 'knitting', 'knits']],
    ['striped', ['stripe', 'stripes']],
    ['cycling', ['cycle', 'cycled']],
  ])('finds alternatives of %s', (word, others) => {
    expect(wordsOfStem(word)).toEqual(expect.arrayContaining(others));
    expect(wordsOfStem(word)).not.toContain(word);
  });
});
