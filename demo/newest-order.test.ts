import { describe, expect, it } from 'vitest';
import { collections, newest, newestOffers } from './collections.ts';
import { demoProducts, firstOffers } from './demo-products.ts';
import { lookOf } from './newest-order.ts';
import { isBuyable } from './product.ts';

const firstPage = newest.slice(0, 24);

/** Looks that the first page of a department shows again. */
const repeatsOn = (top: string) => {
  const looks = newest
    .filter(({ category }) => category[0] === top)
    .slice(0, 24)
    .map(lookOf);
  return looks.filter((look, at) => looks.indexOf(look) !== at);
};

describe('the newest listing of the demo', () => {
  it('holds every product once', () => {
    expect(new Set(newest)).toEqual(new Set(firstOffers));
    expect(newest).toHaveLength(firstOffers.length);
    expect(new Set(newestOffers)).toEqual(new Set(demoProducts));
    expect(newestOffers).toHaveLength(demoProducts.length);
  });

  it('shows no picture and tint twice among the first 24', () => {
    expect(new Set(firstPage.map(lookOf)).size).toBe(24);
    expect(new Set(firstPage.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
    expect(firstPage.every(isBuyable)).toBe(true);
  });

  it.each(['Women', 'Men', 'Kids', 'Home'])('shows no picture and tint twice on the first page of %s', (top) => {
    expect(repeatsOn(top)).toEqual([]);
  });

  it('shows hardly a picture and tint twice on the first page of Beauty, which has two kinds of drawing', () => {
    expect(repeatsOn('Beauty').length).toBeLessThanOrEqual(3);
  });

  it('never shows the same kind of thing side by side', () => {
    const pairs = newest.slice(0, 480).filter(({ kind }, at) => newest[at + 1]?.kind === kind);

    expect(pairs.map(({ name }) => name)).toEqual([]);
  });
});

describe('the collections of the home page', () => {
  it.each(collections)('$key holds at least twelve products, each once', ({ products }) => {
    expect(products.length).toBeGreaterThanOrEqual(12);
    expect(new Set(products).size).toBe(products.length);
  });

  it.each(collections.filter(({ key }) => key !== 'summer' && key !== 'new_arrivals'))(
    '$key shows nothing sold out',
    ({ products }) => {
      expect(products.filter((product) => !isBuyable(product)).map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(collections.filter(({ products }) => products.length <= 24))(
    '$key shows no picture and tint twice',
    ({ products }) => {
      expect(new Set(products.map(lookOf)).size).toBe(products.length);
    },
  );
});
