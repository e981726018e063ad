import { describe, expect, it } from 'vitest';
import { homeTitle, titleOf } from './page-titles.ts';

describe('titleOf', () => {
  it('puts the page before the shop', () => {
    expect(titleOf('Dresses')).toBe('Dresses | Wearfolio');
  });

  it('is the shop alone for a page without a name', () => {
    expect(titleOf('')).toBe('Wearfolio');
  });
});

describe('homeTitle', () => {
  it('names the product and calls it an ultimate fashion destination', () => {
    expect(homeTitle).toMatch(/^Welcome.*Wearfolio.*ultimate fashion destination/);
  });
});
