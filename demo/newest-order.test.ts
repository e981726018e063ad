import { describe, expect, it } from 'vitest';
import { collections, newest, newestOffers } from './collections.ts';
import { demoProducts, firstOffers } from './demo-products.ts';
import { lookOf } from './newest-order.ts';
import { isBuyable } from './product.ts';

const firstPage = newest.slice(0, 24);

/** Looks that occur twice on the first page of a department. */
const repeatsOn = (top: string) => {
  const looks = newest
    .filter(({ category }) => category[0] === top)
    .slice(0, 24)
    .map(lookOf);
  return looks.filter((look, at) => looks.indexOf(look) !== at);
};

describe('the newest listing of the demo', () => {
  it('contains every product once', () => {
    expect(new Set(newest)).toEqual(new Set(firstOffers));
    expect(newest).toHaveLength(firstOffers.length);
    expect(new Set(newestOffers)).toEqual(new Set(demoProducts));
    expect(newestOffers).toHaveLength(demoProducts.length);
  });

  it('shows no drawing in the same color twice among the first 24', () => {
    expect(new Set(firstPage.map(lookOf)).size).toBe(24);
    expect(new Set(firstPage.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
    expect(firstPage.every(isBuyable)).toBe(true);
  });

  it.each(['Women', 'Men', 'Kids', 'Home'])(
    'shows no drawing in the same color twice on the first page of %s',
    (top) => {
      expect(repeatsOn(top)).toEqual([]);
    },
  );

  it('rarely repeats a drawing in the same color on the first page of Beauty, which has two kinds of drawings', () => {
    expect(repeatsOn('Beauty').length).toBeLessThanOrEqual(3);
  });

  it('never shows two products of one kind next to each other', () => {
    const pairs = newest.slice(0, 480).filter(({ kind }, at) => newest[at + 1]?.kind === kind);

    expect(pairs.map(({ name }) => name)).toEqual([]);
  });
});

describe('the collections of the home page', () => {
  it.each(collections)('$key has at least twelve distinct products', ({ products }) => {
    expect(products.length).toBeGreaterThanOrEqual(12);
    expect(new Set(products).size).toBe(products.length);
  });

  it.each(collections.filter(({ key }) => key !== 'summer' && key !== 'new_arrivals'))(
    '$key has no sold-out product',
    ({ products }) => {
      expect(products.filter((product) => !isBuyable(product)).map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(collections.filter(({ products }) => products.length <= 24))(
    '$key shows no drawing in the same color twice',
    ({ products }) => {
      expect(new Set(products.map(lookOf)).size).toBe(products.length);
    },
  );
});
