import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avantlinkRecords } from './formats/avantlink.ts';
import { awinRecords } from './formats/awin.ts';
import { googleXmlRecords } from './formats/google-xml.ts';
import { plainCsvRecords } from './formats/plain-csv.ts';
import { shopifyRecords } from './formats/shopify.ts';
import type { RawRecord, RecordReader } from './raw-record.ts';

const all = (reader: RecordReader, text: string): RawRecord[] => [...reader.write(text), ...reader.end()];
const first = (reader: RecordReader, text: string) => all(reader, text)[0]?.fields;
const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

describe('optional fields', () => {
  it('are read from AvantLink, for the row and its variants', () => {
    const record = all(
      avantlinkRecords(),
      `<Products><Product><SKU>1</SKU><Manufacturer_Id>M-1</Manufacturer_Id><GTIN>012345678905</GTIN>
      <Google_Categorization>Apparel &amp; Accessories &gt; Shoes</Google_Categorization><Keywords>shoe, hike</Keywords>
      <Condition>new</Condition><Shipping>US::Ground:7.99</Shipping><Shipping_Weight>2 pounds</Shipping_Weight>
      <variants><variant><sku>1-8</sku><upc>036000291452</upc><vendor_sku>V-8</vendor_sku><available>no</available>
      </variant></variants></Product></Products>`,
    )[0];

    expect(record?.fields).toMatchObject({
      mpn: 'M-1',
      gtin: '012345678905',
      google_category: 'Apparel & Accessories > Shoes',
      tags: 'shoe, hike',
      condition: 'new',
      shipping: 'US::Ground:7.99',
      shipping_weight: '2 pounds',
    });
    expect(record?.variants).toEqual([{ id: '1-8', gtin: '036000291452', mpn: 'V-8', availability: 'no' }]);
  });

  it('are read from Google, with nested shipping in table notation', () => {
    expect(first(googleXmlRecords(), fixture('google-rss.xml'))).toMatchObject({
      google_category: '1604',
      shipping: 'US:::9.00 USD',
    });
    expect(
      first(
        plainCsvRecords(),
        `id,title,gtin,mpn,material,size type,sale price effective date,unit pricing measure
1,Hat,5,M,Wool,plus,2026-01-01T00:00Z/2026-02-01T00:00Z,100 g
`,
      ),
    ).toMatchObject({
      gtin: '5',
      mpn: 'M',
      material: 'Wool',
      size_type: 'plus',
      sale_dates: '2026-01-01T00:00Z/2026-02-01T00:00Z',
      unit_measure: '100 g',
    });
  });

  it('are read from Awin and Shopify', () => {
    expect(
      first(
        awinRecords(),
        'aw_product_id,product_name,merchant_product_id,ean,mpn,Fashion:material\n1,Hat,S,5,M,Wool\n',
      ),
    ).toEqual({ id: '1', name: 'Hat', sku: 'S', gtin: '5', mpn: 'M', material: 'Wool' });
    const shopify = all(
      shopifyRecords(),
      'Handle,Title,Tags,Variant SKU,Variant Barcode,Variant Grams,Variant Price\nhat,Hat,"wool, men",S,5,120,9.00\n',
    )[0];
    expect(shopify?.fields.tags).toBe('wool, men');
    expect(shopify?.variants[0]).toMatchObject({ sku: 'S', gtin: '5', shipping_weight: '120 g' });
  });

  it('use the SKU as the id of a table without an id', () => {
    expect(first(plainCsvRecords(), 'sku,title\nS,Hat\n')).toEqual({ id: 'S', name: 'Hat' });
    expect(first(plainCsvRecords(), 'sku,id,title\nS,1,Hat\n')).toEqual({ id: '1', sku: 'S', name: 'Hat' });
  });
});
