// cspell:ignore oboro quillmoor
import { describe, expect, it } from 'vitest';
import { learnTitleBrands } from './title-brands.ts';

const things = ['Ridge Jacket', 'Fell Boot', 'Tarn Hat', 'Crux Pant', 'Brae Shirt'];
const of = (brand: string): string[] => things.map((thing) => `${brand} ${thing}`);

describe('learnTitleBrands', () => {
  it('finds known brands, even one with a single product', () => {
    expect(learnTitleBrands([...of('Patagonia'), ...of('La Sportiva'), 'Boreal Ninja']).toSorted()).toEqual([
      'Boreal',
      'La Sportiva',
      'Patagonia',
    ]);
  });

  it('finds unknown brands if such words begin nearly all names', () => {
    expect(learnTitleBrands([...of('Oboro'), ...of('Quill Moor'), ...of('Patagonia')])).toEqual([
      'Patagonia',
      'Oboro',
      'Quill Moor',
    ]);
  });

  it.each([
    ['a single label', things.flatMap((thing) => [`${thing} LV`, `${thing} GTX`, `${thing} II`])],
    ['people', [...of("Women's"), ...of("Men's")]],
    ['one name that begins like a brand', ['Boreal Ninja', ...things, ...things.map((thing) => `${thing} II`)]],
  ])('finds none in titles of %s', (_, names) => {
    expect(learnTitleBrands(names)).toEqual([]);
  });
});
