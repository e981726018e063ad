// cspell:ignore nummer
import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';
import { xmlWith } from '../testing/samples.ts';
import { recordMapper } from './map-record.ts';
import { fieldsNamed } from './names.ts';
import { proposeMapping } from './propose-mapping.ts';

const euros = (rows: readonly object[]) => JSON.stringify({ meta: { tags: [{ id: 1 }] }, data: { items: rows } });

const german = `Artikelnummer;Bezeichnung;Hersteller;Warengruppe;Farbe;Größe;Verkaufspreis;UVP;Währung;Produktlink;Bild-URL;Lagerbestand
A-1;Jacke Nordwind;Berghaus;Damen > Jacken;Rot;M;79,95;99,95;EUR;https://a.example/jacke-1;https://a.example/img/1.jpg;4
A-2;Jacke Nordwind;Berghaus;Damen > Jacken;Blau;L;79,95;99,95;EUR;https://a.example/jacke-2;https://a.example/img/2.jpg;0
A-3;Hose Südwind;Berghaus;Herren > Hosen;Schwarz;52;59,95;;EUR;https://a.example/hose;https://a.example/img/3.jpg;7
`;

const heureka = `<?xml version="1.0" encoding="utf-8"?>
<SHOP>${['Bunda Sever', 'Kalhoty Jih', 'Tricko Vychod']
  .map(
    (name, at) => `<SHOPITEM><ITEM_ID>H-${at}</ITEM_ID><PRODUCTNAME>${name}</PRODUCTNAME><PRODUCT>${name}</PRODUCT>
  <DESCRIPTION>Teple &amp; lehke</DESCRIPTION><URL>https://a.example/${at}</URL><IMGURL>https://a.example/i/${at}.jpg</IMGURL>
  <PRICE_VAT>129${at}</PRICE_VAT><MANUFACTURER>Hory</MANUFACTURER><CATEGORYTEXT>Women | Jackets</CATEGORYTEXT><EAN>4006381333931</EAN>
  <PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>red</VAL></PARAM><PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>M</VAL></PARAM></SHOPITEM>`,
  )
  .join('\n')}</SHOP>`;

const yml = `<yml_catalog date="2026-01-01"><shop><categories><category id="1" parentId="0">Jackets</category><category id="2">Hats</category></categories>
<offers>${[1, 2, 3]
  .map(
    (
      at,
    ) => `<offer id="Y${at}" available="true"><url>https://a.example/${at}</url><price>${at}900</price><currencyId>RUB</currencyId>
<picture>https://a.example/img/${at}.jpg</picture><picture>https://a.example/img/${at}b.jpg</picture><name>Warm Jacket ${at}</name><vendor>Nord</vendor>
<param name="Color">Navy</param><param name="Size">XL</param></offer>`,
  )
  .join('')}</offers></shop></yml_catalog>`;

const product = (at: number) => ({
  _id: { $oid: `5f${at}` },
  sku: `S-${at}`,
  title: { en: `Trail Shoe ${at}`, de: `Wanderschuh ${at}` },
  brand: { id: 7, name: 'Fenwick', logo: 'https://a.example/img/fenwick.png' },
  category: { id: 3, name: 'Women > Shoes' },
  price: { amount: 89.5, currency: 'EUR' },
  media: [{ url: `https://a.example/img/${at}.jpg` }, { url: `https://a.example/img/${at}b.jpg` }],
  url: `https://a.example/p/${at}`,
  attributes: [
    { name: 'material', values: ['Leather', 'Mesh'] },
    { name: 'gender', values: ['women'] },
  ],
  variants: [
    {
      sku: `S-${at}-38`,
      color: 'Red',
      size: '38',
      stock: 3,
      price: { amount: 89.5 },
      options: [{ name: 'fit', value: 'wide' }],
    },
    {
      sku: `S-${at}-39`,
      color: 'Red',
      size: '39',
      stock: 0,
      price: { amount: 89.5 },
      options: [{ name: 'fit', value: 'wide' }],
    },
  ],
});

const rules = {
  currency: 'EUR',
  currencies: new Set(['CZK', 'PLN', 'RUB', 'USD']),
};
const read = async (feed: string, more: object = {}) => {
  const { plainRules } = await import('../testing/read.ts');
  return readAll(feed, { rules: { ...plainRules, ...rules }, ...more });
};
const factsOf = (rows: Awaited<ReturnType<typeof read>>['rows']) =>
  rows.map(({ externalId, name, brand, priceCents, url, images, variants }) => ({
    externalId,
    name,
    brand,
    priceCents,
    url,
    images: images.length,
    variants: variants.map(({ color, size, stock }) => [color?.parent, size?.value, stock]),
  }));

