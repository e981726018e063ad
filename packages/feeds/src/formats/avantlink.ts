import { attributeField } from '../mapping/names.ts';
import type { RawFields, RecordReader } from '../raw-record.ts';
import { fieldsOf } from './columns.ts';
import { setFirst, takeFirst, xmlRecords } from './xml-records.ts';

/** AvantLink's elements, which are also the columns of its tables. */
export const productFields = fieldsOf('avantlink');
export const variantFields = fieldsOf('avantlink variant');

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
