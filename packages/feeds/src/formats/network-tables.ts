// cspell:disable
import type { FieldName, RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsByHeader, type HeaderNames } from './columns.ts';
import { headerNames } from './header-names.ts';
import { tableRecords } from './table-records.ts';

/**
 * A network's table with a header line: the columns that identify it, and those of its columns for our fields that the
 * common names lack or rank otherwise, best first.
 */
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
      mpn: ['manufacturerid', 'manufacturer_id', 'mpn'],
      brand: ['manufacturer', 'brand', 'label'],
      category: ['advertisercategory', 'advertiser_category', 'product_type'],
      other_category: ['thirdpartycategory', 'third_party_category'],
      sale_price: ['saleprice', 'sale_price'],
      retail_price: ['retailprice', 'retail_price', 'fromprice'],
      shipping: ['standardshippingcost', 'shipping'],
      link: ['buyurl', 'buy_url', 'link'],
      image: ['imageurl', 'image_url', 'image_link'],
      availability: ['instock', 'in_stock', 'availability'],
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
      name: ['product_name', 'name'],
      category: ['product_type', 'originalformatcategory', 'original_format_category', 'category'],
      other_category: ['category', 'subcategory', 'sub_category'],
      google_category: ['google_product_category', 'googlecategory'],
      tags: ['labels', 'text1'],
      age_group: ['age_group', 'agegroup', 'age_range'],
      color: ['color', 'colors'],
      price: ['current_price', 'currentprice'],
      retail_price: ['original_price', 'originalprice', 'msrp'],
      shipping: ['shipping_rate', 'shippingrate'],
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
      mpn: ['mpn', 'model'],
      name: ['name', 'productname'],
      category: ['merchantcategoryname', 'merchantcategory', 'tdcategoryname', 'tdcategories', 'categories'],
      other_category: ['tdcategoryname', 'tdcategories'],
      retail_price: ['previousprice', 'oldprice'],
      currency: ['currency', 'currencyid'],
      shipping: ['shippingcost'],
      delivery_time: ['deliverytime'],
      link: ['producturl', 'deeplink'],
      image: ['imageurl', 'productimage'],
      stock: ['instock'],
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
      category: ['merchant_category', 'category_path', 'product_type', 'category_name', 'category'],
      other_category: ['category_name'],
      size: ['size', 'sizes'],
      price: ['price', 'min_price'],
      retail_price: ['recommended_retail_price', 'normal_price', 'rrp', 'previous_price'],
      delivery_time: ['delivery_period', 'delivery_time'],
      link: ['deeplink'],
      image: ['image_large_url', 'image_url', 'image_thumbnail_url'],
      more_images: ['extra_image_url', 'alternate_image_url'],
      stock: ['stock_quantity', 'quantity'],
      availability: ['in_stock', 'availability'],
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
      gender: ['fashion_gender', 'gender'],
      size: ['fashion_size', 'size'],
      link: ['product_url', 'landing_page_url'],
      image: ['zoom_image_url', 'image_url'],
      more_images: ['image_url_2'],
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
  const all = { ...headerNames, ...names };
  const reader = tableRecords((columns) => fieldsByHeader(all, columns), ['id', 'name']);
  if (codes === undefined) return reader;
  return {
    ...reader,
    write: (text) => reader.write(text).map((record) => withCodes(record, codes)),
    end: () => reader.end().map((record) => withCodes(record, codes)),
  };
};
