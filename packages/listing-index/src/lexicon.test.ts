import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, findWord, LexiconBuilder, wordAt } from './lexicon.ts';

describe('Lexicon', () => {
  it('maps words to numbers and numbers to words', () => {
    const words = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 200 });

    fc.assert(
      fc.property(words, fc.string(), (added, other) => {
        const builder = new LexiconBuilder();
        expect(added.map((word) => builder.add(word))).toEqual(added.map((_, at) => at));
        const lexicon = builder.take();

        expect(countWords(lexicon)).toBe(added.length);
        expect(added.map((word) => findWord(lexicon, word))).toEqual(added.map((_, at) => at));
        expect(added.map((_, at) => wordAt(lexicon, at))).toEqual(added);
        expect(findWord(lexicon, other)).toBe(added.includes(other) ? added.indexOf(other) : undefined);
      }),
    );
  });

  it('stores a word with more letters than a function call can take as arguments', () => {
    const builder = new LexiconBuilder();
    const long = 'long'.repeat(100_000);
    builder.add(long);

    expect(wordAt(builder.take(), 0)).toBe(long);
  });
});
