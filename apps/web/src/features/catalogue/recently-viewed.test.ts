// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetViewed, readRecentlyViewed, rememberViewed } from './recently-viewed.ts';

describe('Recently viewed products', () => {
  afterEach(() => localStorage.clear());

  it('lists the last one first, each once', () => {
    for (const id of [1, 2, 3, 1]) rememberViewed(id);

    expect(readRecentlyViewed()).toEqual([1, 3, 2]);
  });

  it('keeps at most twelve', () => {
    for (let id = 1; id <= 20; id += 1) rememberViewed(id);

    expect(readRecentlyViewed()).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  });

  it.each(['nonsense', '{}', 'null', '["1",-1,1.5,null]'])('is empty if the storage holds %s', (text) => {
    localStorage.setItem('recently-viewed', text);

    expect(readRecentlyViewed()).toEqual([]);
  });

  it('is empty after it was cleared', () => {
    rememberViewed(1);

    forgetViewed();

    expect(localStorage.length).toBe(0);
  });
});
