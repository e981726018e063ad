import { describe, expect, it } from 'vitest';
import { parseQuickView, printQuickView, productPath, readId } from './product-url.ts';

const dress = { product_id: 12, slug: 'linen-dress' };

describe('productPath', () => {
  it('includes the slug, and the color if one is chosen', () => {
    expect(productPath(dress)).toBe('/product/12/linen-dress');
    expect(productPath(dress, 31)).toBe('/product/12/linen-dress?color=31');
  });

  it('includes the offer of a product that several stores sell', () => {
    expect(productPath({ ...dress, store_count: 2 }, 31)).toBe('/product/12/linen-dress?color=31&offer=12');
  });

  it('works without a slug', () => {
    expect(productPath({ ...dress, slug: '' })).toBe('/product/12');
  });
});

describe('readId', () => {
  it.each(['', '0', '-1', '1.5', '12abc', '1234567890', null, undefined])('rejects %j', (text) => {
    expect(readId(text)).toBeNull();
  });
});

describe('the quick view in the address', () => {
  it('reads what it wrote, beside the filters of the list', () => {
    const printed = printQuickView({ productId: 12, colorId: 31 }, new URLSearchParams('brand=3&color=6'));

    expect(printed).toBe('?brand=3&color=6&product=12&product_color=31');
    expect(parseQuickView(new URLSearchParams(printed))).toEqual({ productId: 12, colorId: 31 });
  });

  it('removes only its own parameters when it closes', () => {
    const open = new URLSearchParams('product=12&product_color=31&page=2');

    expect(printQuickView(null, open)).toBe('?page=2');
    expect(printQuickView(null, new URLSearchParams('product=12'))).toBe('');
  });

  it('is closed if the address has no product', () => {
    expect(parseQuickView(new URLSearchParams('product=dress'))).toBeNull();
  });
});
