import { memo } from './clean/memo.ts';
import { oneSize } from './clean/options/split-cell.ts';
import { joinSaleDates } from './details/sale-dates.ts';
import { isOff } from './identity.ts';
import type { FieldName, RawFields, RawRecord } from './raw-record.ts';
import { isAbsent, withoutAbsent } from './words/absent.ts';
import { foldName } from './words/fold.ts';
import { inOneAlphabet, sizeInLatin } from './words/one-alphabet.ts';

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

/** A sale price beside 'On Sale: No' is none. */
const withSaleFlag = (fields: RawFields): RawFields => {
  const { on_sale: flag, sale_price: sale, ...others } = fields;
  return flag !== undefined && sale !== undefined && isOff(flag) ? others : fields;
};

/** What keeps a spreadsheet from reading a cell as a number or a date: `="10-12"`, `'10-12`. */
const guard = /^(?:="(.*)"|['’](?=\d)(.*))$/;
const between = /\s*[|;]\s*|,\s+|\s+\/\s+/;

/** One of several options in a cell may mean nothing: 'n/a / M'. */
const presentOptions = memo((cell: string): string => {
  const text = cell.replace(guard, '$1$2');
  const parts = text.split(between);
  const present = parts.filter((part) => !isAbsent(part));
  return present.length === parts.length ? text : present.join('|');
});

const withOptions = (fields: RawFields): RawFields => {
  let plain = fields;
  for (const field of ['size', 'color'] as const) {
    const text = plain[field];
    if (text === undefined) continue;
    const present = presentOptions(text);
    const read = field === 'size' ? oneSize(present) : present;
    if (read !== text) plain = { ...plain, [field]: read };
  }
  return plain;
};

/** The last part of a name: 'Silk Blouse - Default Title', 'Silk Blouse (N/A)'. */
const lastPart = /^(.*\S)(?:\s+[-–—|/]\s+([^()|/]{2,24})|\s*\(([^()]{2,24})\))$/;

const describing = ['gender', 'age_group', 'color', 'size', 'brand', 'category'] as const satisfies FieldName[];

/** Scripts that scrape pages join a name with the text of another column by an underscore: 'Ridge Jacket _women'. */
const withoutColumn = (fields: RawFields): RawFields => {
  const { name } = fields;
  const at = name?.lastIndexOf('_') ?? -1;
  if (name === undefined || at < 1) return fields;
  const end = foldName(name.slice(at));
  const isColumn = describing.some((field) => end !== '' && foldName(fields[field] ?? '') === end);
  return isColumn ? { ...fields, name: name.slice(0, at).replace(/[\s_]+$/, '') } : fields;
};

// Exports of shops join a product's name with the option of its only variant, which has none.
const withPlainName = (fields: RawFields): RawFields => {
  const [, name, last, inBrackets] = lastPart.exec(fields.name ?? '') ?? [];
  return name !== undefined && isAbsent(last ?? inBrackets ?? '') ? { ...fields, name } : fields;
};

const wordFields = ['name', 'color', 'size', 'category', 'gender', 'brand'] as const satisfies FieldName[];

const withOneScript = (fields: RawFields): RawFields => {
  let plain = fields;
  for (const field of wordFields) {
    const text = plain[field];
    if (text === undefined) continue;
    const read = field === 'size' ? sizeInLatin(text) : inOneAlphabet(text);
    if (read !== text) plain = { ...plain, [field]: read };
  }
  return plain;
};

const plainFields = (fields: RawFields): RawFields =>
  withPlainName(withoutColumn(withOptions(withOneScript(withSaleFlag(withSaleDates(withAddresses(fields)))))));

/**
 * Returns a record in the vocabulary of the rows, whatever format it came in: no values that mean nothing, also at the end
 * of a name, words in one script, addresses without entities, one period for its sale, and no sizes that a spreadsheet
 * took for dates.
 */
export const plainRecord = (record: RawRecord): RawRecord => {
  const present = withoutAbsent(record);
  const fields = plainFields(present.fields);
  const variants = present.variants.map(plainFields);
  const isSame = fields === present.fields && variants.every((variant, at) => variant === present.variants[at]);
  return isSame ? present : { ...present, fields, variants };
};
