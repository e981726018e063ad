import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

const fixture = readFileSync(new URL('../fixtures/shopify.csv', import.meta.url));
const link = 'https://larkfield.example/products/{id}';

describe('shopifyRecords', () => {
  it('groups the rows of one handle with their variants and pictures', async () => {
    const { rows } = await readAll(fixture, { link });

    expect(rows.map(({ externalId }) => externalId)).toEqual(['harbour-jacket', 'harbour-tee']);
    expect(rows[0]).toMatchObject({
      url: 'https://larkfield.example/products/harbour-jacket',
      brand: 'Larkfield',
      categoryPath: 'women/clothing/jackets',
      description: '<p>Dry and <b>warm</b></p>',
      priceCents: 9_950,
      retailCents: 15_000,
      variants: [
        { externalId: 'LK-R-S', color: { parent: 'Red' }, size: { value: 'S' }, stock: 4, priceCents: 12_000 },
        { externalId: 'LK-R-M', color: { parent: 'Red' }, size: { value: 'M' }, stock: 0 },
        { externalId: 'LK-B-S', color: { parent: 'Blue' }, size: { value: 'S' }, stock: null, priceCents: 9_950 },
      ],
    });
    expect(rows[0]?.images).toHaveLength(4);
  });

  it('treats a single variant without options as the product itself', async () => {
    const { rows } = await readAll(fixture, { link });

    expect(rows[1]).toMatchObject({ priceCents: 2_500, variants: [{ color: null, size: null, stock: 7 }] });
  });

  it('rejects products that are not on sale, with their line', async () => {
    const { rejects } = await readAll(fixture, { link });

    expect(rejects).toEqual([{ line: 7, field: 'status', value: 'draft', reason: 'is not on sale' }]);
  });

  it('rejects rows without a link if no link pattern is given', async () => {
    const { rows, rejects } = await readAll(fixture);

    expect(rows).toEqual([]);
    expect(rejects[0]).toMatchObject({ field: 'link', reason: 'missing' });
  });

  it.each([
    ['Sale ends (product.metafields.custom.sale_end_date)', 'product'],
    ['Metafield: custom.sale_end [date]', 'product'],
    ['Variant Metafield: custom.special_price_to [date_time]', 'variant'],
  ])('reads the end of a sale from %s', async (column) => {
    const feed = (end: string): string =>
      `Handle,Title,Vendor,Product Category,Variant SKU,Variant Price,Variant Compare At Price,Image Src,${column}
tee,Harbour Tee,Larkfield,Women > Tops > T-Shirts,T-1,20.00,30.00,https://img.example/t.jpg,${end}`;
    const options = { link, now: new Date('2026-06-01T00:00:00Z') };

    const [ended, running] = [await readAll(feed('2026-05-31'), options), await readAll(feed('2026-06-02'), options)];

    expect(ended.rows[0]).toMatchObject({ priceCents: 3000, variants: [{ priceCents: 3000 }] });
    expect(running.rows[0]).toMatchObject({
      priceCents: 2000,
      variants: [{ priceCents: 2000 }],
      timetable: [
        { from: null, cents: 2000, retailCents: 3000 },
        { from: '2026-06-02T23:59:59.001Z', cents: 3000, retailCents: 3000 },
      ],
    });
  });
});
