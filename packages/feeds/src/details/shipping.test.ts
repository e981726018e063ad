// cspell:disable: words of several languages
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Delivery } from '../row.ts';
import { firstRow, plainRules } from '../testing/read.ts';
import { readDelivery } from './shipping.ts';

const inWords = ({ country, region, service, cents, currency, freeFromCents, days }: Delivery): string =>
  [
    country ?? 'any',
    region === null ? '' : `/${region}`,
    service === null ? '' : ` (${service})`,
    cents === null ? '' : ` ${(cents / 100).toFixed(2)} ${currency}`,
    freeFromCents === null ? '' : ` free from ${(freeFromCents / 100).toFixed(2)} ${currency}`,
    days === null ? '' : ` in ${days.join('-')}`,
  ].join('');

// Spellings of Google's, the networks' and the shops' documentation, and of stores: the currency of the row, `shipping`,
// `free_shipping`, `delivery_time`, and what is read.
const golden = readFileSync(new URL('./shipping.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

describe('readDelivery', () => {
  it('reads each spelling of the golden set', () => {
    const read = golden.map((line) => {
      const [currency = '', shipping = '', free = '', time = ''] = line.split('\t');
      const fields = { shipping, free_shipping: free, delivery_time: time };
      const found = readDelivery(fields, currency) ?? [];
      return [currency, shipping, free, time, found.map(inWords).join('; ')].join('\t');
    });

    expect(golden.length).toBeGreaterThan(200);
    expect(read).toEqual(golden);
  });

  it('does not take long over hostile texts', () => {
    for (const part of ['free ', 'US:', '1,', '- ', 'über', '(', '9'])
      expect(readDelivery({ shipping: part.repeat(20_000), delivery_time: part.repeat(20_000) }, 'USD')).toBeNull();
  });
});

const rules = { ...plainRules, currencies: new Set(['CZK', 'RUB']) };
const deliveryOf = async (feed: string) => ((await firstRow(feed, { rules })).delivery ?? []).map(inWords);

const google = (inside: string) => `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>
  <g:id>1</g:id><title>Linen dress</title><link>https://shop.example/1</link><g:price>50 USD</g:price>
  <g:image_link>https://shop.example/1.jpg</g:image_link>${inside}</item></channel></rss>`;

const table = (header: string, cells: string) =>
  `id\ttitle\tlink\timage_link\tprice\t${header}\n1\tLinen dress\thttps://shop.example/1\thttps://shop.example/1.jpg\t50 USD\t${cells}\n`;

describe('delivery in a feed', () => {
  it.each([
    [
      "Google's nested elements",
      google(`<g:shipping><g:country>US</g:country><g:service>Ground</g:service><g:price>5 USD</g:price>
        <g:min_handling_time>1</g:min_handling_time><g:max_handling_time>2</g:max_handling_time>
        <g:min_transit_time>2</g:min_transit_time><g:max_transit_time>3</g:max_transit_time></g:shipping>
        <g:shipping><g:country>CA</g:country><g:postal_code>K1*</g:postal_code><g:price>9 CAD</g:price></g:shipping>
        <g:free_shipping_threshold><g:country>US</g:country><g:price_threshold>60 USD</g:price_threshold></g:free_shipping_threshold>`),
      ['US (Ground) 5.00 USD free from 60.00 USD in 3-5', 'CA/K1* 9.00 CAD'],
    ],
    [
      'the handling of the row, where an option has none',
      google(`<g:max_handling_time>3</g:max_handling_time><g:shipping>US::Ground:5 USD:::2:4</g:shipping>
        <g:shipping>CA::Ground:9 CAD:0:1:2:4</g:shipping>`),
      ['US (Ground) 5.00 USD in 2-7', 'CA (Ground) 9.00 CAD in 2-5'],
    ],
    ["Google's short form", google('<g:shipping>US:::4.95 USD</g:shipping>'), ['US 4.95 USD']],
    [
      'a column whose header lists the parts',
      table('shipping(country:price:max_transit_time)', 'US:5 USD:4,CA:8 USD:9'),
      ['US 5.00 USD in 4-4', 'CA 8.00 USD in 9-9'],
    ],
    [
      'several columns of one name',
      table('shipping\tshipping', 'US:::5 USD\tCA:::8 USD'),
      ['US 5.00 USD', 'CA 8.00 USD'],
    ],
    ['columns of cost and time', table('delivery_cost\tdelivery_time', '3.95\t2-4 days'), ['any 3.95 USD in 2-4']],
    [
      "Heureka's carriers",
      `<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Šaty</PRODUCTNAME><URL>https://shop.example/1</URL>
        <IMGURL>https://shop.example/1.jpg</IMGURL><PRICE_VAT>900</PRICE_VAT><CATEGORYTEXT>Heureka.cz | Oblečení</CATEGORYTEXT>
        <DELIVERY><DELIVERY_ID>PPL</DELIVERY_ID><DELIVERY_PRICE>99</DELIVERY_PRICE><DELIVERY_PRICE_COD>129</DELIVERY_PRICE_COD></DELIVERY>
        <DELIVERY><DELIVERY_ID>ZASILKOVNA</DELIVERY_ID><DELIVERY_PRICE>69</DELIVERY_PRICE></DELIVERY></SHOPITEM></SHOP>`,
      ['CZ (PPL) 99.00 CZK', 'CZ (ZASILKOVNA) 69.00 CZK'],
    ],
    ["YML's options of the shop", yml(''), ['any 300.00 RUB in 1-3']],
    [
      "YML's options of the offer",
      yml('<delivery-options><option cost="0" days="2"/></delivery-options>'),
      ['any 0.00 RUB in 2-2'],
    ],
    ["YML's oldest notation", yml('<local_delivery_cost>250</local_delivery_cost>'), ['any 250.00 RUB']],
    ['YML without delivery', yml('<delivery>false</delivery>'), []],
  ])('is read from %s', async (_, feed, expected) => {
    expect(await deliveryOf(feed)).toEqual(expected);
  });
});

function yml(inside: string): string {
  return `<yml_catalog><shop><currencies><currency id="RUB" rate="1"/></currencies>
    <categories><category id="1">Платья</category></categories>
    <delivery-options><option cost="300" days="1-3"/></delivery-options>
    <pickup-options><option cost="0" days="0"/></pickup-options>
    <offers><offer id="1" available="true"><url>https://shop.example/1</url><price>900</price><currencyId>RUB</currencyId>
    <categoryId>1</categoryId><picture>https://shop.example/1.jpg</picture><name>Платье</name>${inside}</offer></offers></shop></yml_catalog>`;
}
