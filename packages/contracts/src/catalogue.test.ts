import { describe, expect, it } from 'vitest';
import { listBrands, listProducts } from './catalogue.ts';
import { getProduct, listMedia } from './product.ts';
import { searchProducts, suggest } from './search.ts';
import { messagesOf } from './testing/messages-of.ts';

const { querystring } = listProducts.schema;

const everything = {
  page: 1,
  keyword: '',
  searchKeyword: '',
  parentCateg: '',
  subCateg: '',
  childCateg: '',
  homepageKey: '',
  sort: '',
  store: [],
  brand: [],
  category: [],
  color: [],
  size: [],
  off: [],
  on: [],
  only: '',
  price_range: [],
  sale: [],
  dropped: [],
  material: [],
  pattern: [],
  cut: [],
  length: [],
  free_delivery: [],
  fast_delivery: [],
  free_returns: [],
  fit: false,
  wear: [],
};

const ids = (length: number) => Array.from({ length }, (_, index) => String(index + 1));

describe('the listing query', () => {
  it.each([
    [{}, {}],
    [{ page: '' }, {}],
    [{ page: '0' }, {}],
    [{ page: '2' }, { page: 2 }],
    [{ sort: '' }, {}],
    [{ sort: 'desc' }, { sort: 'desc' }],
    [{ sort: 'asc' }, { sort: 'asc' }],
    [{ keyword: '  red dress ' }, { keyword: 'red dress' }],
    [{ keyword: '%_\\' }, { keyword: '%_\\' }],
    [{ store: '1' }, { store: [1] }],
    [{ 'store[]': '1' }, { store: [1] }],
    [{ store: ['1', '2'] }, { store: [1, 2] }],
    [{ store: '1', 'store[]': ['2', '1'] }, { store: [1, 2] }],
    [{ price_range: '0-50' }, { price_range: [{ min: 0, max: 50 }] }],
    [{ price_range: '0 - 50' }, { price_range: [{ min: 0, max: 50 }] }],
    [
      { 'price_range[]': ['50-100', '5000-'] },
      {
        price_range: [
          { min: 50, max: 100 },
          { min: 5000, max: null },
        ],
      },
    ],
    [{ user_id: '7', filter_type: 'x', request_type: 'all_products', utm_source: 'mail' }, {}],
    [JSON.parse('{"__proto__":{"sort":"asc"},"constructor":{"prototype":{}}}'), {}],
  ])('parses %j as %j', (query, expected) => {
    expect(querystring.parse(query)).toEqual({ ...everything, ...expected });
  });

  it('accepts 100 values of one filter', () => {
    expect(querystring.parse({ color: ids(100) }).color).toHaveLength(100);
  });

  it.each(['-1', '1.5', '1e3', '0x10', '-0', 'NaN', 'null', 'undefined', ' 1', '9223372036854775808', ['1', '2']])(
    'rejects page %j',
    (page) => {
      expect(messagesOf(querystring, { page })).toEqual({ page: ['Page must be a whole number of 1 or more'] });
    },
  );

  it.each(['', '0', '-1', '1.5', '1e3', '0x10', '-0', 'NaN', 'null', 'undefined', '01', '9223372036854775808'])(
    'rejects the id %j in a filter',
    (id) => {
      expect(messagesOf(querystring, { 'brand[]': ['1', id] })).toEqual({ 'brand.1': ['Must be a whole number'] });
    },
  );

  it.each([
    'page[]',
    'sort[]',
    'keyword[]',
    'parentCateg[0]',
    'store[0]',
    'store[a][b]',
    'store[contains]',
    'stores',
    'store[',
    'price_range[0]',
    'colors',
    'size.0',
  ])('rejects the unknown key %s instead of ignoring the filter', (key) => {
    expect(messagesOf(querystring, { [key]: '1' })).toEqual({ [key]: [`Unknown filter ${key}`] });
  });

  it.each([
    '1000-0',
    '50-50',
    '-5-10',
    '0-Infinity',
    '0-1e3',
    'NaN-NaN',
    '',
    '-',
    '50',
    '0--50',
    '0-99999999',
    '1,5-2',
  ])('rejects the price range %j', (price_range) => {
    expect(Object.keys(messagesOf(querystring, { price_range }))).toEqual(['price_range.0']);
  });

  it.each([
    [{ sort: 'asc;drop' }, 'sort'],
    [{ sort: 'ASC' }, 'sort'],
    [{ sort: ['asc', 'desc'] }, 'sort'],
    [{ keyword: ['red', 'blue'] }, 'keyword'],
    [{ keyword: 'a\0b' }, 'keyword'],
    [{ keyword: 'a\ud800' }, 'keyword'],
    [{ homepageKey: { not: '' } }, 'homepageKey'],
    [{ store: [['1']] }, 'store.0'],
    [{ store: null }, 'store.0'],
  ])('rejects %j with its message for %s', (query, field) => {
    expect(Object.keys(messagesOf(querystring, query))).toEqual([field]);
  });

  it.each([
    [
      'a keyword of 201 characters',
      { keyword: 'k'.repeat(201) },
      { keyword: ['A search may be at most 200 characters long'] },
    ],
    ['101 colors', { color: ids(101) }, { color: ['At most 100 values'] }],
    ['5,000 sizes', { size: ids(5000) }, { size: ['At most 100 values'] }],
    ['5,000 times one price range', { price_range: Array(5000).fill('0-50') }, { price_range: ['At most 100 values'] }],
  ])('rejects %s', (_, query, messages) => {
    expect(messagesOf(querystring, query)).toEqual(messages);
  });

  it('gives every parameter its own message instead of "Invalid input"', () => {
    const names = Object.keys(everything);

    const messages = names.flatMap((name) => Object.values(messagesOf(querystring, { [name]: { a: 1 } })).flat());

    expect(messages).toHaveLength(names.length);
    expect(messages).not.toContain('Invalid input');
  });

  it('is the same for a search', () => {
    expect(searchProducts.schema).toBe(listProducts.schema);
  });
});

describe('the other catalogue calls', () => {
  it.each(['', '0', '-1', '1e3', 'abc', '1/2', '9'.repeat(10)])('reject the product id %j', (id) => {
    expect(messagesOf(getProduct.schema.params, { id })).toEqual({ id: ['Must be a whole number'] });
    expect(messagesOf(listMedia.schema.querystring, { product_id: id })).toEqual({
      product_id: ['Must be a whole number'],
    });
  });

  it('treat an empty name filter as absent', () => {
    expect(listBrands.schema.querystring.parse({})).toMatchObject({ filter: '', brand: [] });
    expect(suggest.schema.querystring.parse({ searchKeyword: 'red' })).toEqual({ keyword: '', searchKeyword: 'red' });
  });
});
