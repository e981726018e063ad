import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstRow, plainRules, readAll } from '../testing/read.ts';

const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

describe('googleXmlRecords', () => {
  it('reads RSS with any prefix bound to the namespace, without nested prices', async () => {
    const { events } = await readAll(fixture('google-rss.xml'));

    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      line: 6,
      row: {
        externalId: 'LF-1',
        groupId: 'LF',
        name: "Larkfield Harbour Jacket - Men's",
        categoryPath: 'men/clothing/jackets',
        priceCents: 8000,
        retailCents: 12000,
        url: 'https://larkfield.example/p/1',
        description: 'A <b>warm</b> jacket',
        variants: [{ color: { parent: 'Blue' }, size: { value: 'XL' } }],
      },
    });
    expect((await firstRow(fixture('google-rss.xml'))).images.map((image) => image.url)).toEqual([
      'https://larkfield.example/i/1.jpg',
      'https://larkfield.example/i/1b.jpg',
      'https://larkfield.example/i/1c.jpg',
    ]);
  });

  it('reads Atom with its link attribute and prefixed id', async () => {
    const row = await firstRow(fixture('google-atom.xml'), {
      rules: { ...plainRules, currencies: new Set(['EUR']) },
    });

    expect(row).toMatchObject({
      externalId: 'LF-2',
      url: 'https://larkfield.example/p/2',
      priceCents: 6000,
      currency: 'EUR',
      categoryPath: 'women/clothing/dresses',
      brand: 'Test',
      facts: { brand: 'guessed' },
    });
  });

  it('reads elements without a prefix', async () => {
    const item = '<item><id>1</id><title>Hat</title><link>https://a.example/1</link><price>5</price></item>';
    const row = await firstRow(`<rss><channel>${item}</channel></rss>`);

    expect([row.externalId, row.priceCents, row.categoryPath]).toEqual(['1', 500, 'men/accessories/hats']);
  });
});

describe('a Google table', () => {
  it('reads a tab-separated table in which quotes mean inches', async () => {
    const { events, rows } = await readAll(fixture('google.tsv'));

    expect(events.map((event) => (event.type === 'row' ? event.line : 0))).toEqual([2, 3]);
    expect(
      rows.map((row) => [row.externalId, row.groupId, row.name, row.priceCents, row.retailCents, row.stock]),
    ).toEqual([
      ['LF-3', 'LFG', 'Larkfield 5" Cuff Beanie', 2500, null, null],
      ['LF-4', 'LFG', 'Larkfield Cuff Beanie', 2000, 2500, 0],
    ]);
  });

  it.each(['google-table', 'plain-csv', undefined] as const)(
    'reads category and stock under names that Google does not use, as %s',
    async (format) => {
      const { events, rows } = await readAll(
        'id,item_group_id,title,brand,category,stock,link\n1,G,Hat,B,Women > Clothing > Coats,0,https://a.example/1\n',
        { format },
      );

      expect(rows.map((row) => [row.groupId, row.categoryPath, row.stock])).toEqual([['G', 'women/clothing/coats', 0]]);
      expect(events).toHaveLength(1);
    },
  );
});

describe('plainCsvRecords', () => {
  it('reads quoted cells across lines, several pictures and their sizes', async () => {
    const { events, rows } = await readAll(fixture('plain.csv'));

    expect(events.map((event) => (event.type === 'row' ? event.line : 0))).toEqual([2, 4]);
    expect(rows[0]).toMatchObject({
      groupId: 'PG',
      priceCents: 3900,
      retailCents: 4900,
      stock: 12,
      description: '<p>Crisp, cool</p>',
      images: [
        { url: '/pictures/p1.webp', width: 800, height: 1000 },
        { url: '/pictures/p1b.webp', width: 640, height: 800 },
      ],
    });
    expect(rows[1]).toMatchObject({
      stock: 0,
      description: 'Says "hello"',
      retailCents: null,
      variants: [{ size: { value: 'L' } }],
    });
  });

  it('uses the best of several columns for one field', async () => {
    const row = await firstRow('sku,id,product_name,url,price,msrp\nS,I,Hat,https://a.example/,5,9\n');

    expect([row.externalId, row.priceCents, row.retailCents]).toEqual(['I', 500, 900]);
  });

  it('warns once about unknown columns, however the bytes are split', async () => {
    const feed = 'id,sku,title,brand,link,Regal\u001b[2J,Farbkarte\n1,S,Hat,B,https://a.example/1,5,Rot\n';
    const warning = { line: 1, field: 'columns', value: 'regal[2j, farbkarte', reason: 'not read' };

    for (const chunkSize of [1, 65_536])
      expect((await readAll(feed, { chunkSize })).events).toMatchObject([
        { type: 'warning', warning },
        { type: 'row' },
      ]);
    expect((await readAll(feed, { mapping: { fields: { color: 'Farbkarte' } } })).events[0]).toMatchObject({
      warning: { value: 'regal[2j' },
    });
  });
});
