import { describe, expect, it } from 'vitest';
import { addToFavorite, followBrand, listFavorites, postFavorites } from './favorites.ts';
import { messagesOf } from './testing/messages-of.ts';

const whole = ['Must be a whole number'];

describe('addToFavorite', () => {
  const { body } = addToFavorite.schema;
  const good = { product_id: 1, color_id: 2, actionType: 'add' };

  it.each([
    [{}, {}],
    [{ product_id: '1', color_id: '2', parent_color_id: '3', user_id: '4', Token: 'abc' }, {}],
    [{ user_id: null, parent_color_id: '', Token: null }, {}],
    [{ source: 'favorite_page' }, {}],
    [{ product_id: undefined }, { product_id: whole }],
    [{ product_id: 0 }, { product_id: whole }],
    [{ product_id: -1 }, { product_id: whole }],
    [{ product_id: 1.5 }, { product_id: whole }],
    [{ product_id: '1e3' }, { product_id: whole }],
    [{ product_id: 2 ** 63 }, { product_id: whole }],
    [{ product_id: [1] }, { product_id: whole }],
    [{ product_id: { gt: 0 } }, { product_id: whole }],
    [{ color_id: null }, { color_id: whole }],
    [{ user_id: 'me' }, { user_id: whole }],
    [{ user_id: {} }, { user_id: whole }],
    [{ actionType: 'toggle' }, { actionType: ['actionType must be add or remove'] }],
    [{ actionType: undefined }, { actionType: ['actionType must be add or remove'] }],
    [{ Token: 7 }, { Token: ['Not a valid text'] }],
  ])('rejects %j with %j', (change, messages) => {
    expect(messagesOf(body, { ...good, ...change })).toEqual(messages);
  });

  it('parses ids sent as strings', () => {
    const read = body.parse({ ...good, product_id: '12', user_id: '' });

    expect(read).toMatchObject({ product_id: 12, color_id: 2 });
    expect(read.user_id).toBeUndefined();
  });
});

describe('listFavorites', () => {
  const { querystring } = listFavorites.schema;
  const all = {
    ...{ fit: false, filterType: 'all_Items', level: 'level1', categ: '', sort: 'saved' },
    ...{ store: [], brand: [], dropped: [] },
  };

  it.each([
    [{}, all],
    [{ filterType: '', level: '', page: undefined }, all],
    [{ page: '0' }, { ...all, page: 1 }],
    [{ page: '3' }, { ...all, page: 3 }],
    [
      { 'store[]': [' North ', 'North'], brand: 'Five, Ten' },
      { ...all, store: ['North'], brand: ['Five, Ten'] },
    ],
    [
      { filterType: 'lowstock', level: 'level3' },
      { ...all, filterType: 'lowstock', level: 'level3' },
    ],
    [
      { dropped: '7', fit: '1' },
      { ...all, dropped: [7], fit: true },
    ],
    [{ filterType: 'backinstock' }, { ...all, filterType: 'backinstock' }],
    [{ filterType: 'soldout' }, { ...all, filterType: 'soldout' }],
    [{ filterType: 'onsale' }, { ...all, filterType: 'onsale' }],
    [
      { user_id: '4', categ: 'Shoes|12' },
      { ...all, user_id: 4, categ: 'Shoes|12' },
    ],
  ])('parses %j as %j', (query, expected) => {
    expect(querystring.parse(query)).toEqual(expected);
  });

  it('accepts at most 100 stores', () => {
    const stores = Array.from({ length: 101 }, (_, index) => `Store ${index}`);

    expect(messagesOf(querystring, { store: stores.slice(1) })).toEqual({});
    expect(messagesOf(querystring, { store: stores })).toEqual({ store: ['At most 100 values'] });
  });

  it.each([
    [{ filterType: 'cheap' }, 'filterType'],
    [{ filterType: ['onsale', 'soldout'] }, 'filterType'],
    [{ level: 'level4' }, 'level'],
    [{ 'store[0]': 'North' }, 'store[0]'],
    [{ 'brand[contains]': 'a' }, 'brand[contains]'],
    [{ store: '' }, 'store.0'],
    [{ dropped: 'week' }, 'dropped.0'],
    [{ 'level[]': 'level1' }, 'level[]'],
    [{ user_id: 'x' }, 'user_id'],
    [{ page: '-1' }, 'page'],
  ])('rejects %j with its message for %s', (query, field) => {
    expect(Object.keys(messagesOf(querystring, query))).toEqual([field]);
  });
});

describe('postFavorites', () => {
  it.each([undefined, null, {}, { Token: 'abc', user_id: 4 }])('accepts %j', (body) => {
    expect(messagesOf(postFavorites.schema.body, body)).toEqual({});
  });
});

describe('followBrand', () => {
  it('requires a brand and an action', () => {
    expect(messagesOf(followBrand.schema.body, {})).toEqual({
      brand_id: whole,
      actionType: ['actionType must be add or remove'],
    });
  });
});
