import { describe, expect, it } from 'vitest';
import { asJpeg, asPreview, isDarkPicture, readStorePicture, smallSource, sourceSet } from './pictures.ts';

const store = `/store-pictures/${'5'.repeat(32)}/`;

describe('The widths of a picture', () => {
  it.each([
    ['/pictures/tote-1-rust-800.avif', '/pictures/tote-1-rust-400.avif 400w, /pictures/tote-1-rust-800.avif 800w'],
    ['/pictures/banner-1-1600.avif', '/pictures/banner-1-800.avif 800w, /pictures/banner-1-1600.avif 1600w'],
    [
      `${store}3-544x680-e9e4dd-544`,
      [160, 320, 480, 544].map((width) => `${store}3-544x680-e9e4dd-${width} ${width}w`).join(', '),
    ],
    [`${store}0-800`, undefined],
    ['/pictures/logo.avif', undefined],
    ['https://store.example/tote-800.avif', undefined],
  ])('%s has the srcset %s', (src, set) => {
    expect(sourceSet(src)).toBe(set);
  });

  it('returns the smaller file of a picture with two widths', () => {
    expect(smallSource('/pictures/banner-1-1600.avif')).toBe('/pictures/banner-1-800.avif');
    expect(smallSource('https://store.example/tote-800.avif')).toBe('https://store.example/tote-800.avif');
  });

  it('are read from the address of a store’s picture, with its size and mean color', () => {
    expect(readStorePicture(`${store}3-544x680-e9e4dd-544`)).toEqual({
      stem: `${store}3-544x680-e9e4dd-`,
      width: 544,
      height: 680,
      color: '#e9e4dd',
    });
    expect(readStorePicture(`${store}0-800`)).toBeUndefined();
    expect(asJpeg(`${store}3-544x680-e9e4dd-544`)).toBe(`${store}3-544x680-e9e4dd-mail.jpg`);
    expect(asJpeg('/pictures/tote-1-rust-800.avif')).toBe('/pictures/tote-1-rust-800-mail.jpg');
    expect(asPreview(`${store}0-800`)).toBe(`${store}0-preview.jpg`);
    expect(asPreview('/pictures/tote-1-rust-800.avif')).toBe('/pictures/tote-1-rust-800-preview.jpg');
    expect(asPreview('https://store.example/tote.avif')).toBe('https://store.example/tote.avif');
  });
});

describe('A dark picture', () => {
  it.each([
    [`${store}1-1200x1500-39414b-800`, true],
    [`${store}1-1200x1500-d3cbc5-800`, false],
    [`${store}0-800`, false],
    ['/pictures/coat-1-ink-800.avif', false],
  ])('%s: %s', (src, isDark) => {
    expect(isDarkPicture(src)).toBe(isDark);
  });
});
