import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Dictionary } from '../listing/dictionary.ts';
import { findMisspeltColor, phrasesOf } from './phrases.ts';

const brands = Array.from({ length: 12_000 }, (_, at) => ({ id: at + 1, name: `House ${at}`, slug: `house-${at}` }));

const dictionary: Dictionary = {
  stores: new Map(),
  brands: new Map(brands.map((brand) => [brand.id, brand])),
  brandAliases: [],
  colors: new Map([[7, { id: 7, name: 'Grey', hexa: '#888888' }]]),
  sizes: new Map(),
  categories: [],
  collections: new Map(),
};

describe('findMisspeltColor', () => {
  it('goes through 12,000 names of brands once, however many words a search without result asks for', () => {
    const phrases = phrasesOf(dictionary);
    const walk = vi.spyOn(phrases as Map<string, unknown>, Symbol.iterator);
    onTestFinished(() => walk.mockRestore());

    const found = ['gery', 'zeppelin', 'spaceship', 'grye'].map((word) => findMisspeltColor(dictionary, word)?.name);

    expect(found).toEqual(['Grey', undefined, undefined, 'Grey']);
    expect(phrasesOf(dictionary)).toBe(phrases);
    expect(walk).toHaveBeenCalledTimes(1);
  });
});
