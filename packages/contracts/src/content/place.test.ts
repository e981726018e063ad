import { describe, expect, it } from 'vitest';
import { isHttpsAddress, isOwnPath } from './place.ts';

describe('F4: the address of a link or picture', () => {
  it.each(['/', '/search?keyword=red%20dress', '/shop-pictures/1/a b.jpg', '/%09/x', '/brand/a-b#more'])(
    'is a path of the shop: %j',
    (text) => expect(isOwnPath(text)).toBe(true),
  );

  it.each([
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '//evil.example',
      '/\r\\evil.example',
    ],
    ...[' //evil.example', '/x/..//evil.example', '/.//evil.example', '/%2e//evil.example', 'javascript:alert(1)', ''],
  ])('is no path of the shop: %j', (text) => expect(isOwnPath(text)).toBe(false));

  it.each([
    'https://\t/evil.example',
    'https://shop@evil.example',
    'https:\\\\evil.example',
    'http://a.example',
    'https://',
  ])('is no https address: %j', (text) => expect(isHttpsAddress(text)).toBe(false));

  it('is an https address', () => expect(isHttpsAddress('https://a.example/b?c')).toBe(true));
});
