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
});
