import { describe, expect, it } from 'vitest';
import { checkAddress, malformedAddress, parseQuery } from './address.ts';

describe('parseQuery', () => {
  it.each([
    ['', {}],
    ['&&', {}],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
    ['keyword=red+dress%20long', { keyword: 'red dress long' }],
    ['keyword=a%2Bb', { keyword: 'a+b' }],
    ['store%5B%5D=1&store[]=2', { 'store[]': ['1', '2'] }],
    ['k=%C3%A9', { k: 'é' }],
  ])('parses %j to %j', (text, query) => {
    expect({ ...parseQuery(text) }).toEqual(query);
  });

  it('E3: cannot reach a prototype', () => {
    const query = parseQuery('__proto__=1&__proto__=2&constructor=3&toString=4');

    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('checkAddress', () => {
  it.each([
    '/',
    '/api/productList',
    '/api/productList?keyword=caf%C3%A9+noir',
    '/browse/women/shoes?utm=%ff',
    '/shop/%C3%A9t%C3%A9',
    `/search?keyword=100%25+wfp_${'x'.repeat(42)}`,
  ])('accepts %s', (url) => {
    expect(checkAddress({ url })).toBe(url);
  });

  it.each([
    '/%ff',
    '/%00',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%ed%a0%80',
    '*',
    'http://evil.test/api/productList?keyword=%ff',
    '/api/productList?keyword=%ff',
    '/api/productList?keyword=%00',
    '/api/productList?keyword=%',
    '/api/productList?%ff=1',
    '/%61pi/productList?keyword=%ff',
    '/api/productList#keyword=%ff',
    `/?key=wfp_${'x'.repeat(43)}`,
    `/browse/%77f%70%5F${'x'.repeat(43)}`,
    `/api/search?keyword=%2577fp%25255f${'%78'.repeat(43)}`,
  ])('rewrites %s to the malformed address', (url) => {
    expect(checkAddress({ url })).toBe(malformedAddress);
  });
});
