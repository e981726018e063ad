import { describe, expect, it } from 'vitest';
import { smallSource, sourceSet } from './pictures.ts';

describe('The widths of a picture', () => {
  it.each([
    ['/pictures/tote-1-rust-800.avif', '/pictures/tote-1-rust-400.avif 400w, /pictures/tote-1-rust-800.avif 800w'],
    ['/pictures/banner-1-1600.avif', '/pictures/banner-1-800.avif 800w, /pictures/banner-1-1600.avif 1600w'],
    ['/pictures/logo.avif', undefined],
    ['https://store.example/tote-800.avif', undefined],
  ])('%s is offered as %s', (src, set) => {
    expect(sourceSet(src)).toBe(set);
  });

  it('has a smaller one where there are two', () => {
    expect(smallSource('/pictures/banner-1-1600.avif')).toBe('/pictures/banner-1-800.avif');
    expect(smallSource('https://store.example/tote-800.avif')).toBe('https://store.example/tote-800.avif');
  });
});
