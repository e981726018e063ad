import { attributeField } from '../mapping/names.ts';
import type { FieldName, RawFields, RecordReader } from '../raw-record.ts';
import { setFirst, takeFirst, xmlRecords } from './xml-records.ts';

/** AvantLink's elements, which are also the columns of its tables. */
export const productFields: Readonly<Record<string, FieldName>> = Object.assign(Object.create(null), {
  sku: 'id',
  item_group_id: 'group_id',
  product_parent_grouping_id: 'group_id',
  variant_parent_sku: 'group_id',
  brand_name: 'brand',
  product_name: 'name',
  manufacturer_id: 'mpn',
  product_model_number: 'mpn',
  gtin: 'gtin',
  upc: 'gtin',
  product_gtin: 'gtin',
  product_upc: 'gtin',
  google_categorization: 'google_category',
  keywords: 'tags',
  material: 'material',
  product_material: 'material',
  pattern: 'pattern',
  product_pattern: 'pattern',
  condition: 'condition',
  product_condition: 'condition',
  size_type: 'size_type',
  size_system: 'size_system',
  sale_price_effective_date: 'sale_dates',
  product_sale_price_effective_date: 'sale_dates',
  shipping: 'shipping',
  shipping_weight: 'shipping_weight',
  product_weight: 'shipping_weight',
  gender: 'gender',
  product_gender: 'gender',
  age_group: 'age_group',
  product_age_group: 'age_group',
  color: 'color',
  product_color: 'color',
  size: 'size',
  product_size: 'size',
  sale_price: 'price',
  retail_price: 'retail_price',
  currency: 'currency',
  buy_link: 'link',
  availability: 'availability',
  product_availability: 'availability',
  product_quantity: 'stock',
});

export const variantFields: Readonly<Record<string, FieldName>> = Object.assign(Object.create(null), {
  sku: 'id',
  size: 'size',
  color: 'color',
  sale_price: 'price',
  retail_price: 'retail_price',
  image_url: 'image',
  vendor_sku: 'mpn',
  upc: 'gtin',
  gtin: 'gtin',
  availability: 'availability',
  available: 'availability',
  quantity: 'stock',
});

/** Best first; a feed may fill any of them. */
export const pictures = ['image_url', 'medium_image_url', 'thumb_url', 'thumbnail_image_url'];
export const descriptions = ['long_description', 'short_description'];
export const categoryLevels = ['category', 'subcategory', 'product_group'];

/**
 * Reads AvantLink's product XML: flat fields in <Product>, and nested variants in some feeds. A nested variant without
 * size and color repeats the row.
 */
export const avantlinkRecords = (): RecordReader => {
  let levels: string[] = [];
  let images: string[] = [];
  let texts: string[] = [];
  let others: RawFields = {};

  return xmlRecords({
    roots: new Set(['products']),
    records: new Set(['product']),
    begin: () => {
      levels = [];
      images = [];
      texts = [];
      others = {};
    },
    open: (draft, path) => {
      if (path.at(-1) === 'variant') draft?.variants.push({});
    },
    close: (draft, path, text) => {
      const name = path.at(-1) ?? '';
      const variant = draft.variants.at(-1);
      const variantField = variantFields[name];
      if (path.length > 1) {
        if (path.at(-2) === 'variant' && variant && variantField) setFirst(variant, variantField, text);
        return;
      }
      const field = productFields[name];
      const other = field ? null : attributeField(name);
      if (field) takeFirst(draft, field, text, name);
      else if (other) setFirst(others, other, text);
      place(levels, categoryLevels.indexOf(name), text);
      place(images, pictures.indexOf(name), text);
      place(texts, descriptions.indexOf(name), text);
    },
    finish: (draft) => {
      for (const fields of [draft.fields, ...draft.variants]) {
        // A sale price of zero means no sale, so the retail price counts.
        if (/^0*[.,]?0*$/.test(fields.price ?? '')) delete fields.price;
      }
      draft.fields = { ...others, ...draft.fields };
      if (levels.some(Boolean)) draft.sources = { ...draft.sources, category: 'element "category"' };
      draft.fields.category = levels.filter(Boolean).join(' > ');
      draft.fields.image = images.find(Boolean) ?? '';
      const [description = '', summary = ''] = texts.filter(Boolean);
      draft.fields.description = description;
      draft.fields.summary = summary;
    },
  });
};

const place = (texts: string[], at: number, text: string): void => {
  if (at >= 0) texts[at] = text.trim();
};
