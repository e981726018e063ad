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
  if (event.type === 'reject') throw new Error(JSON.stringify(event.reject));
  return event.row;
};

describe('rowCleaner', () => {
  it('gives a row without variants the one that it is', () => {
    expect(
      clean({ fields: { ...fields, color: 'Red', size: 'M', stock: '3', image: '/pictures/a.webp' } }).variants,
    ).toEqual([
      {
        externalId: '1',
        color: { name: 'Red', parent: 'Red', hexa: 'C62828' },
        size: { ladder: 'Clothing Size', value: 'M', sortOrder: 500 },
        stock: 3,
        priceCents: 5000,
        retailCents: null,
        gtin: null,
        mpn: null,
        sku: null,
        images: [{ url: '/pictures/a.webp', width: null, height: null }],
      },
    ]);
  });

  it('reports what no map knows', () => {
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

  it("takes the ops' maps", () => {
    const rules = {
      ...plainRules,
      categories: new Map([['oddities', 'home/decor/vases']]),
      colors: new Map([['zorp', 'Green']]),
      brands: new Map([['larkfeld', 'Larkfield']]),
    };
    const row = clean({ fields: { ...fields, brand: 'Larkfeld', category: 'Oddities', color: 'Zorp' } }, rules);

    expect(row).toMatchObject({
      brand: 'Larkfield',
      categoryNames: ['Home', 'Decor', 'Vases'],
      unmapped: [],
      variants: [{ color: { parent: 'Green' } }],
    });
  });

  it.each(['One Color', 'N/A', 'none', '-'])('takes %j for no color', (color) => {
    expect(clean({ fields: { ...fields, color } })).toMatchObject({
      namesColor: false,
      unmapped: [],
      variants: [{ color: null }],
    });
  });

  it("does not take a brand's words for a color", () => {
    expect(clean({ fields: { ...fields, name: 'Red Harbour Kestrel Jacket', brand: 'Red Harbour' } }).namesColor).toBe(
      false,
    );
  });

  it('has all variants sold out with their row', () => {
    const row = clean({
      fields: { ...fields, availability: 'out of stock' },
      variants: [
        { id: 'a', size: 'S', stock: '4' },
        { id: 'b', size: 'M' },
      ],
    });

    expect(row.variants.map((variant) => variant.stock)).toEqual([0, 0]);
  });

  it('leaves out the nested variant that is the row, and repeated ones', () => {
    const row = clean({
      variants: [{ id: '1' }, {}, { id: 'a', size: 'S' }, { id: 'a', size: 'S' }, { size: 'M', color: 'Red' }],
    });

    expect(row.variants.map((variant) => [variant.externalId, variant.size?.value])).toEqual([
      ['a', 'S'],
      ['1/Red/M', 'M'],
    ]);
  });

  it("keeps the row's prices for a variant whose own make no sense", () => {
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

  it("reads sizes that stand only in the variants' ids", () => {
    const row = clean({ variants: [{ id: 'CY1-S' }, { id: 'CY1-XL' }, { id: 'DX2-S' }, { id: 'DX2-M' }] });

    expect(row.variants.map((variant) => variant.size?.value)).toEqual(['S', 'XL', 'S', 'M']);
  });

  it('does not believe ids that only look like it', () => {
    expect(clean({ variants: [{ id: 'A-1' }, { id: 'B-2' }] }).variants.map((variant) => variant.size)).toEqual([
      null,
      null,
    ]);
    expect(clean({ variants: [{ id: 'A-1Q' }, { id: 'A-2Z' }] }).variants.map((variant) => variant.size)).toEqual([
      null,
      null,
    ]);
  });

  it('warns of an availability that says nothing', () => {
    expect(clean({ fields: { ...fields, availability: 'perhaps' } })).toMatchObject({
      stock: null,
      warnings: [{ field: 'availability', value: 'perhaps', reason: 'not understood' }],
    });
  });

  it('folds repeated levels of a category', () => {
    expect(clean({ fields: { ...fields, name: 'Heron', category: 'Odd>Odd > Things >' } }).unmapped).toEqual([
      { kind: 'category', value: 'Odd > Things' },
    ]);
  });
});
