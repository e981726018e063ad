import type { Facets } from '@wearfolio/contracts/listing/facets';
import { describe, expect, it } from 'vitest';
import { plainListing } from '../listing-url.ts';
import { isDisabled, onlyChosenName, optionsOf, storeCount, tickedOptions } from './options.ts';

const facets: Facets = {
  category: [],
  store: [
    { id: 2, name: 'vael', count: 3 },
    { id: 1, name: 'Ostra', count: 5 },
    { id: 3, name: 'Élan', count: 0 },
  ],
  brand: [],
  color: [
    { id: 9, name: 'Red', count: 1, hexa: '#f00' },
    { id: 8, name: 'Blue', count: 0, hexa: '#00f' },
  ],
  size: [
    { id: 30, name: 'XS', count: 1, attribute_name: 'Clothing' },
    { id: 12, name: 'M', count: 2, attribute_name: 'Clothing' },
  ],
  price_range: [{ value: '0-50', name: 'Under $50', count: 4 }],
  ...{ sale: [{ id: 101, name: 'On sale', count: 2 }], dropped: [], material: [], pattern: [], cut: [], length: [] },
  ...{ free_delivery: [], fast_delivery: [], free_returns: [] },
};

describe('optionsOf', () => {
  it('sorts stores and colors by name', () => {
    expect(optionsOf('store', facets).map(({ name }) => name)).toEqual(['Élan', 'Ostra', 'vael']);
    expect(optionsOf('color', facets).map(({ name }) => name)).toEqual(['Blue', 'Red']);
  });

  it('keeps sizes in the order of the reply', () => {
    expect(optionsOf('size', facets).map(({ value }) => value)).toEqual(['30', '12']);
  });
});

describe('isDisabled', () => {
  it('disables an option without products unless it is ticked', () => {
    const blue = { value: '8', name: 'Blue', count: 0 };

    expect(isDisabled(blue, [])).toBe(true);
    expect(isDisabled(blue, ['8'])).toBe(false);
  });

  it('enables options with an unknown count', () => {
    expect(isDisabled({ value: '8', name: 'Blue' }, [])).toBe(false);
  });
});

describe('tickedOptions', () => {
  it('returns ticked options by name, without unknown ones', () => {
    expect(tickedOptions('store', facets, ['2', '77']).map(({ name }) => name)).toEqual(['vael']);
  });

  it('adds the size system to sizes with the same name', () => {
    const shoe = { id: 40, name: 'M', count: 1, attribute_name: 'Shoes, US' };
    const both = { ...facets, size: [...facets.size, shoe] };

    expect(tickedOptions('size', both, ['12', '30', '40']).map(({ name }) => name)).toEqual([
      ...['XS', 'Clothing M', 'Shoes, US M'],
    ]);
  });
});

describe('storeCount', () => {
  it('counts the stores with products', () => {
    expect(storeCount(facets, [])).toBe(2);
  });

  it('counts only the ticked stores if some are ticked', () => {
    expect(storeCount(facets, ['2', '3'])).toBe(1);
  });
});

describe('onlyChosenName', () => {
  it('is the name if a single store is the only filter', () => {
    expect(onlyChosenName(facets, { ...plainListing, store: ['1'] })).toBe('Ostra');
  });

  it.each([
    ['nothing is ticked', {}],
    ['two stores are ticked', { store: ['1', '2'] }],
    ['a color is ticked too', { store: ['1'], color: ['9'] }],
    ['only a color is ticked', { color: ['9'] }],
    ['the brand is not known', { brand: ['7'] }],
  ])('is null when %s', (_, changes) => {
    expect(onlyChosenName(facets, { ...plainListing, ...changes })).toBeNull();
  });
});
