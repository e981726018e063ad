// cspell:ignore grouptwo TRNB trnb FELLRW fellrw Футболка принтом хлопок базовая Тарн
import { describe, expect, it } from 'vitest';
import { learnTitledBrands } from './titled-brands.ts';

const learn = (fed: string, names: readonly string[]) =>
  Object.fromEntries(learnTitledBrands(names.map((name) => ({ fed, name }))));

describe('learnTitledBrands', () => {
  it('finds the brand of titles whose column holds the owner', () => {
    expect(learn('Group Two', ['Patagonia Ridge Tee', 'Patagonia Fell Vest'])).toEqual({ grouptwo: 'Patagonia' });
    expect(learn('Group Two', ['Chaco Ridge Mid - 8', 'Patagonia Fell Vest'])).toEqual({ grouptwo: '' });
  });

  it('finds the brand of titles whose column holds a code', () => {
    expect(learn('TRNB01', ['Tarnbeck Ridge Tee', 'Tarnbeck Fell Vest', 'Tarnbeck Mid Boot'])).toEqual({
      trnb01: 'Tarnbeck',
    });
    expect(learn('FELLRW', ['Fell Row Chalk Bag'])).toEqual({ fellrw: 'Fell Row' });
    expect(learn('TRNB01', ['Ridge Tee', 'Fell Vest', 'Mid Boot'])).toEqual({});
    expect(learn('TRNB01', ['Jacket Ridge', 'Jacket Fell', 'Jacket Mid'])).toEqual({});
    expect(learn('TRNB01', ['Футболка с принтом', 'Футболка хлопок', 'Футболка базовая'])).toEqual({});
    expect(learn('ТИО', ['Тарн с принтом', 'Тарн хлопок', 'Тарн базовая'])).toEqual({});
  });

  it('keeps a column that a title contains, and one beside titles without a brand', () => {
    expect(learn('Oboro', ['Patagonia Ridge Tee', 'Patagonia x Oboro Vest'])).toEqual({});
    expect(learn('Oboro', ['Patagonia Ridge Tee', 'Fell Vest'])).toEqual({});
    expect(learn('', ['Patagonia Ridge Tee', 'Patagonia Fell Vest'])).toEqual({});
  });
});
