import { describe, expect, it } from 'vitest';
import { storeLink } from './store-link.ts';

const productUrl = 'https://store.test/item?a=1&b=ü';
const own = 'https://store.test/item?a=1&b=%C3%BC';

describe('storeLink', () => {
  it.each([
    [null, own],
    ['https://clicks.test/go?to={url}', `https://clicks.test/go?to=${encodeURIComponent(own)}`],
    ['https://clicks.test/{id}/go?u={url}&s={id}', `https://clicks.test/7/go?u=${encodeURIComponent(own)}&s=7`],
    ['http://clicks.test/', 'http://clicks.test/'],
    // A template that gives no web address falls back to the product's address.
    ['{url}', own],
    ['', own],
    ['javascript:alert({id})', own],
    ['//clicks.test/{id}', own],
    ['https://shop.test@clicks.test/{id}', own],
  ])('fills the template %j', (template, expected) => {
    expect(storeLink({ id: 7, productUrl, template })).toBe(expected);
  });

  it("leaves placeholders in a product's address alone", () => {
    const link = storeLink({
      id: 7,
      productUrl: 'https://store.test/?a={id}',
      template: 'https://clicks.test/?u={url}',
    });

    expect(link).toBe('https://clicks.test/?u=https%3A%2F%2Fstore.test%2F%3Fa%3D%7Bid%7D');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/item', '', 'http://shop.test@evil.test'])(
    'returns null for the stored address %j',
    (stored) => {
      expect(storeLink({ id: 7, productUrl: stored, template: 'https://clicks.test/?u={url}' })).toBeNull();
    },
  );

  it('removes line breaks from an address', () => {
    expect(storeLink({ id: 7, productUrl: 'https://store.test/a\r\nSet-Cookie: x', template: null })).toBe(
      'https://store.test/aSet-Cookie:%20x',
    );
  });
});
