import type { ListingRow } from '@wearfolio/listing-index/row';
import { describe, expect, it } from 'vitest';
import { toDocument } from './document.ts';
import { productMapping } from './mapping.ts';

const row = (given: Partial<ListingRow>): ListingRow => ({
  ...{
    id: 1,
    store: 2,
    brand: 3,
    cluster: 1,
    brands: [3, 4],
    categories: [5],
    colors: [6],
    sizes: [7],
    sizeKinds: [8],
  },
  ...{
    variants: [{ color: 6, size: 7 }],
    collections: [],
    traits: [9],
    price: 1000,
    delivered: 1495,
    deliveredAbroad: [],
    isOnSale: false,
    isInStock: true,
  },
  ...{ firstSeen: 1_700_000_000_000, hasPicture: true, popularity: 2, drop: 10 },
  ...{ title: 'red t-shirt with red logo', keywords: 'red t-shirt red', details: 'red cotton, red; tshirt' },
  ...given,
});

describe('the document of a cluster', () => {
  it('ranks offers in stock first, then by price with unknown prices last, then by lowest id', () => {
    const rows = [
      row({ id: 1, price: 100, isInStock: false }),
      row({ id: 2, price: null }),
      row({ id: 5, price: 900 }),
      row({ id: 4, price: 900 }),
    ];
    const { offers = [], inStock, rankedIds = [], rankedPrices = [] } = toDocument(1, rows, 7);
    expect(offers.map(({ id, rank }) => [id, rank])).toEqual([
      ['4', 0],
      ['5', 1],
      ['2', 2],
      ['1', 3],
    ]);
    expect(inStock).toBe(3);
    expect(rankedIds.map((value) => value % 2 ** 32)).toEqual([4, 5, 2, 1]);
    // The order in which an index stores them.
    expect([...rankedPrices].sort((one, other) => one - other)).toEqual(rankedPrices);
    expect(rankedPrices.every(Number.isSafeInteger)).toBe(true);
  });

  it('contains the same words of an offer as the memory index', () => {
    const [offer] = toDocument(1, [row({})], 7).offers ?? [];
    expect(offer?.title).toBe('red t shirt with logo');
    expect(offer?.titleHead).toBe('shirt');
    expect(offer?.details).toBe('red cotton t shirt');
    expect(offer?.repeated).toBe('red');
    expect([offer?.titleLength, offer?.detailLength]).toEqual([5, 5]);
    expect(offer?.variants).toEqual([6 * 2 ** 32 + 7]);
  });

  it('is marked as gone when no offer is left', () => {
    expect(toDocument(12, [], 9)).toEqual({ cluster: 12, isGone: true, changed: 9 });
  });

  it('has exactly the fields that the mapping allows', () => {
    const document = toDocument(1, [row({ deliveredAbroad: [{ country: 1, cents: 1995 }] })], 7);
    const { offers, progress: _, ...others } = productMapping.properties;
    expect(Object.keys(document).sort()).toEqual([...Object.keys(others), 'offers'].sort());
    expect(Object.keys(document.offers?.[0] ?? {}).sort()).toEqual(Object.keys(offers.properties).sort());
  });
});
