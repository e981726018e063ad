// cspell:disable: names of brands
import { forgiven, similarWords } from '@wearfolio/listing-index/typos';
import { formsOf } from '@wearfolio/listing-index/word-forms';
import { isPlausible } from '../corrections.ts';
import type { Part } from '../parts.ts';
import { readQuery } from '../read-query.ts';
import type { KnownWords, Vocabulary } from '../vocabulary.ts';

const named = (...names: string[]) => new Map(names.map((name, at) => [at + 1, { id: at + 1, name }]));

const tree = [
  ...['women', 'women/clothing', 'women/clothing/dresses', 'women/clothing/knitwear', 'women/clothing/coats'],
  ...['women/clothing/trousers', 'women/shoes', 'women/shoes/sneakers', 'women/shoes/boots', 'women/shoes/heels'],
  ...['women/bags', 'women/bags/totes', 'women/accessories/hats', 'women/jewellery'],
  ...['men', 'men/clothing', 'men/clothing/t-shirts', 'men/clothing/jackets', 'men/shoes', 'men/shoes/sneakers'],
  ...['kids', 'kids/girls', 'kids/girls/dresses', 'kids/girls/outerwear'],
  ...['outdoor', 'outdoor/camping', 'outdoor/camping/tents'],
];

export const categories = tree.map((path, at) => {
  const levels = path.split('/');
  const slug = levels.at(-1) ?? '';
  return { id: 100 + at, name: slug.charAt(0).toUpperCase() + slug.slice(1), slug, path, level: levels.length };
});

export const sizes = [
  ...[
    ['Clothes, letters', 'S'],
    ['Clothes, letters', 'M'],
    ['Clothes, letters', 'S/M'],
    ['Clothes, UK', '8'],
  ],
  ...[
    ["Women's shoes, US", '7'],
    ["Men's shoes, US", '9'],
    ["Women's trousers, US", '4'],
    ['Trousers, waist', '32x34'],
    ["Kids' clothes, age", '4-5Y'],
  ],
] as const;

/** A small shop's names. */
const vocabulary: Vocabulary = {
  stores: named('Net & Thread', 'Northbound'),
  brands: named('Vael', 'Monday Linen', 'Café Noir', 'New Balance', 'VL', 'The North Face', 'Columbia Sportswear'),
  brandAliases: [{ id: 1, name: 'Vael', alias: 'vl' }],
  synonyms: [],
  colors: new Map(['Red', 'Grey', 'Blue', 'White', 'Black'].map((name, at) => [at + 7, { id: at + 7, name }])),
  sizes: new Map(sizes.map(([ladder, value], at) => [at + 1, { id: at + 1, ladder, value, name: value }])),
  categories,
};

const said = new Set(
  `linen prom belt goretex gtx spring leather dress dresses sneakers zip hood jordan care bike stripe vegan blanche
   wool cotton down cropped flat`.split(/\s+/),
);
/** What its products say. */
const known: KnownWords = {
  // As the index does: in singular or plural, so 'dres' is known by 'dress'.
  knows: (word: string) => formsOf(word).some((form) => said.has(form)),
  // As the index does: corrections of words that no product has.
  meaningsOf: (word: string) =>
    said.has(word)
      ? [word]
      : similarWords([...said].sort(), word, forgiven(word)).filter((other) => isPlausible(word, other)),
  areName: (first: string, second: string) => `${first} ${second}` === 'red chili',
};

/** The parts of a keyword in this shop. */
export const read = (keyword: string, off: string[] = []): Part[] =>
  readQuery({ vocabulary, known, isTyping: false, takesBare: true }, keyword, off);

/** Kind and name of each part. */
export const brief = (keyword: string): string[] => read(keyword).map(({ kind, name }) => `${kind}:${name}`);
