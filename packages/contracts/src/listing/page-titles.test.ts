import { translateIn } from '@wearfolio/messages/translate';
import { describe, expect, it } from 'vitest';
import type { Understanding } from '../catalogue.ts';
import type { Facets } from './facets.ts';
import { chosenNames, homeTitle, titleOf } from './page-titles.ts';

describe('titleOf', () => {
  it('puts the page before the shop', () => {
    expect(titleOf('Dresses', 'Wearfolio')).toBe('Dresses | Wearfolio');
  });

  it("returns the shop's name for a page without a name", () => {
    expect(titleOf('', 'Wearfolio')).toBe('Wearfolio');
  });
});

describe('homeTitle', () => {
  it("includes the shop's name and the words of the specification", () => {
    expect(homeTitle(translateIn('en'), 'Wearfolio')).toMatch(/^Welcome.*Wearfolio.*ultimate fashion destination/);
  });
});

describe('chosenNames', () => {
  const facets: Facets = {
    ...{ category: [], store: [] },
    brand: [],
    color: ['Blue', 'Red', 'Green'].map((name, at) => ({ id: at + 1, name, count: 1, hexa: '#000000' })),
    size: [
      { id: 7, name: '38', count: 1, attribute_name: 'Shoe' },
      { id: 8, name: '40', count: 1, attribute_name: 'Shoe' },
      { id: 9, name: '40', count: 1, attribute_name: 'Waist' },
    ],
    price_range: [{ value: '50-100', name: '$50-$100', count: 1 }],
    ...{ sale: [], dropped: [], material: [], pattern: [], cut: [], length: [] },
    ...{ free_delivery: [], fast_delivery: [], free_returns: [] },
  };
  const red: Understanding = { kind: 'color', name: 'Red', text: 'red', values: ['2'] };
  const under40: Understanding = { kind: 'price', name: 'Under $40', text: 'under 40', values: [] };
  const dresses: Understanding = { kind: 'category', name: 'Dresses', text: 'dress', values: [] };
  const understood = [red, under40, dresses];

  it.each([
    ['nothing', {}, []],
    ['sizes of one name with their size systems', { size: ['7', '8', '9'] }, ['38', 'Shoe 40', 'Waist 40']],
    ['options of several filters', { price_range: ['50-100'], color: ['3', '1'] }, ['Blue', 'Green', '$50-$100']],
    ['no option that the keyword already names', { understood, color: ['2'] }, []],
    [
      "the keyword's option together with another one of its filter",
      { understood, color: ['1', '2'] },
      ['Red', 'Blue'],
    ],
    ['a price that is not a bucket', { understood, price_range: ['50-100'] }, ['Under $40', '$50-$100']],
  ])('lists %s', (_, { understood, ...ticked }: { understood?: Understanding[] } & Record<string, unknown>, names) => {
    const isChosen = (filter: string, value: string) => [ticked[filter]].flat().includes(value);

    expect(chosenNames({ facets, understood }, isChosen)).toEqual(names);
  });
});
