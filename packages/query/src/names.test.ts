import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findMisspeltColor, phrasesOf } from './names.ts';
import type { Vocabulary } from './vocabulary.ts';

const brands = Array.from({ length: 12_000 }, (_, at) => ({ id: at + 1, name: `House ${at}` }));

const vocabulary: Vocabulary = {
  stores: new Map(),
  brands: new Map(brands.map((brand) => [brand.id, brand])),
  brandAliases: [],
  synonyms: [],
  colors: new Map([[7, { id: 7, name: 'Grey' }]]),
  sizes: new Map(),
  categories: [],
};

describe('findMisspeltColor', () => {
  it('scans 12,000 brand names once, however many unknown words a search has', () => {
    const phrases = phrasesOf(vocabulary);
    const walk = vi.spyOn(phrases as Map<string, unknown>, Symbol.iterator);
    onTestFinished(() => walk.mockRestore());

    const found = ['gery', 'zeppelin', 'spaceship', 'grye'].map((word) => findMisspeltColor(vocabulary, word)?.name);

    expect(found).toEqual(['Grey', undefined, undefined, 'Grey']);
    expect(phrasesOf(vocabulary)).toBe(phrases);
    expect(walk).toHaveBeenCalledTimes(1);
  });
});
