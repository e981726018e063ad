import type { ProductOffer } from '@wearfolio/contracts/product';
import { describe, expect, it } from 'vitest';
import {
  cheapestDelivered,
  inOrderOf,
  lowestText,
  noteOf,
  seenText,
  sharedSizes,
  shownOffer,
  struckText,
} from './store-offers.ts';

const size = (id: number, quantity: number | null) => ({
  id,
  attribute_name: 'Clothes, letters',
  attribute_value: ['S', 'M', 'L'][id] ?? '',
  sort_order: id,
  color_id: null,
  quantity,
});

const offer = (id: number, more: Partial<ProductOffer>): ProductOffer => ({
  product_id: id,
  store_name: `Store ${id}`,
  store_slug: `store-${id}`,
  product_url: '',
  price: 100 + id,
  retail_price: null,
  retail_kind: null,
  in_stock: true,
  sizes: [],
  colors: [],
  shipping_policy: null,
  ...{ delivery_price: null, delivered_price: null, delivery_free_from: null, delivery_days: null },
  ...{ returns_days: null, returns_free: null, returns_note: null },
  unit_price: null,
  pays_commission: false,
  last_seen: null,
  ...more,
});

const first = offer(1, { sizes: [size(0, 0), size(1, 2)] });
const second = offer(2, { sizes: [size(0, null), size(2, 9)] });
const gone = offer(3, { sizes: [size(0, 5)], in_stock: false, price: 50 });

describe('sharedSizes', () => {
  it('keeps wearing order if the stores list different sizes', () => {
    const [large, medium] = [offer(1, { sizes: [size(0, 1), size(2, 1)] }), offer(2, { sizes: [size(1, 1)] })];

    expect(sharedSizes([large, medium]).map(({ name }) => name)).toEqual(['S', 'M', 'L']);
  });

  it('inserts a size of another system at its position in its own list', () => {
    const numbered = { ...size(9, 1), attribute_name: 'Shoes, EU', attribute_value: '38' };
    const [letters, both] = [
      offer(1, { sizes: [size(0, 1), size(1, 1), size(2, 1)] }),
      offer(2, { sizes: [numbered, size(1, 1)] }),
    ];

    expect(sharedSizes([letters, both]).map(({ name }) => name)).toEqual(['S', '38', 'M', 'L']);
  });

  it('lists each size once, with the number of stores that have it', () => {
    expect(sharedSizes([first, second, gone])).toEqual([
      { id: 0, name: 'S', stores: 1 },
      { id: 1, name: 'M', stores: 1 },
      { id: 2, name: 'L', stores: 1 },
    ]);
  });
});

describe('inOrderOf', () => {
  it('moves stores without the chosen size to the end', () => {
    const ids = (sizeId: number | null) => inOrderOf([first, second, gone], sizeId).map(({ product_id }) => product_id);

    expect(ids(null)).toEqual([1, 2, 3]);
    expect(ids(0)).toEqual([2, 1, 3]);
  });

  it('orders by the price with delivery when asked, unknown ones last', () => {
    const [dear, cheap] = [
      { ...first, delivered_price: 110 },
      { ...second, delivered_price: 101 },
    ];
    const unknown = offer(4, {});
    const ids = inOrderOf([unknown, dear, cheap, gone], null, true).map(({ product_id }) => product_id);

    expect(ids).toEqual([2, 1, 4, 3]);
    expect(cheapestDelivered([unknown, dear, cheap, gone], null)).toBe(101);
    expect(cheapestDelivered([dear, unknown], null)).toBeNull();
  });
});

describe('noteOf', () => {
  const small = { id: 0, name: 'S', stores: 1 };
  const medium = { id: 1, name: 'M · EU 38', stores: 1 };

  it.each([
    [second, null, '$1 more'],
    [first, null, ''],
    [first, small, 'Not in S'],
    [first, medium, '2 left in M'],
    [second, small, '$1 more'],
    [gone, small, 'Sold out'],
  ])('returns the quantity or the price difference (%#)', (one, chosen, text) => {
    expect(noteOf(one, offer(9, { price: 101 }), chosen).text).toBe(text);
  });
});

describe('struckText', () => {
  const regular = offer(4, { retail_price: 200, retail_kind: 'regular' });
  const lowest = offer(5, { retail_price: 200, retail_kind: 'lowest30' });
  const unreduced = offer(6, { retail_price: 106, retail_kind: 'regular' });

  it.each([
    [[first, unreduced], ''],
    [[first, regular], 'Struck: store’s regular price'],
    [[lowest, unreduced], 'Struck: lowest of 30 days'],
    [[regular, lowest], 'Struck: lowest of 30 days, or store’s regular price'],
  ])('names the kind of struck price (%#)', (offers, text) => {
    expect(struckText(offers)).toBe(text);
  });
});

describe('shownOffer', () => {
  it('is the cheapest available offer, unless another one is requested', () => {
    const details = { id: 2, offers: [first, second, gone] };

    expect(shownOffer(details, false)).toBe(first);
    expect(shownOffer(details, true)).toBe(second);
    expect(shownOffer({ id: 3, offers: [gone, { ...second, in_stock: false }] }, false)).toBe(gone);
    expect(shownOffer({ id: 2, offers: [first, { ...second, store_slug: first.store_slug }] }, false)?.product_id).toBe(
      2,
    );
  });
});

describe('lowestText', () => {
  it.each([
    [[first, second], 1, 'Lowest of 2 stores'],
    [[first, second], 2, 'Lowest $101 at Store 1'],
    [[gone], 3, ''],
  ])('compares the shown price with the cheapest store (%#)', (offers, id, text) => {
    expect(lowestText(offers, id)).toBe(text);
  });
});

describe('seenText', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');

  it.each([
    ['2026-11-23T11:30:00Z', 'seen just now'],
    ['2026-11-23T07:00:00Z', 'seen 5 h ago'],
    ['2026-11-20T12:00:00Z', 'seen Nov 20'],
    [null, ''],
  ])('formats %s as %s', (lastSeen, text) => {
    expect(seenText(lastSeen, now)).toBe(text);
  });
});
