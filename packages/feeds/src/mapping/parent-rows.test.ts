import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

const header = 'id,sku,name,price,size,link,image';
const row = (id: number, number: string, name: string, size: string): string =>
  `${id},${number},${name},59.00,${size},https://a.example/${id},${size === '' ? `https://a.example/${id}.jpg` : ''}`;
const products = [row(1, 'A-1', 'Larch Coat', ''), row(2, 'B-2', 'Fern Coat', '')];
const variants = [
  ...[row(3, 'A-1-S', 'Larch Coat S', 'S'), row(4, 'A-1-M', 'Larch Coat M', 'M')],
  ...[row(5, 'B-2-S', 'Fern Coat S', 'S'), row(6, 'B-2-M', 'Fern Coat M', 'M')],
];

const shown = async (rows: readonly string[]) => {
  const feed = await readAll([header, ...rows, ''].join('\n'));
  return {
    rows: feed.rows.map(({ externalId, groupId, title, images }) => [externalId, groupId, title, images[0]?.url]),
    rejects: feed.rejects.map(({ reason }) => reason),
  };
};

describe("a table with the product's own row apart from its variants", () => {
  it.each([
    ['before', [...products, ...variants]],
    ['after', [...variants, ...products]],
  ])('completes variants from a row that stands %s them, and shows that row as no variant', async (_, rows) => {
    const found = await shown(rows);

    expect(found.rows).toEqual([
      ['3', 'A-1', 'Larch Coat', 'https://a.example/1.jpg'],
      ['4', 'A-1', 'Larch Coat', 'https://a.example/1.jpg'],
      ['5', 'B-2', 'Fern Coat', 'https://a.example/2.jpg'],
      ['6', 'B-2', 'Fern Coat', 'https://a.example/2.jpg'],
    ]);
    expect(found.rejects).toEqual(products.map(() => 'describes the product of the rows beside it'));
  });

  it('keeps rows apart whose numbers alone begin those of others', async () => {
    const others = [row(3, 'A-1-S', 'Moss Hat', 'S'), row(4, 'B-2-M', 'Ivy Hat', 'M')];

    expect((await shown([...products, ...others])).rows.map(([, group]) => group)).toEqual([null, null, null, null]);
  });
});
