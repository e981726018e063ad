import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRow, plainRules, readAll } from './testing/read.ts';
import { csvWith, goodProduct, xmlWith } from './testing/samples.ts';

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const fixtures = ['avantlink.xml', 'google-rss.xml', 'google-atom.xml', 'google.tsv', 'awin.csv', 'plain.csv'] as const;
const euros = { ...plainRules, currencies: new Set(['EUR']) };

describe('readFeed', () => {
  it.each(fixtures)('yields the same events for %s however its bytes are split', async (name) => {
    const bytes = fixture(name);
    const whole = await readAll(bytes, { rules: euros });

    expect(whole.rows.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 600 }), async (chunkSize) => {
        expect(await readAll(bytes, { rules: euros, chunkSize })).toEqual(whole);
      }),
      { numRuns: 25, examples: [[1]] },
    );
  });

  it('yields the same events for a damaged feed however its bytes are split', async () => {
    const csv = csvWith('bad,"open,x', 'z,only two', '2,"a\nb",L,W,Red,M,5,https://a.example/,,"x ""y"""');
    const xml = xmlWith(
      goodProduct('n\u0000l'),
      goodProduct('e', '<Color>&unknown;</Color>'),
      '<Product><SKU>1</Name></Product>',
    );

    for (const feed of [csv, xml]) {
      const whole = await readAll(feed);
      for (const chunkSize of [1, 2, 3, 7, 50]) expect(await readAll(feed, { chunkSize })).toEqual(whole);
    }
  });

  it('reports the length of every chunk', async () => {
    const bytes = fixture('plain.csv');
    let total = 0;

    await readAll(bytes, { chunkSize: 100, onBytes: (count) => (total += count) });

    expect(total).toBe(bytes.length);
  });

  it.each([
    ['', 'The feed is empty'],
    ['  \n\n ', 'The feed is empty'],
    ['<!DOCTYPE html><html><body>Down</body></html>', 'This is an HTML page, not a feed'],
    ['<b>Warning</b>: feed not found<br />', 'This is an HTML page, not a feed'],
    ['{"error":"gone"}', 'This is JSON without a list of products'],
    ['[]', 'This is JSON without a list of products'],
    [
      '<?xml version="1.0"?><catalog><thing/></catalog>',
      'Unknown feed format: no known format has the root element <catalog>',
    ],
    [
      'Feed not found',
      'Unknown feed format: this is neither XML nor JSON, and it has no header line with an id and a name',
    ],
  ])('rejects %j', async (feed, message) => {
    expect((await readAll(feed)).refusal).toBe(message);
  });

  it('rejects an HTML page even with an explicit format', async () => {
    expect((await readAll('<html><body>Down</body></html>', { format: 'avantlink' })).refusal).toBe(
      'This is an HTML page, not a feed',
    );
  });

  it('rejects a root element that the format does not have', async () => {
    expect((await readAll('<rss></rss>', { format: 'avantlink' })).refusal).toBe(
      'The root element <rss> belongs to another format',
    );
  });

  it('rejects an unknown format', async () => {
    const refused = await readAll('id,name\n', { format: 'parquet' as 'plain-csv' });

    expect(refused.refusal).toMatch(
      /^Unknown feed format 'parquet'; use one of avantlink, .*, plain-csv, xml, json, json-lines$/,
    );
  });

  it('yields the rows before the cut of a truncated feed, then rejects it', async () => {
    const text = xmlWith(goodProduct('middle'));
    const cut = text.slice(0, text.indexOf('<SKU>last'));

    const { rows, refusal } = await readAll(cut);

    expect(rows.map((row) => row.externalId)).toEqual(['first', 'middle']);
    expect(refusal).toMatch(/the feed ends inside a record/);
  });

  it('rejects a feed that ends between two records', async () => {
    expect((await readAll(xmlWith().replace('</Products>', ''))).refusal).toMatch(/ends too early/);
  });

  it('accepts a well-formed feed without products', async () => {
    expect(await readAll('<?xml version="1.0"?>\n<Products>\n</Products>')).toEqual({
      events: [],
      rows: [],
      rejects: [],
      refusal: null,
    });
  });

  it.each([
    ['2026-03-15T00:00:00Z', [800, 1000], 700, [800, 1000]],
    ['2026-05-01T00:00:00Z', [1000, null], 900, undefined],
    ['2026-02-01T00:00:00Z', [1000, null], 900, [1000, 800, 1000]],
  ])('applies a sale price by its dates, on %s', async (time, ofGoogle, ofAvantlink, later) => {
    const dates = '2026-03-01T00:00Z/2026-03-31T23:59Z';
    const google = `id,title,link,price,sale_price,sale_price_effective_date\n1,Hat,https://a.example/1,10.00 USD,8.00 USD,${dates}\n`;
    const avantlink = xmlWith().replaceAll(
      '<Sale_Price>59.00</Sale_Price>',
      `<Sale_Price>7.00</Sale_Price><Retail_Price>9.00</Retail_Price><Sale_Price_Effective_Date>${dates}</Sale_Price_Effective_Date>`,
    );
    const pricesOf = async (feed: string) => {
      const { priceCents, retailCents, timetable } = await firstRow(feed, { now: new Date(time) });
      if (later) expect(timetable?.at(-1)?.from).toBe('2026-03-31T23:59:00.001Z');
      return { now: [priceCents, retailCents], later: timetable?.map(({ cents }) => cents) };
    };

    expect(await pricesOf(google)).toEqual({ now: ofGoogle, later });
    expect((await pricesOf(avantlink)).now[0]).toBe(ofAvantlink);
  });

  it.each([
    ['2026-03-15T00:00:00Z', [800, 1000], true],
    ['2026-05-01T00:00:00Z', [1000, null], false],
  ])('applies the dates of shop exports in two columns, on %s', async (time, expected, ends) => {
    const woocommerce = `ID,Type,SKU,Name,Published,"Date sale price starts","Date sale price ends","Sale price","Regular price",Categories,"External URL"
1,simple,hat-1,Hat,1,2026-03-01,2026-03-31,8,10,Hats,https://a.example/1\n`;
    const magento = `sku,product_type,attribute_set_code,categories,name,price,special_price,special_price_from_date,special_price_to_date,url_key,product_online,additional_attributes
hat-1,simple,Default,Default Category/Hats,Hat,10,8,3/1/26,3/31/26,https://a.example/1,1,\n`;

    for (const feed of [woocommerce, magento]) {
      const row = await firstRow(feed, { now: new Date(time) });
      expect([row.priceCents, row.retailCents]).toEqual(expected);
      const timetable = [
        { from: null, cents: 800, retailCents: 1000 },
        { from: '2026-03-31T23:59:59.001Z', cents: 1000, retailCents: null },
      ];
      expect(row.timetable).toEqual(ends ? timetable : null);
    }
  });

  it('accepts an explicit format if the feed does not show it', async () => {
    const row = await firstRow('sku;bezeichnung;url\n7;Hut;https://a.example/7\n', {
      mapping: { fields: { name: 'Bezeichnung' } },
    });

    expect([row.externalId, row.name]).toEqual(['7', 'Hut']);
  });

  it('rejects a column map that names a missing column', async () => {
    expect((await readAll('id,name\n1,a\n', { mapping: { fields: { color: 'Farbe' } } })).refusal).toBe(
      "The table has no column 'Farbe' for color",
    );
  });

  it('asks for a key if the id repeats in rows of other data, unless ops say so', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => [`S${at % 4}`, `400630${at}`, `Hat ${at}`, `${9 + at}.00`]);
    const table = ['id,ean,title,price,link', ...rows.map((row) => [...row, 'https://a.example/'].join(','))].join(
      '\n',
    );

    expect((await readAll(`${table}\n`)).refusal).toContain(
      'The id of the rows, column "id", repeats in 8 of 12 rows with other data, so it identifies none of them. Candidates: column "ean" (different in 100 %), column "title" (different in 100 %), column "link" (different in 8 %). Settle it with --map FILE, such as {"fields":{"id":"ean"}}',
    );
    const { rows: read } = await readAll(`${table}\n`, { mapping: { fields: { id: 'ean' } } });
    expect(read).toHaveLength(12);
  });
});
