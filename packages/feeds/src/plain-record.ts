import { withoutSheetDates } from './clean/size/sheet-dates.ts';
import { joinSaleDates } from './details/sale-dates.ts';
import type { FieldName, RawFields, RawRecord } from './raw-record.ts';
import { withoutAbsent } from './words/absent.ts';

const addresses = ['link', 'image', 'more_images'] as const satisfies FieldName[];
const ampersand = /&(?:amp|#0*38|#x0*26);/gi;

/** An address in a table is no text of a page, but some shops write it like one. */
const withAddresses = (fields: RawFields): RawFields => {
  let plain = fields;
  for (const field of addresses) {
    const text = plain[field];
    if (!text?.includes('&')) continue;
    const read = text.replace(ampersand, '&');
    if (read !== text) plain = { ...plain, [field]: read };
  }
  return plain;
};

/** Joins the two ends of a sale where they have columns of their own. */
const withSaleDates = (fields: RawFields): RawFields => {
  const { sale_from: from, sale_to: to, ...others } = fields;
  if (from === undefined && to === undefined) return fields;
  const dates = fields.sale_dates || joinSaleDates(from, to);
  return dates ? { ...others, sale_dates: dates } : others;
};

const withSizes = (fields: RawFields): RawFields => {
  if (fields.size === undefined) return fields;
  const size = withoutSheetDates(fields.size);
  return size === fields.size ? fields : { ...fields, size };
};

const plainFields = (fields: RawFields): RawFields => withSizes(withSaleDates(withAddresses(fields)));

/**
 * Returns a record in the vocabulary of the rows, whatever format it came in: no values that mean nothing, addresses without
 * entities, one period for its sale, and no sizes that a spreadsheet took for dates.
 */
export const plainRecord = (record: RawRecord): RawRecord => {
  const present = withoutAbsent(record);
  const fields = plainFields(present.fields);
  const variants = present.variants.map(plainFields);
  const isSame = fields === present.fields && variants.every((variant, at) => variant === present.variants[at]);
  return isSame ? present : { ...present, fields, variants };
};
