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
  it('reads an address without a query as the plain listing', () => {
    expect(parse('')).toEqual(plainListing);
  });

  it('reads every filter, the sort and the page', () => {
    expect(
      parse(
        'store=2&brand=7&brand=3&color=5&size=11&price_range=100-500&sale=102&dropped=7&material=201&pattern=301&cut=402&length=504&off=red&on=size+m&sort=desc&page=4',
      ),
    ).toEqual({
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
      off: ['red'],
      on: ['size m'],
      sort: 'desc',
      page: 4,
    });
  });

  it('reads lists in the form of the wire too', () => {
    expect(parse('brand[]=7&brand=3').brand).toEqual(['3', '7']);
  });

  it('reads a price range with spaces, as the specification writes it', () => {
    expect(parse('price_range=0+-+50').price_range).toEqual(['0-50']);
  });

  it('reads a range that the shopper typed', () => {
    expect(parse('price_range=500-1000&price_range=40-95').price_range).toEqual(['40-95', '500-1000']);
  });

  it('reads the range above all buckets', () => {
    expect(parse('price_range=5000-').price_range).toEqual(['5000-']);
  });

  it('orders values so that one choice has one address, whatever was ticked first', () => {
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

  it.each(['0', '-1', '1.5', 'two', '', '1234567890', '01'])('takes page=%s as the first page', (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it('takes an unknown sort as Newest', () => {
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
    sort: 'asc',
    page: 3,
  };

  it('writes nothing for the plain listing', () => {
    expect(printListing(plainListing)).toBe('');
  });

  it('writes what parseListing reads', () => {
    expect(parse(printListing(full))).toEqual(full);
  });

  it('writes one readable order of parameters', () => {
    expect(printListing(full)).toBe(
      '?store=2&brand=3&brand=7&color=5&size=11&price_range=0-50&price_range=5000-&off=under+50&on=linen&on=size+m&sort=asc&page=3',
    );
  });

  it('keeps what is not its own, and replaces what is', () => {
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

  it('keeps ticked values in order', () => {
    expect(toggleOption(deep, 'brand', '5').brand).toEqual(['3', '5', '7']);
  });

  it('ticks one reduction at a time', () => {
    expect(toggleOption({ ...deep, sale: ['101'] }, 'sale', '103').sale).toEqual(['103']);
    expect(toggleOption({ ...deep, sale: ['103'] }, 'sale', '103').sale).toEqual([]);
  });

  it.each([
    [{ min: '40', max: '95' }, ['0-50', '40-95']],
    [{ min: '', max: '95' }, ['0-50', '0-95']],
    [{ min: '120', max: '' }, ['0-50', '120-']],
    [{ min: '', max: '' }, ['0-50']],
    [{ min: '95', max: '40' }, ['0-50']],
  ])('takes typed prices %j beside those of the list', (typed, ranges) => {
    expect(withTypedPrices({ ...deep, price_range: ['0-50', '7-9'] }, typed).price_range).toEqual(ranges);
  });

  it('clears one group only', () => {
    expect(clearGroup(deep, 'brand')).toEqual({ ...deep, brand: [], page: 1 });
  });

  it('goes back to page 1 in another order', () => {
    expect(sortBy(deep, 'desc')).toEqual({ ...deep, sort: 'desc', page: 1 });
  });

  it('turns the page and changes nothing else', () => {
    expect(atPage(deep, 7)).toEqual({ ...deep, page: 7 });
  });

  it('counts what is ticked in all groups', () => {
    expect(filterCount(deep)).toBe(3);
    expect(filterCount(plainListing)).toBe(0);
  });
});
