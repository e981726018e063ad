// cspell:disable
import { expect, it } from 'vitest';
import { learnReading } from './learn-reading.ts';
import { withReading } from './reading.ts';

const recordsOf = (names: readonly string[]) =>
  names.map((name, at) => ({ line: at + 2, fields: { id: `R${at}`, name }, variants: [], fault: null }));

const readNames = (names: readonly string[]) => {
  const records = recordsOf(names);
  return records.map(withReading(learnReading(records))).map(({ fields }) => fields.name);
};

it('drops the badges of some title cells, and keeps a line that stands in nearly all of them', () => {
  const shoes = ['Ridge Boot', 'Fell Boot', 'Moor Boot', 'Tarn Boot', 'Crag Boot', 'Heath Boot', 'Dale Boot'];

  expect(readNames([...shoes.slice(0, 5).map((name) => `한정판매\n${name}`), ...shoes.slice(5)])).toEqual(shoes);
  expect(readNames(shoes.map((name) => `Tarnbeck\n${name}`))).toEqual(shoes.map((name) => `Tarnbeck\n${name}`));
  expect(readNames(['Sale\nRidge Boot', 'Sale\nFell Boot'])).toEqual(['Sale\nRidge Boot', 'Sale\nFell Boot']);
});