describe('a feed with unknown names', () => {
  it('is read from a German table', async () => {
    const { rows, events } = await read(german);

    expect(factsOf(rows)[0]).toEqual({
      externalId: 'A-1',
      name: 'Jacke Nordwind',
      brand: 'Berghaus',
      priceCents: 7995,
      url: 'https://a.example/jacke-1',
      images: 1,
      variants: [['Red', 'M', 4]],
    });
    expect(rows.map(({ retailCents, stock }) => [retailCents, stock])).toEqual([
      [9995, 4],
      [9995, 0],
      [null, 7],
    ]);
    expect(events[0]).toMatchObject({
      warning: { field: 'mapping', value: expect.stringContaining('"name":"bezeichnung"') },
    });
  });

  it('is read from XML with a list of parameters', async () => {
    const { rows, refusal } = await read(heureka, {
      rules: { ...(await import('../testing/read.ts')).plainRules, currency: 'CZK' },
    });

    expect(refusal).toBeNull();
    expect(rows[0]).toMatchObject({ gtin: '04006381333931', categoryPath: 'women/clothing/jackets' });
    expect(factsOf(rows)[1]).toEqual({
      externalId: 'H-1',
      name: 'Kalhoty Jih',
      brand: 'Hory',
      priceCents: 129100,
      url: 'https://a.example/1',
      images: 1,
      variants: [['Red', 'M', null]],
    });
  });

  it('is read from XML whose fields are attributes and whose parameters have names', async () => {
    expect(factsOf((await read(yml)).rows)[0]).toEqual({
      externalId: 'Y1',
      name: 'Warm Jacket 1',
      brand: 'Nord',
      priceCents: 190_000,
      url: 'https://a.example/1',
      images: 2,
      variants: [['Blue', 'XL', null]],
    });
  });

  it.each([
    [
      'XML of attributes with short names',
      `<offers>${[1, 2, 3].map((at) => `<o id="${at}" url="https://a.example/${at}" price="1${at}.90" avail="1"><cat>Women/Jackets</cat><name>Warm Jacket ${at}</name><imgs><main url="https://a.example/i/${at}.jpg"/></imgs><attrs><a name="Producent">Hory</a><a name="Rozmiar">M</a></attrs></o>`).join('')}</offers>`,
    ],
    [
      "XML with AvantLink's root",
      `<products>${[1, 2, 3].map((at) => `<product><sku>${at}</sku><title>Warm Jacket ${at}</title><url>https://a.example/${at}</url><price currency="EUR">1${at}.90</price><image>https://a.example/i/${at}.jpg</image><brand>Hory</brand><sizes><size>M</size></sizes></product>`).join('')}</products>`,
    ],
    [
      'a French table',
      `Référence;Nom du produit;Marque;Prix TTC;URL produit;URL image;Taille;Disponibilité\n${[1, 2, 3].map((at) => `${at};Warm Jacket ${at};Hory;1${at},90;https://a.example/${at};https://a.example/i/${at}.jpg;M;en stock\n`).join('')}`,
    ],
    [
      'JSON with longer names',
      euros(
        [1, 2, 3].map((at) => ({
          offerId: String(at),
          offerName: `Warm Jacket ${at}`,
          pageUrl: `https://a.example/${at}`,
          basePrice: { value: 10.9 + at, '@type': 'Price' },
          vendor: 'Hory',
          picture_main: [`https://a.example/i/${at}.jpg`],
          params: [{ name: 'Size', value: 'M' }],
        })),
      ),
    ],
  ])('is read from %s', async (_, feed) => {
    expect(factsOf((await read(feed)).rows)[1]).toEqual({
      externalId: '2',
      name: 'Warm Jacket 2',
      brand: 'Hory',
      priceCents: 1290,
      url: 'https://a.example/2',
      images: 1,
      variants: [[undefined, 'M', null]],
    });
  });

  it('is read if many rows share an address whose header is unknown', async () => {
    const rows = [1, 2, 3].flatMap((at) =>
      ['S', 'M', 'L', 'XL'].map((size) => ({
        sku: `J${at}-${size}`,
        productName: `Warm Jacket ${at}`,
        price: 10.9 + at,
        size,
        urls: { shop: 'https://a.example/', pdp: `https://a.example/p/${at}` },
      })),
    );

    const { rows: products, refusal } = await read(JSON.stringify(rows));

    expect(refusal).toBeNull();
    expect(new Set(products.map(({ url }) => url))).toEqual(
      new Set([1, 2, 3].map((at) => `https://a.example/p/${at}`)),
    );
  });

  it.each([
    ['an array in a document', euros([product(1), product(2), product(3)])],
    ['JSON Lines', [product(1), product(2), product(3)].map((row) => JSON.stringify(row)).join('\n')],
    ['an array', JSON.stringify([product(1), product(2), product(3)])],
  ])('is read from %s with nested variants, attributes and languages', async (_, feed) => {
    const { rows } = await read(feed);

    expect(factsOf(rows)[1]).toEqual({
      externalId: 'S-2',
      name: 'Trail Shoe 2',
      brand: 'Fenwick',
      priceCents: 8950,
      url: 'https://a.example/p/2',
      images: 2,
      variants: [
        ['Red', '38', 3],
        ['Red', '39', 0],
      ],
    });
    expect(rows[0]).toMatchObject({
      material: 'Leather, Mesh',
      currency: 'EUR',
      categoryPath: expect.stringMatching(/^women\/shoes/),
    });
  });

  it.each([
    ['a table', german],
    ['XML', heureka],
    ['JSON', euros([product(1), product(2)])],
  ])('yields the same result however the bytes of %s are split', async (_, feed) => {
    const whole = await read(feed);

    expect(whole.rows.length).toBeGreaterThan(1);
    for (const chunkSize of [1, 7, 500]) expect(await read(feed, { chunkSize })).toEqual(whole);
  });

  it.each([
    ['XML', yml, '<price>1900</price>', '<price>1900'],
    ['JSON', euros([1, 2, 3].map(product)), '"Trail Shoe 1"', '"Trail Shoe 1'],
  ])('is read from %s except for one broken record', async (_, feed, good, bad) => {
    const { rows, rejects, refusal } = await read(feed.replace(good, bad), { link: 'https://a.example/{id}' });

    expect(refusal).toBeNull();
    expect([rows.length + rejects.length, rejects.length <= 1]).toEqual([3, true]);
  });

  it('is rejected with a proposal if a required field is uncertain', async () => {
    const { readFeed, FeedRefused } = await import('../read-feed.ts');
    const { plainRules } = await import('../testing/read.ts');
    const feed = [1, 2]
      .map((at) => JSON.stringify({ code: `C${at}`, title: `Warm Hat ${at}`, worth: 5 + at }))
      .join('\n');
    const reading = async () => {
      for await (const _ of readFeed(
        (async function* () {
          yield Buffer.from(feed);
        })(),
        { rules: plainRules },
      ));
    };

    const refusal: unknown = await reading().catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(FeedRefused);
    expect(refusal).toMatchObject({
      message: expect.stringMatching(
        /^The feed does not say which column is link, price\. .*Settle it with --map FILE, such as \{"fields":/,
      ),
      proposal: { fields: { id: 'code', name: 'title' } },
    });
  });

  it('is read with the mapping of an earlier import, although its few rows would not suffice', async () => {
    const { plainRules } = await import('../testing/read.ts');
    const all = [1, 2, 3, 4].map((at) => ({
      code: `C${at}`,
      title: `Warm Hat ${at}`,
      price: 5 + at,
      web: `https://a.example/${at}`,
    }));
    let profile = null;
    await read(JSON.stringify(all), { onProfile: (learned: never) => (profile = learned) });

    const { rows, events } = await readAll(JSON.stringify([{ code: 'C5', title: 'Cap', price: 5, web: '' }]), {
      rules: { ...plainRules, store: { ...plainRules.store, profile } },
      link: 'https://a.example/p/{code}',
    });

    expect(rows.map(({ externalId, url }) => [externalId, url])).toEqual([['C5', 'https://a.example/p/C5']]);
    expect(events.filter((event) => event.type === 'warning' && event.warning.field === 'mapping')).toEqual([]);
  });

  it('does not change how a known format is read', async () => {
    const mapping = { records: 'product', fields: { id: 'sku', name: 'brand_name', link: 'buy_link' } };
    const { rows } = await read(xmlWith(), { mapping, format: 'avantlink' });

    expect(rows.map(({ externalId, name }) => [externalId, name])).toEqual([
      ['first', 'Larkfield'],
      ['last', 'Larkfield'],
    ]);
  });
});

describe('a mapping set by ops', () => {
  it('decides the path of every field', async () => {
    const mapping = {
      records: 'data.items',
      fields: { id: 'sku', name: 'title.de', link: 'url', price: ['sale', 'price.amount'], currency: '=USD' },
      variants: { records: 'variants', fields: { id: 'sku', size: 'size' } },
    };
    const { rows, events } = await read(euros([product(1)]), { mapping });

    expect(rows[0]).toMatchObject({
      name: 'Wanderschuh 1',
      currency: 'USD',
      variants: [{ externalId: 'S-1-38', color: null }, { externalId: 'S-1-39' }],
    });
    expect(events.filter((event) => event.type === 'warning' && event.warning.field === 'mapping')).toEqual([]);
  });
});

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
