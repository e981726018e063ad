import { describe, expect, it } from 'vitest';
import { readImageUrl, readUrl } from './url.ts';

describe('readUrl', () => {
  it.each([
    ['https://shop.example/a', 'https://shop.example/a'],
    [' HTTP://Shop.Example:80/a b?q=1#x ', 'http://shop.example/a%20b?q=1#x'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
  ])('normalizes %s', (raw, url) => {
    expect(readUrl(raw)).toEqual({ url });
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/path',
    'shop.example/a',
    'ftp://a.example/',
    'http://x@evil.example/',
    'https://user:pass@evil.example/',
    'https:evil.example',
    'https:/\\evil.example',
    'https://\\evil.example',
    'http://',
    'https:///a',
    'https://a.example/\u0000',
    'https://a.example/\tb',
    'https://a b.example/',
    `https://a.example/${'x'.repeat(2_000)}`,
    `https://a.example/${'ü'.repeat(1_000)}`,
  ])('F4: rejects %j', (raw) => {
    expect(readUrl(raw)).toHaveProperty('reason');
  });
});

describe('readImageUrl', () => {
  it.each([
    ['http://img.example/a.jpg', 'https://img.example/a.jpg'],
    ['/pictures/a-1.webp', '/pictures/a-1.webp'],
  ])('accepts %s', (raw, url) => {
    expect(readImageUrl(raw, { mediaBase: '/pictures/', pictureBase: null })).toEqual({ url });
  });

  it.each([
    '/pictures/../a.webp',
    '/pictures//a.webp',
    '/pictures/a b.webp',
    '/other/a.webp',
    '/pictures/%2e%2e/a',
    'javascript:x',
    'data:image/png;base64,x',
  ])('rejects %s', (raw) => {
    expect(readImageUrl(raw, { mediaBase: '/pictures/', pictureBase: null })).toHaveProperty('reason');
  });

  it('rejects paths without a media base', () => {
    expect(readImageUrl('/pictures/a.webp', { mediaBase: null, pictureBase: null })).toHaveProperty('reason');
  });

  it.each([
    ['img/a.jpg', 'https://cdn.example/shop/img/a.jpg'],
    ['/a/b.jpg', 'https://cdn.example/shop/a/b.jpg'],
    ['/shop/a/b.jpg', 'https://cdn.example/shop/a/b.jpg'],
    ['../a.jpg', 'https://cdn.example/a.jpg'],
    ['//static.example/a.jpg', 'https://static.example/a.jpg'],
    ['https://other.example/a.jpg', 'https://other.example/a.jpg'],
  ])("resolves %j against the store's picture base", (raw, url) => {
    expect(readImageUrl(raw, { mediaBase: null, pictureBase: 'https://cdn.example/shop/' })).toEqual({ url });
  });

  it('rejects other schemes with a picture base', () => {
    const bases = { mediaBase: null, pictureBase: 'https://cdn.example/' };
    for (const raw of ['javascript:alert(1)', 'data:image/png;base64,AA==', 'ftp://a.example/b.jpg', '']) {
      expect(readImageUrl(raw, bases)).toHaveProperty('reason');
    }
  });
});
