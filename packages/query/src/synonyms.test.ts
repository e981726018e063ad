import { expect, it } from 'vitest';
import { readQuery } from './read-query.ts';
import type { Synonym, Vocabulary } from './vocabulary.ts';

const synonyms: Synonym[] = [
  { from: 'Trakkies', to: 'joggers', isBothWays: true },
  { from: 'red bottoms', to: 'heels', isBothWays: false },
  { from: 'trainers', to: 'boots', isBothWays: false },
  { from: 'hygge', to: 'soft wool', isBothWays: false },
  { from: 'gno', to: 'red boots', isBothWays: false },
  { from: 'city walk', to: 'red boots', isBothWays: true },
  { from: 'loop', to: 'ring', isBothWays: true },
  { from: 'ring', to: 'loop', isBothWays: true },
];

const vocabulary: Vocabulary = {
  stores: new Map(),
  brands: new Map(),
  brandAliases: [],
  synonyms,
  colors: new Map([[1, { id: 1, name: 'Red' }]]),
  sizes: new Map(),
  categories: [{ id: 1, name: 'Boots', slug: 'boots', path: 'women/shoes/boots', level: 3 }],
};

const known = { knows: (word: string) => word === 'grey', meaningsOf: (word: string) => [word], areName: () => false };

const read = (keyword: string) => readQuery({ vocabulary, known, isTyping: false, takesBare: true }, keyword);

const brief = (keyword: string) => read(keyword).map(({ kind, name, text }) => `${kind}:${name}:${text}`);

const titles = (keyword: string) =>
  read(keyword).flatMap(({ meaning }) => (meaning.is === 'thing' ? meaning.any.titles : []));

it.each([
  ['grey trakkies', ['word:grey:grey', 'kind:Joggers:trakkies']],
  ['red bottoms', ['kind:Heels:red bottoms']],
  // Synonyms by ops override the tables.
  ['trainers', ['kind:Boots:trainers']],
  ['trainer', ['kind:Boots:trainer']],
  ['hygge', ['word:soft wool:hygge']],
  // A meaning in several parts.
  ['gno', ['color:Red:gno', 'kind:Boots:gno']],
  ['grey gno size', ['word:grey:grey', 'color:Red:gno', 'kind:Boots:gno', 'word:size:size']],
  ['city walks under 50', ['price:Under $50:under 50', 'color:Red:city walks', 'kind:Boots:city walks']],
  ['red boots', ['color:Red:red', 'kind:Boots:boots']],
  // Circular synonyms.
  ['loop', ['kind:Ring:loop']],
])('resolves the synonym in %s to %j', (keyword, parts) => {
  expect(brief(keyword)).toEqual(parts);
});

it('also finds the word itself, and with both ways the word for its meaning', () => {
  expect(titles('trakkies')).toEqual(expect.arrayContaining(['joggers', 'trakkies']));
  expect(titles('joggers')).toEqual(expect.arrayContaining(['joggers', 'trakkies']));
  expect(titles('heels')).not.toContain('red bottoms');
});
