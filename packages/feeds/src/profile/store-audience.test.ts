import { expect, it } from 'vitest';
import { learnStoreAudience } from './store-audience.ts';

const rowsOf = (names: readonly string[]) => names.map((name) => ({ name, about: 'Soft and light.' }));
const boutique = ['Ridge Midi Dress', 'Fell Maxi Dress', 'Tarn Skirt', 'Moor Cardigan', 'Beck Blouse'];

it("recognizes a store of women's clothes by its dresses and skirts", () => {
  expect(learnStoreAudience(rowsOf(boutique))).toBe('women');
});

it.each([
  ["a man's product", [...boutique, "Men's Ridge Tee"]],
  ["a child's product", [...boutique, "Kids' Ridge Tee"]],
  ['only one dress', ['Ridge Dress', 'Fell Jacket', 'Tarn Pant', 'Moor Tee', 'Beck Boot']],
])('returns null for a store with %s', (_, names) => {
  expect(learnStoreAudience(rowsOf(names))).toBeNull();
});
