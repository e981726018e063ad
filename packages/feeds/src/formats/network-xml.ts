// cspell:disable
import type { FieldName, RawRecord, RecordReader } from '../raw-record.ts';
import { setFirst, takeFirst, xmlRecords } from './xml-records.ts';

type Names = Readonly<Record<string, FieldName>>;

// CJ, "Product Catalog Data Transfer Guide".
const cjNames: Names = Object.assign(Object.create(null), {
  sku: 'id',
  upc: 'gtin',
  isbn: 'gtin',
  manufacturerid: 'mpn',
  name: 'name',
  manufacturer: 'brand',
  advertisercategory: 'category',
  thirdpartycategory: 'other_category',
  keywords: 'tags',
  condition: 'condition',
  price: 'price',
  saleprice: 'sale_price',
  retailprice: 'retail_price',
  currency: 'currency',
  standardshippingcost: 'shipping',
  buyurl: 'link',
  imageurl: 'image',
  instock: 'availability',
  description: 'description',
});

const webgainsNames: Names = Object.assign(Object.create(null), {
  merchant_product_id: 'id',
  product_id: 'id',
  ean: 'gtin',
  european_article_number: 'gtin',
  manufacturers_product_number: 'mpn',
  product_name: 'name',
  brand: 'brand',
  manufacturer: 'brand',
  merchant_category: 'category',
  category_name: 'other_category',
  keywords: 'tags',
  gender: 'gender',
  colour: 'color',
  color: 'color',
  size: 'size',
  price: 'price',
  normal_price: 'retail_price',
  recommended_retail_price: 'retail_price',
  currency: 'currency',
  delivery_cost: 'shipping',
  delivery_period: 'delivery_time',
  deeplink: 'link',
  image_large_url: 'image',
  image_url: 'image',
  in_stock: 'availability',
  description: 'description',
});

/** Reads a feed of flat elements. The first non-empty element counts, and earlier names win. */
const flatRecords = (roots: ReadonlySet<string>, names: Names): RecordReader => {
  const rank = new Map(Object.keys(names).map((name, at) => [name, at]));
  let best = new Map<FieldName, number>();
  return xmlRecords({
    roots,
    records: new Set(['product']),
    begin: () => {
      best = new Map();
    },
    close: (draft, path, text) => {
      const [name = ''] = path;
      const field = names[name];
      const value = text.trim();
      if (path.length !== 1 || !field || value === '') return;
      const at = rank.get(name) ?? 0;
      if ((best.get(field) ?? Number.POSITIVE_INFINITY) <= at) return;
      best.set(field, at);
      draft.fields[field] = value;
      draft.sources = { ...draft.sources, [field]: `element "${name}"` };
    },
  });
};

/** The roots of CJ's XML: of publishers' downloads, and of the files that stores send to CJ. */
export const cjXmlRoots: ReadonlySet<string> = new Set(['catalog', 'product_catalog_data']);

/** Reads CJ's product catalogs as XML. */
export const cjXmlRecords = (): RecordReader => flatRecords(cjXmlRoots, cjNames);

/** Reads Webgains' product feeds as XML. */
export const webgainsXmlRecords = (): RecordReader => flatRecords(new Set(['products']), webgainsNames);

/** The names of TradeDoubler's Products API and of its older product feeds, lower-cased. */
export const tradedoublerNames: Names = Object.assign(Object.create(null), {
  sourceproductid: 'id',
  sku: 'sku',
  tdproductid: 'id',
  ean: 'gtin',
  upc: 'gtin',
  isbn: 'gtin',
  mpn: 'mpn',
  name: 'name',
  brand: 'brand',
  manufacturer: 'brand',
  merchantcategoryname: 'category',
  merchantname: 'category',
  tdcategories: 'category',
  category: 'category',
  tdcategoryname: 'other_category',
  groupingid: 'group_id',
  size: 'size',
  color: 'color',
  colour: 'color',
  gender: 'gender',
  material: 'material',
  condition: 'condition',
  price: 'price',
  previousprice: 'retail_price',
  currency: 'currency',
  shippingcost: 'shipping',
  deliverytime: 'delivery_time',
  weight: 'shipping_weight',
  producturl: 'link',
  productimage: 'image',
  imageurl: 'image',
  instock: 'stock',
  availability: 'availability',
  description: 'description',
  google_product_category: 'google_category',
});

type Attributes = Readonly<Record<string, string>>;

/** Reads an element's attributes: the currency of a price, the name of a field or category. */
const readAttributes = (draft: RawRecord, name: string, { currency, value, name: named }: Attributes): void => {
  if (name === 'price') {
    setFirst(draft.fields, 'currency', currency ?? '');
    setFirst(draft.fields, 'price', value ?? '');
  }
  if (name === 'category') setFirst(draft.fields, 'category', named ?? '');
  const field = name === 'field' ? tradedoublerNames[(named ?? '').toLowerCase()] : undefined;
  if (field) setFirst(draft.fields, field, value ?? '');
};

/** Reads TradeDoubler's product feeds as XML: products with offers, of which the first counts, and named fields. */
export const tradedoublerXmlRecords = (): RecordReader => {
  let fieldName = '';
  return xmlRecords({
    roots: new Set(['products', 'productfeed', 'result']),
    records: new Set(['product']),
    begin: () => {
      fieldName = '';
    },
    open: (draft, path, attributes) => {
      const name = path.at(-1) ?? '';
      if (name === 'field') fieldName = attributes.name ?? '';
      if (draft) readAttributes(draft, name, attributes);
    },
    close: (draft, path, text) => {
      const name = path.at(-1) ?? '';
      const isOfCategory = name === 'name' && path.at(-2) === 'tdcategory';
      const field = tradedoublerNames[name === 'field' || name === 'value' ? fieldName.toLowerCase() : name];
      if (field && !isOfCategory) takeFirst(draft, field, text, name);
    },
    finish: (draft) => {
      draft.fields.id ??= draft.fields.sku ?? '';
    },
  });
};
