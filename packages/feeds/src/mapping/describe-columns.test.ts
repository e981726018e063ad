import { describe, expect, it } from 'vitest';
import { describeColumns } from './describe-columns.ts';

const pathsIn = (head: string) => describeColumns(head, null).columns.map(({ path }) => path);

describe('describeColumns', () => {
  it("lists a table's columns with an example and how often each is filled", () => {
    const { columns, mapping, hasOwnReader } = describeColumns('SKU;Model Name;vat\n1;Coat;\n2;Hat;7\n', null);

    expect(columns).toEqual([
      { path: 'sku', example: '1', filled: 1 },
      { path: 'model_name', example: 'Coat', filled: 1 },
      { path: 'vat', example: '7', filled: 0.5 },
    ]);
    expect(mapping?.fields).toMatchObject({ id: 'sku' });
    expect(hasOwnReader).toBe(false);
  });

  it('tells what known headers read, whatever was inferred', () => {
    const head = [
      'id,title,price,retail_price,currency,link',
      'N-1,Trail Rain Jacket,129.00,159.00,USD,https://northern.example/1',
      'N-2,Camp Fleece,79.00,,USD,https://northern.example/2',
      'N-3,Broken Price,-19,,USD,https://northern.example/3',
      '',
    ].join('\n');

    expect(describeColumns(head, null).mapping?.fields).toMatchObject({ price: 'price', retail_price: 'retail_price' });
  });

  it("lists a document's paths, with variant paths relative to a variant", () => {
    const product = {
      code: '1',
      title: { en: 'Coat' },
      variants: [
        { sku: '1-s', size: 'S' },
        { sku: '1-m', size: 'M' },
      ],
    };
    const { columns, variantColumns, mapping } = describeColumns(JSON.stringify({ data: { items: [product] } }), null);

    expect(columns.map(({ path }) => path)).toEqual(['code', 'title.en']);
    expect(variantColumns.map(({ path }) => path)).toEqual(['sku', 'size']);
    expect(mapping).toMatchObject({ records: 'data.items', variants: { records: 'variants' } });
  });

  it('also lists them for a format with its own reader, which a mapping would replace', () => {
    const head = `<Products>${'<Product><SKU>1</SKU><Product_Name>Coat</Product_Name><Buy_Link>https://a.example/1</Buy_Link></Product>'.repeat(2)}</Products>`;

    expect(describeColumns(head, null)).toMatchObject({
      hasOwnReader: true,
      mapping: { records: 'product', fields: { id: 'sku', link: 'buy_link' } },
    });
    expect(describeColumns(head, { records: 'product', fields: { id: 'sku' } })).toMatchObject({ hasOwnReader: false });
  });

  it('returns none for a text that is not a feed or has no header line', () => {
    expect(pathsIn('{"data": []}')).toEqual([]);
    expect(pathsIn('HDR|1234|Nordic|2026-11-26/04:00:00\n1|Coat|sku|Clothing\n')).toEqual([]);
  });
});
