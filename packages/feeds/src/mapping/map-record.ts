import { isRecord } from '../profile/is-record.ts';
import {
  type FieldName,
  maxFieldLength,
  type RawFields,
  type RawRecord,
  type Refused,
  type Sources,
} from '../raw-record.ts';
import { type FeedMapping, type FieldPaths, pathsOf } from './mapping.ts';
import { pathReader, textsOf } from './path.ts';
import { templateReader } from './template.ts';
import { inCurrency, isPriceField, unitOf } from './units.ts';

const joinCategory = (texts: readonly string[]): string =>
  texts.find((text) => /[>›»|/]/.test(text)) ?? [...new Set(texts)].join(' > ');

/** Fields that join several values into one text; for others the first value counts. */
const joined: Partial<Record<FieldName, (texts: readonly string[]) => string>> = {
  image: (texts) => texts.join('|'),
  more_images: (texts) => texts.join('|'),
  color: (texts) => [...new Set(texts)].join('|'),
  size: (texts) => [...new Set(texts)].join('|'),
  category: joinCategory,
  other_category: joinCategory,
  tags: (texts) => texts.join(', '),
  shipping: (texts) => texts.join('|'),
  material: (texts) => texts.join(', '),
  description: (texts) => texts.join(' '),
};

type ReadField = (record: unknown) => string;

const firstText = (path: string): ReadField => {
  const read = pathReader(path);
  return (record) => textsOf(read(record))[0] ?? '';
};

const fieldReader = (field: FieldName, path: string, hasCurrency: boolean): ReadField => {
  if (path.startsWith('=')) return templateReader(path.slice(1), firstText);
  const read = pathReader(path);
  const join = joined[field];
  const complete = unitOf(field, path);
  const beside = isPriceField(field) && !hasCurrency ? currencyBeside(path) : null;
  return (record) => {
    const texts = textsOf(read(record));
    const text = (texts.length > 1 && join ? join(texts) : texts[0]) ?? '';
    const whole = complete && text !== '' ? complete(text) : text;
    const currency = beside && whole !== '' ? beside(record) : '';
    return currency === '' ? whole : inCurrency(whole, currency);
  };
};

const currencyNames = ['currency', 'currencyCode', 'currency_code', 'currencyIsoCode', '@currency'];

/** Reads the currency beside an amount: of `price.amount` that of `price.currency`. */
const currencyBeside = (path: string): ReadField | null => {
  const end = path.lastIndexOf('.');
  // A table's header with a point has nothing beside it.
  if (end < 0) return null;
  const readers = currencyNames.map((name) => firstText(`${path.slice(0, end)}.${name}`));
  return (record) => {
    for (const read of readers) {
      const text = read(record);
      if (/^[A-Z]{3}$/i.test(text)) return text.toUpperCase();
    }
    return '';
  };
};

const fieldsReader = (paths: FieldPaths): ((record: unknown) => RawFields) => {
  const readers = (Object.entries(paths) as [FieldName, string | readonly string[]][]).map(
    ([field, own]) =>
      [field, pathsOf(own).map((path) => fieldReader(field, path, paths.currency !== undefined))] as const,
  );
  return (record) => {
    const fields: RawFields = {};
    for (const [field, options] of readers) {
      for (const read of options) {
        if (fields[field] === undefined) setText(fields, field, read(record));
      }
    }
    return fields;
  };
};

const setText = (fields: RawFields, field: FieldName, text: string): void => {
  if (text !== '') fields[field] = text;
};

const faultOf = (fields: RawFields): Refused | null => {
  for (const [field, value] of Object.entries(fields)) {
    if (value.length > maxFieldLength) return { field, value: value.slice(0, 200), reason: 'field is too long' };
  }
  return null;
};

const noRecord: Refused = { field: '', value: '', reason: 'is not a record' };

const sourcesOf = (paths: FieldPaths): Sources =>
  Object.fromEntries(Object.entries(paths).map(([field, own]) => [field, `property "${pathsOf(own).join('" or "')}"`]));

/** Builds records from parsed values by a mapping. */
export const recordMapper = ({ fields, variants }: FeedMapping): ((value: unknown, line: number) => RawRecord) => {
  const readFields = fieldsReader(fields);
  const findVariants = variants && pathReader(variants.records);
  const readVariant = variants && fieldsReader(variants.fields);
  const sources: Sources = { ...sourcesOf(variants?.fields ?? {}), ...sourcesOf(fields) };
  return (value, line) => {
    const own = readFields(value);
    const nested = findVariants && readVariant ? findVariants(value).filter(isRecord).map(readVariant) : [];
    const cell = (path: string): string | undefined => textsOf(pathReader(path)(value))[0];
    return {
      line,
      fields: own,
      variants: nested.filter((variant) => Object.keys(variant).length > 0),
      fault: isRecord(value) ? faultOf(own) : noRecord,
      sources,
      cell,
    };
  };
};
