import { describe, expect, it } from 'vitest';
import {
  atPage,
  clearGroup,
  filterCount,
  type ListingState,
  parseListing,
  plainListing,
  printListing,
  sortBy,
  toggleOption,
  withTypedPrices,
} from './listing-url.ts';

const parse = (query: string) => parseListing(new URLSearchParams(query));

describe('parseListing', () => {
  it('returns the defaults without a query', () => {
    expect(parse('')).toEqual(plainListing);
  });

  it('reads every filter, the sort and the page', () => {
    expect(
      parse(
        'category=9&store=2&brand=7&brand=3&color=5&size=11&price_range=100-500&sale=102&dropped=7&material=201&pattern=301&cut=402&length=504&free_delivery=601&fast_delivery=701&free_returns=801&off=red&on=size+m&only=exact&sort=desc&page=4',
      ),
    ).toEqual({
      category: ['9'],
      store: ['2'],
      brand: ['3', '7'],
      color: ['5'],
      size: ['11'],
      price_range: ['100-500'],
      sale: ['102'],
      dropped: ['7'],
      material: ['201'],
      pattern: ['301'],
      cut: ['402'],
      length: ['504'],
      free_delivery: ['601'],
      fast_delivery: ['701'],
      free_returns: ['801'],
      off: ['red'],
      on: ['size m'],
      only: 'exact',
      sort: 'desc',
      page: 4,
    });
  });

  it('reads lists in the form of the API too', () => {
    expect(parse('brand[]=7&brand=3').brand).toEqual(['3', '7']);
  });

  it('reads a price range with spaces, as in the specification', () => {
    expect(parse('price_range=0+-+50').price_range).toEqual(['0-50']);
  });

  it('reads a range that the shopper typed', () => {
    expect(parse('price_range=500-1000&price_range=40-95').price_range).toEqual(['40-95', '500-1000']);
  });

  it('reads the range above all buckets', () => {
    expect(parse('price_range=5000-').price_range).toEqual(['5000-']);
  });

  it('sorts values, so that the order of ticks does not change the address', () => {
    expect(parse('brand=10&brand=9&brand=10').brand).toEqual(['9', '10']);
    expect(parse('price_range=1000-5000&price_range=50-100').price_range).toEqual(['50-100', '1000-5000']);
  });

  it.each([
    ['brand=abc', 'brand'],
    ['brand=-1', 'brand'],
    ['brand=0', 'brand'],
    ['brand=1e3', 'brand'],
    ['brand=1234567890', 'brand'],
    ['store=', 'store'],
    ['price_range=9-7', 'price_range'],
    ['price_range=-9', 'price_range'],
    ['price_range=javascript:alert(1)', 'price_range'],
  ] as const)('takes %s as no filter', (query, group) => {
    expect(parse(query)[group]).toEqual([]);
  });

  it.each(['0', '-1', '1.5', 'two', '', '1234567890', '01'])('reads page=%s as page 1', (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it('reads an unknown sort as Newest', () => {
    expect(parse('sort=cheapest').sort).toBe('');
  });
});

describe('printListing', () => {
  const full: ListingState = {
    ...plainListing,
    store: ['2'],
    brand: ['3', '7'],
    color: ['5'],
    size: ['11'],
    price_range: ['0-50', '5000-'],
    off: ['under 50'],
    on: ['linen', 'size m'],
    only: 'exact' as const,
    sort: 'asc',
    page: 3,
  };

  it('writes nothing for the defaults', () => {
    expect(printListing(plainListing)).toBe('');
  });

  it('writes what parseListing reads', () => {
    expect(parse(printListing(full))).toEqual(full);
  });

  it('writes parameters in a fixed order', () => {
    expect(printListing(full)).toBe(
      '?store=2&brand=3&brand=7&color=5&size=11&price_range=0-50&price_range=5000-&off=under+50&on=linen&on=size+m&only=exact&sort=asc&page=3',
    );
  });

  it('keeps other parameters and replaces its own', () => {
    const query = new URLSearchParams('keyword=linen+dress&brand[]=1&brand=2&page=9&sort=desc');

    expect(printListing({ ...plainListing, brand: ['4'] }, query)).toBe('?keyword=linen+dress&brand=4');
    expect(query.get('page')).toBe('9');
  });
});

describe('changing a listing', () => {
  const deep: ListingState = { ...plainListing, brand: ['3', '7'], color: ['5'], sort: 'asc', page: 6 };

  it('ticks an option and goes back to page 1', () => {
    expect(toggleOption(deep, 'store', '2')).toEqual({ ...deep, store: ['2'], page: 1 });
  });

  it('unticks an option and goes back to page 1', () => {
    expect(toggleOption(deep, 'brand', '3')).toEqual({ ...deep, brand: ['7'], page: 1 });
  });

  it('keeps ticked values sorted', () => {
    expect(toggleOption(deep, 'brand', '5').brand).toEqual(['3', '5', '7']);
  });

  it('ticks only one reduction', () => {
    expect(toggleOption({ ...deep, sale: ['101'] }, 'sale', '103').sale).toEqual(['103']);
    expect(toggleOption({ ...deep, sale: ['103'] }, 'sale', '103').sale).toEqual([]);
  });

  it.each([
    [{ min: 40, max: 95 }, ['0-50', '40-95']],
    [{ min: null, max: 49.99 }, ['0-50', '0-49.99']],
    [{ min: 120, max: null }, ['0-50', '120-']],
    [{ min: null, max: null }, ['0-50']],
    [{ min: 95, max: 40 }, ['0-50']],
  ])('takes typed prices %j beside those of the list', (typed, ranges) => {
    expect(withTypedPrices({ ...deep, price_range: ['0-50', '7-9'] }, typed).price_range).toEqual(ranges);
  });

  it('clears one group only', () => {
    expect(clearGroup(deep, 'brand')).toEqual({ ...deep, brand: [], page: 1 });
  });

  it('goes back to page 1 when the order changes', () => {
    expect(sortBy(deep, 'desc')).toEqual({ ...deep, sort: 'desc', page: 1 });
  });

  it('changes only the page', () => {
    expect(atPage(deep, 7)).toEqual({ ...deep, page: 7 });
  });

  it('counts the ticked options of all groups', () => {
    expect(filterCount(deep)).toBe(3);
    expect(filterCount(plainListing)).toBe(0);
  });
});
