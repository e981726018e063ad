import { plainRules, readAll } from './read.ts';

/** Rows in the envelope of an API. */
export const inEnvelope = (rows: readonly object[]) =>
  JSON.stringify({ meta: { tags: [{ id: 1 }] }, data: { items: rows } });

/** A table with German names and semicolons. */
export const german = `Artikelnummer;Bezeichnung;Hersteller;Warengruppe;Farbe;Größe;Verkaufspreis;UVP;Währung;Produktlink;Bild-URL;Lagerbestand
A-1;Jacke Nordwind;Berghaus;Damen > Jacken;Rot;M;79,95;99,95;EUR;https://a.example/jacke-1;https://a.example/img/1.jpg;4
A-2;Jacke Nordwind;Berghaus;Damen > Jacken;Blau;L;79,95;99,95;EUR;https://a.example/jacke-2;https://a.example/img/2.jpg;0
A-3;Hose Südwind;Berghaus;Herren > Hosen;Schwarz;52;59,95;;EUR;https://a.example/hose;https://a.example/img/3.jpg;7
`;

/** XML as Heureka asks for it. */
export const heureka = `<?xml version="1.0" encoding="utf-8"?>
<SHOP>${['Bunda Sever', 'Kalhoty Jih', 'Tricko Vychod']
  .map(
    (name, at) => `<SHOPITEM><ITEM_ID>H-${at}</ITEM_ID><PRODUCTNAME>${name}</PRODUCTNAME><PRODUCT>${name}</PRODUCT>
  <DESCRIPTION>Teple &amp; lehke</DESCRIPTION><URL>https://a.example/${at}</URL><IMGURL>https://a.example/i/${at}.jpg</IMGURL>
  <PRICE_VAT>129${at}</PRICE_VAT><MANUFACTURER>Hory</MANUFACTURER><CATEGORYTEXT>Women | Jackets</CATEGORYTEXT><EAN>4006381333931</EAN>
  <PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>red</VAL></PARAM><PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>M</VAL></PARAM></SHOPITEM>`,
  )
  .join('\n')}</SHOP>`;

/** XML as Yandex Market asks for it. */
export const yml = `<yml_catalog date="2026-01-01"><shop><categories><category id="1" parentId="0">Jackets</category><category id="2">Hats</category></categories>
<offers>${[1, 2, 3]
  .map(
    (
      at,
    ) => `<offer id="Y${at}" available="true"><url>https://a.example/${at}</url><price>${at}900</price><currencyId>RUB</currencyId>
<picture>https://a.example/img/${at}.jpg</picture><picture>https://a.example/img/${at}b.jpg</picture><name>Warm Jacket ${at}</name><vendor>Nord</vendor>
<param name="Color">Navy</param><param name="Size">XL</param></offer>`,
  )
  .join('')}</offers></shop></yml_catalog>`;

/** A row of an API, with variants, attributes and languages. */
export const apiProduct = (at: number) => ({
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
/** Reads a feed whose names are unknown, in euros. */
export const readUnknown = async (feed: string, more: object = {}) => {
  return readAll(feed, { rules: { ...plainRules, ...rules }, ...more });
};
/** What the tests compare of each row. */
export const factsOf = (rows: Awaited<ReturnType<typeof readUnknown>>['rows']) =>
  rows.map(({ externalId, name, brand, priceCents, url, images, variants }) => ({
    externalId,
    name,
    brand,
    priceCents,
    url,
    images: images.length,
    variants: variants.map(({ color, size, stock }) => [color?.parent, size?.value, stock]),
  }));
