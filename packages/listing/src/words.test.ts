import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WordNumbers, wordsOf } from './words.ts';

const wordOf = ({ idOf }: WordNumbers, number: number): string | undefined =>
  [...idOf].find(([, known]) => known === number)?.[0];

describe('WordNumbers', () => {
  it('numbers of any texts the words that wordsOf reads in them, each word once', () => {
    const part = fc.oneof(
      fc.constantFrom('red', 'dress', 't-shirt', 'tshirt', 'café', 'TShirt', '501', "women's", ' ', '\u{1d7d8}'),
      fc.string(),
    );
    const text = fc.array(part).map((parts) => parts.join(' '));

    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const numbers = new WordNumbers();

        const read = texts.map((each) => numbers.read(each).map((number) => wordOf(numbers, number)));

        expect(read).toEqual(texts.map(wordsOf));
        expect([...numbers.idOf.values()]).toEqual([...numbers.idOf.keys()].map((_, at) => at));
      }),
    );
  });

  it('adds to numbers the words behind a place', () => {
    const numbers = new WordNumbers();
    const title = numbers.read('red dress');

    const all = numbers.read('red dress vael red women', [...title], 'red dress'.length);

    expect(all.map((number) => wordOf(numbers, number))).toEqual(['red', 'dress', 'vael', 'women']);
  });
});
