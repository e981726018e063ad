import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

const fixture = readFileSync(new URL('../fixtures/awin.csv', import.meta.url));

describe('awinRecords', () => {
  it('groups the rows of one parent and uses the commission link', async () => {
    const { rows, rejects } = await readAll(fixture);

    expect(rejects).toEqual([]);
    expect(rows.map(({ externalId, groupId, url }) => [externalId, groupId, url])).toEqual([
      ['900001', 'LK-1', 'https://out.example/click?p=1'],
      ['900002', 'LK-1', 'https://out.example/click?p=2'],
      ['900003', null, 'https://out.example/click?p=3'],
    ]);
  });

  it('reads prices, pictures, stock, category, colour and size', async () => {
    const { rows } = await readAll(fixture);

    expect(rows[0]).toMatchObject({
      priceCents: 18_000,
      retailCents: 24_000,
      categoryPath: 'women/clothing/coats',
      description: 'Long, warm "coat"',
      stock: 3,
      variants: [{ color: { name: 'Navy', parent: 'Blue' }, size: { value: 'S' } }],
    });
    expect(rows[0]?.images.map(({ url }) => url)).toEqual([
      'https://larkfield.example/i/1.jpg',
      'https://larkfield.example/i/1b.jpg',
    ]);
    expect(rows[1]?.stock).toBe(0);
  });
});
