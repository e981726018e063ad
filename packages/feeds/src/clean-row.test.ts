// cspell:ignore Zorb
import { describe, expect, it } from 'vitest';
import { rowCleaner } from './clean-row.ts';
import type { RawFields, RawRecord } from './raw-record.ts';
import type { CleanRow } from './row.ts';
import { plainRules } from './testing/read.ts';

const fields: RawFields = {
  id: '1',
  name: "Larkfield Heron Jacket - Men's",
  brand: 'Larkfield',
  category: 'Jackets',
  price: '50',
  link: 'https://a.example/1',
};

const clean = (record: Partial<RawRecord>, rules = plainRules): CleanRow => {
  const event = rowCleaner(rules)({ line: 7, fields, variants: [], fault: null, ...record });
  if (event.type !== 'row') throw new Error(JSON.stringify(event));
  return event.row;
};

describe('rowCleaner', () => {
  it.each([
    ["Men's Jackets", '', 'men'],
    ['Jackets', 'male', 'men'],
    ["Men's Jackets", 'Unisex', null],
    ['Jackets', '', 'unisex'],
    ['Jackets', 'unisex', 'unisex'],
    ["Women's Jackets", '', null],
    ['Handbags', '', null],
    ['Kids > Jackets', '', null],
  ])('places category %s with gender %j under Men, for %s', (category, gender, audience) => {
    expect(clean({ fields: { ...fields, name: 'Heron Jacket', category, gender } }).audience).toBe(audience);
  });

  it.each([
    ['a campaign before the brand', { name: 'Black Friday Larkfield Heron Jacket', category: '' }, 'Heron Jacket'],
    ['a model named like its brand', { name: 'LARKFIELD MENS - 40', category: '' }, 'Larkfield Mens'],
    [
      'only options, and the name in the link',
      { name: '7 - REGULAR - Slate', link: 'https://a.example/heron-550-boot-gtx' },
      'Heron 550 Boot GTX',
    ],
  ])('cleans the title of a name with %s', (_, more, title) => {
    expect(clean({ fields: { ...fields, ...more } }).title).toBe(title);
  });

  it.each([
    ['a kind that its column names', 'kind', {}, 'certain'],
    ['a kind known by a general word', 'kind', { name: 'Heron', category: 'Shoes' }, 'guessed'],
    ['a kind beside another one in the title', 'kind', { name: 'Heron Jacket Vest Shirt' }, 'guessed'],
    ['children by their column', 'audience', { name: 'Heron Jacket', age_group: 'kids' }, 'certain'],
    ['children whose title names men', 'audience', { age_group: 'kids' }, 'guessed'],
    ['children by a column of sexes', 'audience', { name: 'Heron Jacket', gender: 'girls' }, 'guessed'],
    [
      'the audience of a product without a place',
      'audience',
      { name: 'Quill', category: '', gender: 'male' },
      'guessed',
    ],
    ['a leaf that stands in for another', 'kind', { name: 'Heron Top', category: 'Tops' }, 'guessed'],
    ['a kind that title and link repeat', 'kind', { category: '', link: 'https://a.example/jackets/1' }, 'guessed'],
    ['a sex that the title contradicts', 'audience', { name: 'Men’s Heron Jacket', gender: 'female' }, 'guessed'],
    ['a color that everybody knows', 'color', { color: 'Navy' }, 'certain'],
    ['a color on which two lists agree', 'color', { color: 'Poseidon' }, 'certain'],
    ['a fancy name', 'color', { color: 'Cascade' }, 'guessed'],
    ['a known shade beside an unknown word', 'color', { color: 'Larkfield Stone' }, 'guessed'],
    ['a letter', 'size', { size: 'M' }, 'certain'],
    ['a number that another kind reads otherwise', 'size', { name: 'Quill', category: '', size: '39' }, 'guessed'],
    ['a bare number of clothes', 'size', { name: 'Heron Dress', category: 'Dresses', size: '8' }, 'guessed'],
    ['a number with its system', 'size', { category: 'Dresses', size: '8', size_system: 'US' }, 'certain'],
  ] as const)('says how sure it is of %s', (_, fact, more, certainty) => {
    expect(clean({ fields: { ...fields, ...more } }).facts[fact]).toBe(certainty);
  });

  it('names both sources of a doubt about the kind', () => {
    const record = {
      fields: { ...fields, name: 'Heron Jacket Belt', category: 'Jackets' },
      sources: { category: 'column "Regal"' },
    };

    expect(clean(record).warnings).toContainEqual({
      field: 'kind',
      value: 'Heron Jacket Belt',
      reason: 'the title contradicts column "Regal"',
    });
  });

  it('reads a title by the pattern that ops set, including brands of several words', () => {
    const rules = { ...plainRules, store: { ...plainRules.store, titlePattern: '{brand} {title} - {audience}' } };
    const branded = { ...fields, brand: 'Larkfield Outdoor', name: 'Larkfield Outdoor Heron Jacket - Men' };

    expect(clean({ fields: branded }, rules).title).toBe('Heron Jacket');
    expect(clean({ fields: { ...branded, brand: 'Lark', name: 'Lark Heron Jacket - Men' } }, rules).title).toBe(
      'Heron Jacket',
    );
  });

  it('gives a row without variants exactly one variant', () => {
    expect(
      clean({ fields: { ...fields, color: 'Red', size: 'M', stock: '3', image: '/pictures/a.webp' } }).variants,
    ).toEqual([
      {
        externalId: '1',
        color: { name: 'Red', parent: 'Red', hexa: 'C62828' },
        size: { ladder: "Men's tops, letters", value: 'M', sortOrder: 500 },
        stock: 3,
        priceCents: 5000,
        retailCents: null,
        currency: 'USD',
        gtin: null,
        mpn: null,
        sku: null,
        images: [{ url: '/pictures/a.webp', width: null, height: null }],
      },
    ]);
  });

  it('reports categories and colors that no mapping knows', () => {
    const row = clean({ fields: { ...fields, name: 'Heron', brand: '', category: 'Oddities', color: 'Zorp' } });

    expect(row.unmapped).toEqual([
      { kind: 'brand', value: '' },
      { kind: 'category', value: 'Oddities' },
      { kind: 'color', value: 'Zorp' },
    ]);
    expect([row.brand, row.categoryPath, row.namesColor]).toEqual([
      'Unbranded',
      'other/unsorted/everything-else',
      true,
    ]);
  });

  it('applies the mappings that ops set', () => {
    const rules = {
      ...plainRules,
      categories: new Map([['oddities', 'home/decor/vases']]),
      colors: new Map([['zorp', 'Green']]),
      brands: new Map([['larkfeld', 'Larkfield']]),
    };
    // A title that names its kind is surer than a mapping of the category.
    const odd = { ...fields, name: 'Zorblat', brand: 'Larkfeld', category: 'Oddities', color: 'Zorp' };
    const row = clean({ fields: odd }, rules);

    expect(row).toMatchObject({
      brand: 'Larkfield',
      categoryNames: ['Home', 'Decor', 'Vases'],
      unmapped: [],
      variants: [{ color: { parent: 'Green' } }],
    });
  });

  it.each(['One Color', 'N/A', 'none', '-'])('reads %j as no color', (color) => {
    expect(clean({ fields: { ...fields, color } })).toMatchObject({
      namesColor: false,
      unmapped: [],
      variants: [{ color: null }],
    });
  });

  it('does not read the words of a brand as a color', () => {
    expect(clean({ fields: { ...fields, name: 'Red Harbour Kestrel Jacket', brand: 'Red Harbour' } }).namesColor).toBe(
      false,
    );
  });

  it('reads an unknown color of jeans as a wash, and of nothing else', () => {
    const parentOf = (name: string) =>
      clean({ fields: { ...fields, name, category: '', color: 'Zorp' } }).variants[0]?.color?.parent;

    expect(parentOf('Heron Skinny Jeans')).toBe('Blue');
    expect(parentOf('Heron Jacket')).toBe('Unspecified');
  });

  it('marks all variants sold out when the row is sold out', () => {
    const row = clean({
      fields: { ...fields, availability: 'out of stock' },
      variants: [
        { id: 'a', size: 'S', stock: '4' },
        { id: 'b', size: 'M' },
      ],
    });

    expect(row.variants.map((variant) => variant.stock)).toEqual([0, 0]);
  });

  it('drops nested variants that repeat the row or each other', () => {
    const row = clean({
      variants: [{ id: '1' }, {}, { id: 'a', size: 'S' }, { id: 'a', size: 'S' }, { size: 'M', color: 'Red' }],
    });

    expect(row.variants.map((variant) => [variant.externalId, variant.size?.value])).toEqual([
      ['a', 'S'],
      ['1/Red/M', 'M'],
    ]);
  });

  it("keeps the row's prices when a variant's own prices are implausible", () => {
    const row = clean({
      variants: [
        { id: 'a', size: 'S', price: '11043.00', retail_price: '49.99' },
        { id: 'b', size: 'M', price: '40' },
        { id: 'c', size: 'L', price: 'x' },
      ],
    });

    expect(row.variants.map((variant) => variant.priceCents)).toEqual([5000, 4000, 5000]);
    expect(row.warnings.map((warning) => warning.reason)).toEqual(['is below the price', 'variant c: not a price']);
  });

  it("reads sizes that appear only in the variants' ids", () => {
    const row = clean({ variants: [{ id: 'CY1-S' }, { id: 'CY1-XL' }, { id: 'DX2-S' }, { id: 'DX2-M' }] });

    expect(row.variants.map((variant) => variant.size?.value)).toEqual(['S', 'XL', 'S', 'M']);
  });

  it('does not read sizes from ids that only look similar', () => {
    expect(clean({ variants: [{ id: 'A-1' }, { id: 'B-2' }] }).variants.map((variant) => variant.size)).toEqual([
      null,
      null,
    ]);
    expect(clean({ variants: [{ id: 'A-1Q' }, { id: 'A-2Z' }] }).variants.map((variant) => variant.size)).toEqual([
      null,
      null,
    ]);
  });

  it('warns about an availability that it cannot read', () => {
    expect(clean({ fields: { ...fields, availability: 'perhaps' } })).toMatchObject({
      stock: null,
      warnings: [{ field: 'availability', value: 'perhaps', reason: 'not understood' }],
    });
  });

  it('merges repeated levels of a category', () => {
    expect(clean({ fields: { ...fields, name: 'Heron', category: 'Odd>Odd > Things >' } }).unmapped).toEqual([
      { kind: 'category', value: 'Odd > Things' },
    ]);
  });

  it('makes one variant of each size and color listed in a cell', () => {
    const row = clean({ fields: { ...fields, size: 'S M L', color: 'Black,Navy', stock: '7' } });

    expect(row.variants.map(({ externalId, stock }) => [externalId, stock])).toEqual([
      ['1/Black/S', null],
      ['1/Black/M', null],
      ['1/Black/L', null],
      ['1/Navy/S', null],
      ['1/Navy/M', null],
      ['1/Navy/L', null],
    ]);
    expect(row.variants.map(({ color, size }) => `${color?.parent} ${size?.value}`)).toContain('Blue L');
  });

  it.each<[string, RawFields, string | undefined, string | undefined, string, string]>([
    ['columns', { color: 'Red', size: 'M' }, 'Red', 'M', 'certain', 'certain'],
    ['a cell of both', { size: 'Red / M' }, 'Red', 'M', 'certain', 'certain'],
    ['the title', { name: 'Heron Jacket - M - Red' }, 'Red', 'M', 'guessed', 'guessed'],
    [
      'the title and the link',
      { name: 'Heron Jacket - M - Red', link: 'https://a.example/heron?color=red&size=m' },
      ...(['Red', 'M', 'certain', 'certain'] as const),
    ],
    ['the link', { link: 'https://a.example/1?size=M&color=red' }, 'Red', 'M', 'guessed', 'guessed'],
    ['the picture', { image: 'https://a.example/heron-jacket-red.jpg' }, 'Red', undefined, 'guessed', 'unknown'],
    ['the description', { description: 'Color: Red. Size: M.' }, 'Red', 'M', 'guessed', 'guessed'],
    ['nothing', {}, undefined, undefined, 'unknown', 'unknown'],
  ])('finds color and size in %s', (_, more, color, size, isColorSure, isSizeSure) => {
    const row = clean({ fields: { ...fields, ...more } });

    expect([row.variants[0]?.color?.name, row.variants[0]?.size?.value]).toEqual([color, size]);
    expect([row.facts.color, row.facts.size]).toEqual([isColorSure, isSizeSure]);
  });

  it("reads sizes in the size system that the feed names, and keeps the system's name", () => {
    const row = clean({ fields: { ...fields, name: 'Heron Boot', category: 'Boots', size: '8', size_system: 'UK' } });

    expect(row).toMatchObject({ sizeSystem: 'UK', variants: [{ size: { ladder: 'Unisex shoes, UK', value: '8' } }] });
  });
});
