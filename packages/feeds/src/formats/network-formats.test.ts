// cspell:disable
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

const table = (delimiter: string, ...lines: string[][]): string =>
  `${lines.map((cells) => cells.join(delimiter)).join('\n')}\n`;

/** The expected result of every network's fixture. */
const jacket = {
  externalId: 'LK-1',
  title: 'Rain Jacket',
  brand: 'Larkfield',
  categoryPath: 'women/clothing/jackets',
  priceCents: 5_900,
  retailCents: 8_000,
  currency: 'USD',
  url: 'https://out.example/1?to=x',
  gtin: '00036000291452',
  mpn: 'RJ-9',
};

const read = async (feed: string | Buffer) => {
  const { rows, rejects, refusal } = await readAll(feed);
  expect({ rejects, refusal }).toEqual({ rejects: [], refusal: null });
  return rows;
};

describe('CJ', () => {
  it('is read from a table', async () => {
    const feed = table(
      ',',
      'PROGRAMNAME,PROGRAMURL,LASTUPDATED,NAME,KEYWORDS,DESCRIPTION,SKU,MANUFACTURER,MANUFACTURERID,UPC,CURRENCY,SALEPRICE,PRICE,RETAILPRICE,BUYURL,IMPRESSIONURL,IMAGEURL,ADVERTISERCATEGORY,INSTOCK'.split(
        ',',
      ),
      'Lark,https://l.example,2026-01-01,Larkfield Rain Jacket,rain,Dry,LK-1,Larkfield,RJ-9,036000291452,USD,59.00,80.00,80.00,https://out.example/1?to=x,https://p.example,https://l.example/1.jpg,Women > Clothing > Jackets,yes'.split(
        ',',
      ),
    );

    expect((await read(feed))[0]).toMatchObject(jacket);
  });

  it.each(['catalog', 'product_catalog_data'])('is read from XML of %s, including sold-out products', async (root) => {
    const feed = `<?xml version="1.0"?><!DOCTYPE ${root}><${root}><product><programname>Lark</programname><name>Larkfield Rain Jacket</name>
      <keywords>rain</keywords><description>Dry</description><sku>LK-1</sku><manufacturer>Larkfield</manufacturer><manufacturerid>RJ-9</manufacturerid>
      <upc>036000291452</upc><currency>USD</currency><saleprice>59.00</saleprice><price>80.00</price><retailprice>80.00</retailprice>
      <buyurl>https://out.example/1?to=x</buyurl><imageurl>https://l.example/1.jpg</imageurl>
      <advertisercategory>Women &gt; Clothing &gt; Jackets</advertisercategory><instock>no</instock></product></${root}>`;

    expect((await read(feed))[0]).toMatchObject({ ...jacket, stock: 0 });
  });
});

describe('Rakuten', () => {
  const cells = (sku: string, size: string): string[] => {
    const row = [
      '77',
      'Larkfield Rain Jacket',
      sku,
      'Women~~Clothing~~Jackets',
      '',
      'https://out.example/1?to=x',
      'https://l.example/1.jpg',
      '',
      'Dry',
      'Dry and warm',
    ];
    row.push(
      '',
      '',
      '59.00',
      '80.00',
      '',
      '',
      'Larkfield',
      '',
      'rain',
      'RJ-9',
      '',
      '',
      'in-stock',
      '036000291452',
      '60',
      'USD',
      '',
      '',
    );
    return [...row, '', 'Jackets', size, 'Nylon', 'Navy', 'Female', '', 'Adult', '', '', ''];
  };
  const feed = (trailer: string): string =>
    ['HDR|4711|Lark|2026-01-01/03:00:00', cells('LK-1', 'S').join('|'), cells('LK-2', 'M').join('|'), trailer].join(
      '\n',
    );

  it('is read between header and trailer, compressed as delivered', async () => {
    const rows = await read(gzipSync(feed('TRL|2\n')));

    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      ...jacket,
      material: 'Nylon',
      variants: [{ color: { name: 'Navy', parent: 'Blue' }, size: { value: 'S' } }],
    });
  });

  it('is rejected without its trailer, or with fewer products than the trailer counts', async () => {
    expect((await readAll(feed(''))).refusal).toContain('without its trailer line');
    expect((await readAll(feed('TRL|5'))).refusal).toBe('The trailer line counts 5 products, the feed has 2');
  });
});

