// cspell:disable: words of several languages
import { memo } from '../clean/memo.ts';
import type { FieldName, RawFields, RawRecord } from '../raw-record.ts';
import { foldLetters } from './fold.ts';
import { vocabularyOf } from './value-words.ts';

let signs: ReadonlyMap<string, string> | null = null;

/**
 * The texts in full, because most of what makes '#n/a' and '--' mean nothing is no letter, and what each says: 'size' of
 * a product that has none.
 */
const texts = (): ReadonlyMap<string, string> => {
  signs ??= new Map(vocabularyOf('absent').entries.map(({ word, value }) => [foldLetters(word), value]));
  return signs;
};

const folded = (text: string): string => foldLetters(text).replace(/\s+/g, ' ').trim();

/** An error of a spreadsheet in any language: '#REF!', '#BEZUG!', '#¡VALOR!', '#Н/Д', '#NV'. */
const sheetError = /^#(?:[¡¿]?[\p{L}\d/]{1,12}[!?]|\p{L}\/\p{L}|nv)$/u;

/** Returns whether a cell means that it has no value: 'n/a', '-', 'Default Title', 'нет данных', 'ohne Größe'. */
export const isAbsent = memo((text: string): boolean => {
  const read = folded(text);
  return read === '' || texts().has(read) || sheetError.test(read);
});

/** Longer texts always say something, and need no look. */
const longest = 24;

/** What must be there, and what may say 'none' in its own way. */
const kept: ReadonlySet<string> = new Set<FieldName>(['id', 'name', 'link', 'price', 'stock', 'availability']);

const tags = /<[^>]*>|&nbsp;/g;

const saysNoSize = ({ size }: RawFields): boolean =>
  size !== undefined && size.length <= longest && texts().get(folded(size)) === 'size';

/** A row needs a price, but not the regular one beside a sale price. */
const isKept = (name: FieldName, { sale_price: sale = '' }: RawFields): boolean =>
  kept.has(name) && (name !== 'price' || isAbsent(sale));

/** Fields in which an address is no value: a 'Brand page' is not the brand. */
const worded: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['brand', 'gender', 'age_group', 'color', 'size', 'size_system', 'size_type', 'material', 'pattern'] as const),
  ...(['condition', 'gtin', 'mpn', 'category', 'other_category'] as const),
]);

const isAddress = (name: FieldName, value: string): boolean => value.startsWith('http') && worded.has(name);

const saysNothing = (name: FieldName, value: string): boolean =>
  isAddress(name, value) || (value.length <= longest && isAbsent(value.replace(tags, ' ')));

const presentIn = (fields: RawFields): RawFields => {
  let left: RawFields | null = null;
  for (const [name, value] of Object.entries(fields) as [FieldName, string][]) {
    if (isKept(name, fields) || !saysNothing(name, value)) continue;
    left ??= { ...fields };
    delete left[name];
  }
  return left ?? fields;
};

/** Returns a record without the optional values that mean nothing, in its row and in its variants. */
export const withoutAbsent = (record: RawRecord): RawRecord => {
  const fields = presentIn(record.fields);
  const variants = record.variants.map(presentIn);
  const isSame = fields === record.fields && variants.every((variant, at) => variant === record.variants[at]);
  if (isSame) return record;
  const hasNoSizes = [record.fields, ...record.variants].some(saysNoSize);
  return { ...record, fields, variants, ...(hasNoSizes && { hasNoSizes }) };
};
