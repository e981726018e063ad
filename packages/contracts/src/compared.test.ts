import { describe, expect, it } from 'vitest';
import { comparePath, parseCompared } from './compared.ts';

const read = (query: string) => parseCompared(new URLSearchParams(query));

describe('The address of a comparison', () => {
  it('names products and their colors in order', () => {
    const items = [
      { id: 12, colorId: 31 },
      { id: 7, colorId: null },
    ];

    expect(comparePath(items)).toBe('/compare?item=12.31&item=7');
    expect(read('item=12.31&item=7')).toEqual(items);
    expect(comparePath([])).toBe('/compare');
  });

  it.each([
    ['item=7&item=7.31', [{ id: 7, colorId: null }]],
    ['item=0&item=-1&item=x&item=1.2.3&item=&item=99999999999', []],
    ['item=7.red', [{ id: 7, colorId: null }]],
    ['product=7', []],
  ])('reads %s safely', (query, items) => {
    expect(read(query)).toEqual(items);
  });
});
