import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growingIds } from './growing.ts';
import { countWords, findWord, wordAt } from './lexicon.ts';
import { WordNumbers } from './word-numbers.ts';
import { allWordsOf } from './words.ts';

const readWith = (numbers: WordNumbers, text: string | Uint8Array) => {
  const [once, again] = [growingIds(), growingIds()];
  const count = numbers.read(text, once, again);
  const words = numbers.words.take();
  const wordsIn = (list: typeof once) => Array.from(list.look(), (number) => wordAt(words, number));
  return { count, once: wordsIn(once), again: wordsIn(again) };
};

const expected = (text: string) => {
  const words = allWordsOf(text);
  const again = words.filter((word, at) => words.slice(0, at).filter((one) => one === word).length === 1);
  return { count: words.length, once: [...new Set(words)], again };
};

describe('WordNumbers', () => {
  it('numbers the words that allWordsOf finds, for strings and for bytes', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'red',
        'dress',
        't-shirt',
        'tshirt',
        'tsh',
        'café',
        'TShirt',
        '501',
        "women's",
        'waterproofing',
        'weatherproofs',
        ' ',
        '\u{1d7d8}',
        '\0',
      ),
      fc.string(),
    );
    const text = fc.array(part).map((parts) => parts.join(' '));

    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const numbers = new WordNumbers();

        for (const each of texts) {
          expect(readWith(numbers, each)).toEqual(expected(each));
          expect(readWith(numbers, Buffer.from(each))).toEqual(expected(Buffer.from(each).toString()));
        }
        const words = numbers.words.take();
        for (let at = 0; at < countWords(words); at += 1) expect(findWord(words, wordAt(words, at))).toBe(at);
      }),
    );
  });

  it('finds each of a very large number of words again', () => {
    const numbers = new WordNumbers();
    const text = Array.from({ length: 100_000 }, (_, at) => `w${at}`).join(' ');

    const first = readWith(numbers, text);

    expect(readWith(numbers, text)).toEqual(first);
    expect(first.once).toEqual(text.split(' '));
  });
});
