import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

const header = 'id,sku,name.en,name.de,brand,category,link,price,color,size,stock\n';
const named = (id: string) =>
  `${id},${id}-S,Trail Shirt ${id},Hemd ${id},Fenwick,Men > Shirts,https://a.example/${id},59.00,Red`;

const shown = async (feed: string) => {
  const { rows, rejects } = await readAll(feed);
  return {
    rows: rows.map(({ externalId, groupId, name, brand, url, priceCents, variants, stock }) => {
      return [externalId, groupId, name, brand, url.slice(-2), priceCents, variants[0]?.size?.value, stock];
    }),
    rejects: rejects.map(({ line, reason }) => [line, reason]),
  };
};

describe('a table that names each product only once', () => {
  it('joins the rows below with the product above them, under their own ids', async () => {
    const feed = `${header}${named('P1')},S,4\n,P1-M,,,,,,,Red,M,0\n,P1-L,,,,,,61.00,Red,L,7\n${named('P2')},S,1\n,P2-M,,,,,,,Red,M,2\n`;

    expect(await shown(feed)).toEqual({
      rows: [
        ['P1-S', 'P1', 'Trail Shirt P1', 'Fenwick', 'P1', 5900, 'S', 4],
        ['P1-M', 'P1', 'Trail Shirt P1', 'Fenwick', 'P1', 5900, 'M', 0],
        ['P1-L', 'P1', 'Trail Shirt P1', 'Fenwick', 'P1', 6100, 'L', 7],
        ['P2-S', 'P2', 'Trail Shirt P2', 'Fenwick', 'P2', 5900, 'S', 1],
        ['P2-M', 'P2', 'Trail Shirt P2', 'Fenwick', 'P2', 5900, 'M', 2],
      ],
      rejects: [],
    });
  });

  it('does not treat an unnamed row with its own product data as a variant', async () => {
    const broken = (id: string) => `${id},${id}-S,,,Fenwick,Men > Shirts,https://a.example/${id},59.00,Red,S,1\n`;
    const { rows, rejects } = await shown(`${header}${named('P1')},S,4\n${broken('P2')}${broken('P3')}`);

    expect(rows.map(([id]) => id)).toEqual(['P1']);
    expect(rejects).toEqual([
      [3, 'missing'],
      [4, 'missing'],
    ]);
  });
});
