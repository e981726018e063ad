import type { FieldName, RawFields, RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsNamed } from './names.ts';

/** Fields that belong to each row; all others continue from the product's row above. */
const ownFields: ReadonlySet<FieldName> = new Set([
  ...(['id', 'group_id', 'sku', 'gtin', 'mpn', 'color', 'size', 'stock', 'availability'] as const),
]);
/** Fields of a product, and fields of its variants. */
const productFields: readonly FieldName[] = ['link', 'brand', 'category', 'description', 'gender', 'group_id'];
const variantFields: readonly FieldName[] = ['sku', 'id', 'gtin', 'size', 'color', 'price'];
const leastShare = 0.1;
const mostly = 0.8;

const share = (rows: readonly RawFields[], field: FieldName): number =>
  rows.filter((fields) => fields[field] !== undefined).length / Math.max(1, rows.length);

/**
 * Returns whether only the first row of each product has a name: rows without a name are common, have variant fields,
 * and lack the product fields of the others.
 */
const isContinued = (rows: readonly RawFields[]): boolean => {
  const named = rows.filter(({ name }) => name !== undefined);
  const others = rows.filter(({ name }) => name === undefined);
  if (rows[0]?.name === undefined || others.length < leastShare * rows.length || others.length < 2) return false;
  const usual = productFields.filter((field) => share(named, field) >= mostly);
  const areVariants = others.every((fields) => variantFields.some((field) => fields[field] !== undefined));
  return areVariants && usual.some((field) => share(others, field) <= 1 - mostly);
};

/** Completes rows that continue the product above them: they join its group and take its fields. */
const continueRows = (reader: RecordReader, isNumbered: boolean): RecordReader => {
  let product: RawFields | null = null;
  let count = 0;
  const take = (record: RawRecord): RawRecord => {
    const { fields, fault } = record;
    if (fault) return record;
    if (fields.name !== undefined) {
      product = fields;
      count = 0;
    }
    if (product === null) return record;
    count += 1;
    const group = product.group_id ?? product.id ?? product.sku;
    const goesOn = Object.entries(product).filter(([field]) => !ownFields.has(field as FieldName));
    const id = (isNumbered ? fields.sku : fields.id) ?? fields.id ?? fields.sku ?? `${group}/${count}`;
    const own: RawFields = { ...Object.fromEntries(goesOn), ...fields, id };
    return { ...record, fields: group === undefined ? own : { ...own, group_id: group } };
  };
  return {
    ...reader,
    write: (text) => reader.write(text).map(take),
    end: () => reader.end().map(take),
  };
};

/**
 * Wraps a table's reader so that unnamed rows join the product above them, if `sample` shows that they are variants.
 */
export const withContinuedRows = (reader: RecordReader, sample: readonly RawRecord[]): RecordReader => {
  const rows = sample.filter(({ fault }) => fault === null).map(({ fields }) => fields);
  if (!isContinued(rows)) return reader;
  return continueRows(reader, share(rows, 'id') < 1 && share(rows, 'sku') === 1);
};

/** Returns the sampled rows that name a product if others continue it, else all rows. */
export const namedRows = (rows: readonly unknown[]): readonly unknown[] => {
  const records = rows as readonly Readonly<Record<string, string>>[];
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))];
  const name = columns.find((column) => {
    const { fields, isExact } = fieldsNamed(column.split('.')[0] ?? column);
    const filled = records.filter((row) => row[column]).length / records.length;
    return isExact && fields[0] === 'name' && filled <= 1 - leastShare && records[0]?.[column];
  });
  return name === undefined ? rows : records.filter((row) => row[name]);
};