describe('Impact', () => {
  it('is read with its parent group', async () => {
    const feed = table(
      '\t',
      'Unique Merchant SKU,Product Name,Product URL,Image URL,Current Price,Original Price,Currency,Stock Availability,Condition,MPN,GTIN,Manufacturer,Product Type,Parent SKU,Color,Size,Gender'.split(
        ',',
      ),
      'LK-1,Larkfield Rain Jacket,https://out.example/1?to=x,https://l.example/1.jpg,59.00,80.00,USD,InStock,New,RJ-9,036000291452,Larkfield,Women > Clothing > Jackets,LK,Navy,S,Female'.split(
        ',',
      ),
    );

    expect((await read(feed))[0]).toMatchObject({
      ...jacket,
      groupId: 'LK',
      condition: 'new',
      variants: [{ size: { value: 'S' } }],
    });
  });
});

describe('ShareASale', () => {
  const row = [
    '881',
    'Larkfield Rain Jacket',
    '42',
    'Lark',
    'https://out.example/1?to=x',
    'https://l.example/t.jpg',
    'https://l.example/1.jpg',
    '59.00',
    '80.00',
    'Clothing',
    'Women',
  ];
  row.push(
    'Dry',
    '',
    '',
    '',
    '',
    '',
    '2026-01-01',
    'instock',
    'Larkfield',
    'RJ-9',
    'Women > Clothing > Jackets',
    '',
    'Dry',
    '',
    '036000291452',
    'LK-1',
  );
  const header =
    'ProductID|Name|MerchantID|Merchant|Link|Thumbnail|BigImage|Price|RetailPrice|Category|SubCategory|Description|Custom1|Custom2|Custom3|Custom4|Custom5|LastUpdated|status|Manufacturer|PartNumber|MerchantCategory|MerchantSubcategory|ShortDescription|ISBN|UPC|SKU';

  it.each([
    ['with a header line', `${header}\n${row.join('|')}\n`],
    ['without one', `${row.join('|')}\n`],
  ])('is read %s', async (_, feed) => {
    const { rows, events } = await readAll(feed);

    expect(rows[0]).toMatchObject(jacket);
    expect(events.find(({ type }) => type === 'row')).toMatchObject({ line: feed.startsWith('P') ? 2 : 1 });
  });

  it("uses the network's number if a store has no SKU", async () => {
    const { rows } = await readAll(`${row.with(-1, '').join('|')}\n`);

    expect(rows).toEqual([expect.objectContaining({ externalId: '881' })]);
  });
});

describe('TradeDoubler', () => {
  it('is read from a table', async () => {
    const feed = table(
      ';',
      'TDProductId;sourceProductId;name;description;imageUrl;productUrl;price;previousPrice;currency;merchantCategoryName;brand;ean;mpn;availability'.split(
        ';',
      ),
      '99;LK-1;Larkfield Rain Jacket;Dry;https://l.example/1.jpg;https://out.example/1?to=x;59.00;80.00;USD;Women > Clothing > Jackets;Larkfield;0036000291452;RJ-9;in stock'.split(
        ';',
      ),
    );

    expect((await read(feed))[0]).toMatchObject(jacket);
  });

  it("is read from XML, with fields by name and the price's currency", async () => {
    const feed = `<?xml version="1.0" encoding="UTF-8"?><result><products><product><name>Larkfield Rain Jacket</name>
      <productImage width="400" height="500">https://l.example/1.jpg</productImage><description>Dry</description>
      <categories><category name="Women &gt; Clothing &gt; Jackets" tdCategoryName="Outerwear"/></categories>
      <fields><field name="size" value="S"/><field name="color">Navy</field><field name="previousPrice" value="80.00"/></fields><brand>Larkfield</brand>
      <identifiers><ean>0036000291452</ean><mpn>RJ-9</mpn></identifiers>
      <offers><offer><productUrl>https://out.example/1?to=x</productUrl><priceHistory><price currency="USD" value="59.00"/></priceHistory>
      <sourceProductId>LK-1</sourceProductId><availability>in stock</availability></offer></offers></product></products></result>`;

    expect((await read(feed))[0]).toMatchObject({
      ...jacket,
      variants: [{ color: { parent: 'Blue' }, size: { value: 'S' } }],
    });
  });
});

