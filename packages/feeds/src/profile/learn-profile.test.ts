// cspell:ignore grimsel Cloudrock Veste Chaussures Asolo Salomon
import { describe, expect, it } from 'vitest';
import type { RawRecord } from '../raw-record.ts';
import { learnProfile } from './learn-profile.ts';

const named = (names: readonly string[]): RawRecord[] =>
  names.map((name, at) => ({ line: at + 2, fields: { id: `R${at}`, name }, variants: [], fault: null }));

const each = (models: readonly string[], ends: readonly string[]): string[] =>
  models.flatMap((model) => ends.map((end) => `${model} ${end}`));

describe('titles that end in sizes', () => {
  it.each([
    ['sizes that recur from product to product', each(['Ridge Mens', 'Harrier', 'Kestrel'], ['7', '8', '9', '10'])],
    ['halves', each(['Ridge Mens'], ['7', '7.5', '8', '8.5'])],
    ['letters', each(['Ridge Jacket'], ['S', 'M', 'L', 'XL'])],
  ])('are detected by %s', (_, names) => {
    expect(learnProfile(named(names)).titlesEndInSizes).toBe(true);
  });

  it.each([
    [
      'numbers that count products',
      Array.from({ length: 40 }, (_, at) => `${['Jacket', 'Hat', 'Boot'][at % 3]} ${at}`),
    ],
    ['four of one', each(['Dry Jacket'], ['1', '2', '3', '4'])],
    ['versions', ['Ridge 2', 'Ridge 3', 'Harrier', 'Kestrel', 'Fell Boot', 'Tarn Shoe']],
  ])('are not detected in %s', (_, names) => {
    expect(learnProfile(named(names)).titlesEndInSizes).toBe(false);
  });
});

describe('separated colors in titles', () => {
  it('are learned if most of them are known', () => {
    const names = each(['Ridge Shoe', 'Harrier Shoe'], ['- Black', '- Slate/Teal', '- Zorp Blue', '- Grimsel']);

    expect(learnProfile(named(names)).colors).toEqual(expect.arrayContaining(['grimsel', 'black']));
  });

  it('are not learned from other parts of names', () => {
    const names = each(['Ridge Shoe', 'Harrier Shoe'], ['- Edition Grimsel', '- Second Ascent', '- Black']);

    expect(learnProfile(named(names)).colors).not.toContain('second ascent');
  });
});

describe('colors without a separator', () => {
  it('are learned if they end the names of several products beside known colors', () => {
    const names = each(['Harrier 6', 'Kestrel LV', 'Ridge Mid', 'Fell Cascade'], ['Grimsel', 'Black', 'Slate/Teal']);
    const { colors } = learnProfile(named(names));

    expect(colors).toEqual(expect.arrayContaining(['grimsel', 'black', 'slate/teal']));
    expect(colors).not.toContain('cascade black');
  });

  it('are not learned from heights and materials', () => {
    const names = each(['Harrier', 'Kestrel', 'Ridge'], ['Mid', 'Low', 'Mesh', 'Waterproof']);

    expect(learnProfile(named(names)).colors).toEqual([]);
  });
});

describe('a column of brands', () => {
  const unsureOf = (brands: readonly string[], nameOf: (brand: string, at: number) => string) =>
    learnProfile(
      brands.map((brand, at) => ({
        line: at,
        fields: { id: `${at}`, brand, name: nameOf(brand, at) },
        variants: [],
        fault: null,
      })),
    ).unsureBrands;
  const known = ['Salomon', 'Salomon', 'Salomon', 'Asolo', 'Asolo', 'Asolo'];
  const unknown = ['Quillmoor', 'Quillmoor', 'Quillmoor', 'Larkfield', 'Zorblat', 'Tarnbeck'];
  const titled = (brand: string, at: number) => `${brand} Ridge ${at}`;

  it('is in doubt where titles begin with names that nobody knows, and so are names of few titles', () => {
    expect(unsureOf(unknown, titled)).toEqual(['larkfield', 'zorblat', 'tarnbeck']);
    expect(unsureOf(unknown, (_, at) => `Ridge ${at}`)).toBeNull();
  });

  it('is in doubt where nearly all titles begin with brands', () => {
    expect(unsureOf(known, titled)).toEqual([]);
    expect(unsureOf(known, (brand, at) => (at % 2 === 0 ? titled(brand, at) : `Ridge ${at}`))).toBeNull();
  });
});
