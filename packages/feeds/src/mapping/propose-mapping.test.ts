// cspell:ignore nummer
import { describe, expect, it } from 'vitest';
import { recordMapper } from './map-record.ts';
import { fieldsNamed } from './names.ts';
import { proposeMapping } from './propose-mapping.ts';

const fieldsOf = (rows: readonly object[]) => proposeMapping(rows, null).mapping;

describe('proposeMapping', () => {
  it("recognizes a shop system's API responses by their values", () => {
    const rows = [1, 2, 3].map((at) => ({
      id: 790 + at,
      name: `Warm Tee ${at}`,
      type: 'variable',
      permalink: `https://a.example/product/${at}`,
      price: '19.99',
      regular_price: '21.99',
      stock_status: 'instock',
      categories: [
        { id: 9, name: 'Clothing', slug: 'clothing' },
        { id: 14, name: 'T-shirts', slug: 't-shirts' },
      ],
      images: [{ id: 7, src: `https://a.example/t/${at}.jpg`, name: 'front', alt: '' }],
      attributes: [
        { id: 6, name: 'Color', position: 0, visible: true, variation: true, options: ['Black', 'Green'] },
        { id: 0, name: 'Size', position: 1, visible: true, variation: true, options: ['S', 'M'] },
      ],
    }));

    expect(fieldsOf(rows)).toEqual({
      fields: {
        id: 'id',
        name: 'name',
        link: 'permalink',
        price: 'price',
        retail_price: 'regular_price',
        image: 'images.src',
        color: 'attributes[name=Color].options',
        size: 'attributes[name=Size].options',
        category: 'categories.name',
        availability: 'stock_status',
      },
    });
  });

  it('reads prices in cents, and options with labeled names and values', () => {
    const rows = [1, 2, 3].map((at) => ({
      parentKey: `K-${at}`,
      title: `Denim Shirt ${at}`,
      prices: [{ value: { type: 'centPrecision', currencyCode: 'EUR', centAmount: 12900, fractionDigits: 2 } }],
      images: [{ thumb: `https://a.example/s/${at}.jpg`, large: `https://a.example/l/${at}.jpg` }],
      variants: [
        { sku: `M-${at}`, option_values: [{ label: 'Medium', id: 1, option_id: 4, option_display_name: 'Size' }] },
        { sku: `L-${at}`, option_values: [{ label: 'Large', id: 2, option_id: 4, option_display_name: 'Size' }] },
      ],
    }));
    const mapping = fieldsOf(rows);

    expect(mapping).toMatchObject({
      fields: { price: 'prices.value.centAmount', currency: 'prices.value.currencyCode', image: 'images.large' },
      variants: { records: 'variants', fields: { id: 'sku', size: 'option_values[option_display_name=Size].label' } },
    });
    expect(recordMapper(mapping)(rows[0], 1).fields).toMatchObject({ price: '12900 cents', currency: 'EUR' });
  });
});

describe('attributes under a custom key', () => {
  it('are read if the key only contains the word name and the value is nested deeper', () => {
    const records = Array.from({ length: 6 }, (_, at) => ({
      productCode: `P-${at}`,
      content: { productName: `Ridge Boot ${at}` },
      price: { price: 50 + at },
      properties: [{ attributeFQN: 'tenant~brand', values: [{ value: 'acme', stringValue: 'Acme' }] }],
      options: [
        { attributeFQN: 'tenant~color', values: [{ value: 'Red' }, { value: 'Blue' }] },
        { attributeFQN: 'tenant~size', values: [{ value: '38' }, { value: '39' }] },
      ],
    }));
    const { fields } = proposeMapping(records, null).mapping;

    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['brand', 'color', 'size', 'price', 'name', 'id']));
  });
});

describe('the name of a field', () => {
  it.each([
    ['nummer', 'id'],
    ['amount_cents', 'price'],
    ['price_minor', 'price'],
  ] as const)('%s means %s', (name, field) => {
    expect(fieldsNamed(name)).toMatchObject({ fields: expect.arrayContaining([field]), isExact: true });
  });
});
