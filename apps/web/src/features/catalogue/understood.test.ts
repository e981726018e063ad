import { describe, expect, it } from 'vitest';
import { askedColors, type Understanding, withoutUnderstood } from './understood.ts';

describe('withoutUnderstood', () => {
  it.each([
    ['red nike dress under 50', 'under 50', 'red nike dress'],
    ['red nike dress under 50', 'red', 'nike dress under 50'],
    ['Red  Dress', 'red dress', ''],
    ['tailored red suit', 'red', 'tailored suit'],
    ['price $50 (max)', '$50 (max)', 'price'],
    ['linen', 'red', 'linen'],
  ])('takes out of %j the part %j', (keyword, text, rest) => {
    expect(withoutUnderstood(keyword, { text })).toBe(rest);
  });
});

describe('askedColors', () => {
  const facets = { color: [{ id: 6, name: 'Red', count: 3, hexa: '#C62828' }] };
  const red: Understanding = { kind: 'color', name: 'Red', text: 'red' };

  it('joins the ticked colors and those of the keyword, each once', () => {
    expect(askedColors(['11'], { facets, understood: [red] })).toEqual(['11', '6']);
    expect(askedColors(['6'], { facets, understood: [red] })).toEqual(['6']);
  });

  it('takes no other understanding for a color', () => {
    expect(askedColors([], { facets, understood: [{ ...red, kind: 'brand' }] })).toEqual([]);
    expect(askedColors([], { facets })).toEqual([]);
  });
});
