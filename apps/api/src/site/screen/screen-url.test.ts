import { describe, expect, it } from 'vitest';
import { screenUrl } from './screen-url.ts';

describe('screenUrl', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&click=1', '/'],
    ['/search?keyword=red+dress&utm_source=mail', '/search?keyword=red+dress'],
    ['/browse/women?x=1&color=3&color=4&brand[]=2&page=2', '/browse/women?color=3&color=4&brand%5B%5D=2&page=2'],
    ['/search?keyword=a?b', '/search?keyword=a%3Fb'],
  ])('turns %s into %s', (url, kept) => {
    expect(screenUrl(url)).toBe(kept);
  });
});
