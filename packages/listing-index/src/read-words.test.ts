// cspell:ignore sneka dressred
import { describe, expect, it } from 'vitest';
import { readWord } from './read-words.ts';
import { SegmentBuilder } from './segment.ts';
import { wordsOf } from './words.ts';

const titles = [
  ...Array.from({ length: 4 }, () => 'linen dress'),
  ...Array.from({ length: 4 }, () => 'tan leather belt'),
  'tank top',
  'wool scarf',
  'wool scarves',
  'two scarves',
  'canvas sneakers',
  'ladies boots',
  'gold jewellery',
  'grey pyjamas',
];

const segmentOf = (texts: string[]) => {
  const builder = new SegmentBuilder();
  for (const [at, title] of texts.entries()) {
    const lists = {
      brands: [1],
      categories: [],
      colors: [],
      sizes: [],
      sizeKinds: [],
      variants: [],
      collections: [],
      traits: [],
    };
    const row = {
      id: at + 1,
      store: 1,
      brand: 1,
      cluster: at + 1,
      price: 1,
      delivered: null,
      deliveredAbroad: [],
      isOnSale: false,
      isInStock: true,
      hasPicture: true,
      popularity: 0,
      drop: 0,
      firstSeen: 1,
    };
    builder.add({ ...row, ...lists, title, keywords: title, details: '' });
  }
  return builder.finish();
};

describe('readWord', () => {
  it.each([
    ['dress', false, ['dress']],
    ['dresses', false, ['dress']],
    ['scarf', false, ['scarf', 'scarves']],
    ['sacrf', false, ['scarf', 'scarves']],
    ['lady', false, ['ladies']],
    ['tan', false, ['tan']],
    ['tan', true, ['tan', 'tank']],
    ['sneak', false, ['sneakers']],
    ['snekaers', false, ['sneakers']],
    ['sneka', true, ['sneakers']],
    ['sneka', false, []],
    ['lether', false, ['leather']],
    ['zebra', false, []],
    ['top', false, ['top']],
    ['tpo', false, ['top', 'two']],
    ['xq', false, []],
    ['jewelry', false, ['jewellery']],
    ['gray', false, ['grey']],
    ['jewlery', false, ['jewellery']],
    ['pajmas', false, ['pyjamas']],
    ['grya', false, ['grey']],
    ['pajama', false, ['pyjamas']],
  ])('reads %s (typing: %s) as %j', (word, isTyping, expected) => {
    const segments = [segmentOf(titles)];

    expect(readWord(segments, word, isTyping)).toEqual(expected);
  });

  it('uses the words of all segments', () => {
    const segments = [segmentOf(['red dress']), segmentOf(['blue coats'])];

    expect(readWord(segments, 'coat', false)).toEqual(['coats']);
  });

  it.each([[['dressred', 'dress']], [['dress', 'dressred']]])(
    'returns them in one order, however %j are distributed',
    (words) => {
      const segments = words.map((word) => segmentOf([word]));

      expect(readWord(segments, 'dre', true)).toEqual(['dress', 'dressred']);
    },
  );

  it.each(['t-shirt', 'tshirt', 'tshirts', 't shirt'])('matches every spelling of a t-shirt in %s', (typed) => {
    const segment = segmentOf(['cotton t-shirt', 'cotton tshirt', 'white t shirts', 'sweatshirt']);

    const meant = wordsOf(typed).map((word) => readWord([segment], word, false));

    expect(meant).toEqual([['t'], expect.arrayContaining(['shirt', 'shirts'])]);
  });
});
