import { expect, it } from 'vitest';
import { learnStoreAudience } from './store-audience.ts';

const rowsOf = (names: readonly string[]) => names.map((name) => ({ name, about: 'Soft and light.' }));
const boutique = ['Ridge Midi Dress', 'Fell Maxi Dress', 'Tarn Skirt', 'Moor Cardigan', 'Beck Blouse'];

it('takes a store that sells dresses and skirts for one of women', () => {
  expect(learnStoreAudience(rowsOf(boutique))).toBe('women');
});

it.each([
  ['a man', [...boutique, "Men's Ridge Tee"]],
  ['a child', [...boutique, "Kids' Ridge Tee"]],
  ['hardly a dress', ['Ridge Dress', 'Fell Jacket', 'Tarn Pant', 'Moor Tee', 'Beck Boot']],
])('does not where its names tell %s', (_, names) => {
  expect(learnStoreAudience(rowsOf(names))).toBeNull();
});
