// cspell:disable
import type { FieldName, RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsByHeader, type HeaderNames } from './columns.ts';
import { tableRecords } from './table-records.ts';

/** A network's table with a header line: the columns that identify it, and its columns for our fields, best first. */
type NetworkTable = {
  marks: readonly (readonly string[])[];
  columns: HeaderNames;
  /** What the network's codes mean, by field. */
  codes?: Partial<Record<FieldName, Readonly<Record<string, string>>>>;
};

/** Headers normalized by `splitHeader`: lower case, underscores for spaces. */
const tables = {
  // CJ, "Product Catalog Data Transfer Guide".
  cj: {
    marks: [
      ['programname', 'buyurl'],
      ['program_name', 'buy_url'],
    ],
    columns: {
      id: ['sku', 'id'],
      group_id: ['item_group_id'],
      sku: ['sku'],
      gtin: ['upc', 'gtin', 'isbn'],
      mpn: ['manufacturerid', 'manufacturer_id', 'mpn'],
      name: ['name', 'title'],
      brand: ['manufacturer', 'brand', 'label'],
      category: ['advertisercategory', 'advertiser_category', 'product_type'],
      other_category: ['thirdpartycategory', 'third_party_category'],
      google_category: ['google_product_category'],
      tags: ['keywords'],
      gender: ['gender'],
      age_group: ['age_group'],
      color: ['color'],
      size: ['size'],
      material: ['material'],
      condition: ['condition'],
      price: ['price'],
      sale_price: ['saleprice', 'sale_price'],
      retail_price: ['retailprice', 'retail_price', 'fromprice'],
      currency: ['currency'],
      shipping: ['standardshippingcost', 'shipping'],
      free_shipping: ['free_shipping_threshold'],
      link: ['buyurl', 'buy_url', 'link'],
      image: ['imageurl', 'image_url', 'image_link'],
      availability: ['instock', 'in_stock', 'availability'],
      description: ['description'],
    },
  },
  // impact.com, "Standard catalog fields".
  impact: {
    marks: [
      ['unique_merchant_sku', 'product_url'],
      ['catalogitemid', 'currentprice'],
      ['current_price', 'stock_availability'],
    ],
    columns: {
      id: ['unique_merchant_sku', 'catalogitemid', 'sku'],
      group_id: ['parent_sku', 'parentsku', 'item_group_id'],
      sku: ['sku', 'unique_merchant_sku'],
      gtin: ['gtin', 'ean', 'upc', 'isbn'],
      mpn: ['mpn'],
      name: ['product_name', 'name'],
      brand: ['brand', 'manufacturer'],
      category: ['product_type', 'originalformatcategory', 'original_format_category', 'category'],
      other_category: ['category', 'subcategory', 'sub_category'],
      google_category: ['google_product_category', 'googlecategory'],
      tags: ['labels', 'text1'],
      gender: ['gender'],
      age_group: ['age_group', 'agegroup', 'age_range'],
      color: ['color', 'colors'],
      size: ['size'],
      material: ['material'],
      pattern: ['pattern'],
      condition: ['condition'],
      price: ['current_price', 'currentprice'],
      retail_price: ['original_price', 'originalprice', 'msrp'],
      currency: ['currency'],
      shipping: ['shipping_rate', 'shippingrate'],
      delivery_time: ['delivery_time'],
      shipping_weight: ['shipping_weight', 'shippingweight'],
      link: ['product_url', 'url'],
      image: ['image_url', 'imageurl'],
      more_images: ['alternative_image_url_1', 'additionalimageurls', 'additional_image_urls'],
      availability: ['stock_availability', 'stockavailability'],
      description: ['product_description', 'description'],
    },
  },
  // TradeDoubler, "Product feeds", CSV.
  tradedoubler: {
    marks: [['tdproductid'], ['productid', 'tdcategories'], ['sourceproductid', 'producturl']],
    columns: {
      id: ['sourceproductid', 'sku', 'tdproductid', 'productid'],
      group_id: ['groupingid', 'item_group_id', 'grouping_id'],
      sku: ['sku'],
      gtin: ['ean', 'upc', 'isbn'],
      mpn: ['mpn', 'model'],
      name: ['name', 'productname'],
      brand: ['brand', 'manufacturer'],
      category: ['merchantcategoryname', 'merchantcategory', 'tdcategoryname', 'tdcategories', 'categories'],
      other_category: ['tdcategoryname', 'tdcategories'],
      google_category: ['google_product_category'],
      gender: ['gender'],
      color: ['color', 'colour'],
      size: ['size'],
      material: ['material'],
      condition: ['condition'],
      price: ['price'],
      retail_price: ['previousprice', 'oldprice'],
      currency: ['currency', 'currencyid'],
      shipping: ['shippingcost'],
      delivery_time: ['deliverytime'],
      shipping_weight: ['weight'],
      link: ['producturl', 'deeplink'],
      image: ['imageurl', 'productimage'],
      stock: ['instock'],
      availability: ['availability'],
      description: ['description', 'shortdescription'],
    },
  },
  // Webgains, "Product feed", CSV and tab-delimited.
  webgains: {
    marks: [
      ['deeplink', 'merchant_category'],
      ['merchant_product_id', 'deeplink'],
      ['program_id', 'deeplink'],
    ],
    columns: {
      id: ['merchant_product_id', 'product_id'],
      group_id: ['parent_product_id', 'item_group_id', 'related_product_ids'],
      gtin: ['european_article_number', 'ean', 'gtin', 'universal_product_code', 'upc', 'isbn'],
      mpn: ['manufacturers_product_number', 'mpn', 'part_number'],
      name: ['product_name', 'name'],
      brand: ['brand', 'manufacturer'],
      category: ['merchant_category', 'category_path', 'product_type', 'category_name', 'category'],
      other_category: ['category_name'],
      tags: ['keywords'],
      gender: ['gender', 'sex'],
      color: ['colour', 'color'],
      size: ['size', 'sizes'],
      material: ['material'],
      condition: ['condition'],
      price: ['price', 'min_price'],
      retail_price: ['recommended_retail_price', 'normal_price', 'rrp', 'previous_price'],
      currency: ['currency'],
      shipping: ['delivery_cost'],
      delivery_time: ['delivery_period', 'delivery_time'],
      link: ['deeplink'],
      image: ['image_large_url', 'image_url', 'image_thumbnail_url'],
      more_images: ['extra_image_url', 'alternate_image_url'],
      stock: ['stock_quantity', 'quantity'],
      availability: ['in_stock', 'availability'],
      description: ['description', 'short_description'],
    },
  },
  // Kelkoo, "Product data feed".
  kelkoo: {
    marks: [
      ['offer_id', 'merchant_category'],
      ['product_url', 'merchant_category'],
    ],
    columns: {
      id: ['offer_id', 'sku'],
      sku: ['sku'],
      gtin: ['ean'],
      mpn: ['mpn'],
      name: ['title'],
      brand: ['brand'],
      category: ['merchant_category'],
      tags: ['keywords'],
      gender: ['fashion_gender', 'gender'],
      color: ['colour', 'color'],
      size: ['fashion_size', 'size'],
      material: ['material'],
      price: ['price'],
      currency: ['currency'],
      shipping: ['delivery_cost'],
      delivery_time: ['delivery_time'],
      link: ['product_url', 'landing_page_url'],
      image: ['zoom_image_url', 'image_url'],
      more_images: ['image_url_2'],
      availability: ['availability'],
      description: ['description'],
    },
    codes: { availability: { 1: 'in stock', 2: 'backorder', 4: 'preorder', 5: 'backorder', 6: 'out of stock' } },
  },
} satisfies Record<string, NetworkTable>;

export type NetworkTableName = keyof typeof tables;

/** Returns the network whose table has these columns, or null. */
export const networkOf = (columns: readonly string[]): NetworkTableName | null => {
  const entries = Object.entries(tables) as [NetworkTableName, NetworkTable][];
  const found = entries.find(([, { marks }]) => marks.some((mark) => mark.every((column) => columns.includes(column))));
  return found?.[0] ?? null;
};

const withCodes = (record: RawRecord, codes: NonNullable<NetworkTable['codes']>): RawRecord => {
  const fields = { ...record.fields };
  for (const [field, meanings] of Object.entries(codes) as [FieldName, Record<string, string>][])
    fields[field] = meanings[fields[field] ?? ''] ?? fields[field] ?? '';
  return { ...record, fields };
};

/** Reads the table of an affiliate network. */
export const networkTableRecords = (name: NetworkTableName): RecordReader => {
  const { columns: names, codes }: NetworkTable = tables[name];
  const reader = tableRecords((columns) => fieldsByHeader(names, columns), ['id', 'name']);
  if (codes === undefined) return reader;
  return {
    ...reader,
    write: (text) => reader.write(text).map((record) => withCodes(record, codes)),
    end: () => reader.end().map((record) => withCodes(record, codes)),
  };
};