describe('TradeDoubler as JSON', () => {
  const product = {
    name: 'Larkfield Rain Jacket',
    productImage: { url: 'https://l.example/1.jpg', width: 600 },
    description: 'Dry',
    brand: 'Larkfield',
    identifiers: { ean: '036000291452', mpn: 'RJ-9' },
    fields: [
      { name: 'size', value: 'M' },
      { name: 'color', value: 'Navy' },
    ],
    offers: [
      {
        sourceProductId: 'LK-1',
        productUrl: 'https://out.example/1?to=x',
        priceHistory: [
          { date: 1_767_000_000_000, price: { value: '65.00', currency: 'USD' } },
          { date: 1_768_000_000_000, price: { value: '59.00', currency: 'USD' } },
        ],
        inStock: 3,
      },
    ],
    categories: [{ id: 1, name: 'Women > Clothing > Jackets', tdCategoryName: 'Outdoor' }],
  };

  it('is read from the answer of the Products API, with the latest price of the first offer', async () => {
    const [row] = await read(JSON.stringify({ productHeader: { totalHits: 1 }, products: [product] }));

    expect(row).toMatchObject({ ...jacket, retailCents: null, stock: 3 });
    expect(row?.variants).toMatchObject([{ color: { name: 'Navy' }, size: { value: 'M' } }]);
  });

  it('reads offers that have a plain price and no history', async () => {
    const offers = [{ sourceProductId: 'LK-1', productUrl: 'https://out.example/1?to=x', price: 59, currency: 'USD' }];
    const [row] = await read(JSON.stringify({ products: [{ ...product, offers }] }));

    expect(row).toMatchObject({ externalId: 'LK-1', priceCents: 5_900, currency: 'USD' });
  });
});

describe('TradeDoubler version 2', () => {
  it("prefers the store's category to the network's", async () => {
    const feed = `<products><product><TDCategories><TDCategory><id>1</id><name>Kleding</name><merchantName>Women &gt; Clothing &gt; Jackets</merchantName>
      </TDCategory></TDCategories><TDProductId>LK-1</TDProductId><name>Larkfield Rain Jacket</name><brand>Larkfield</brand>
      <imageUrl>https://l.example/1.jpg</imageUrl><productUrl>https://out.example/1?to=x</productUrl><price>59.00</price><previousPrice>80.00</previousPrice>
      <currency>USD</currency><ean>0036000291452</ean><mpn>RJ-9</mpn></product></products>`;

    expect((await read(feed))[0]).toMatchObject(jacket);
  });
});

describe('Webgains', () => {
  it('is read from a table', async () => {
    const feed = table(
      '|',
      'program_id|merchant_product_id|product_name|description|price|normal_price|currency|deeplink|image_url|merchant_category|brand|european_article_number|manufacturers_product_number|colour|in_stock'.split(
        '|',
      ),
      '12|LK-1|Larkfield Rain Jacket|Dry|59.00|80.00|USD|https://out.example/1?to=x|https://l.example/1.jpg|Women > Clothing > Jackets|Larkfield|0036000291452|RJ-9|Navy|1'.split(
        '|',
      ),
    );

    expect((await read(feed))[0]).toMatchObject(jacket);
  });

  it('is read from XML, whose root AvantLink also uses', async () => {
    const feed = `<products><product><merchant_product_id>LK-1</merchant_product_id><product_name>Larkfield Rain Jacket</product_name>
      <price>59.00</price><normal_price>80.00</normal_price><currency>USD</currency><deeplink>https://out.example/1?to=x</deeplink>
      <image_url>https://l.example/1.jpg</image_url><merchant_category>Women &gt; Clothing &gt; Jackets</merchant_category>
      <brand>Larkfield</brand><ean>0036000291452</ean><manufacturers_product_number>RJ-9</manufacturers_product_number></product></products>`;

    expect((await read(feed))[0]).toMatchObject(jacket);
  });
});
