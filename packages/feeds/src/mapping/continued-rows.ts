import type { FieldName, RawFields, RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsNamed } from './names.ts';

/** What a row tells of itself alone; the rest goes on from the product's row above it. */
const ownFields: ReadonlySet<FieldName> = new Set([
  ...(['id', 'group_id', 'sku', 'gtin', 'mpn', 'color', 'size', 'stock', 'availability'] as const),
]);
/** What tells of a product, and what of one of its variants. */
const productFields: readonly FieldName[] = ['link', 'brand', 'category', 'description', 'gender', 'group_id'];
const variantFields: readonly FieldName[] = ['sku', 'id', 'gtin', 'size', 'color', 'price'];
const leastShare = 0.1;
const mostly = 0.8;

const share = (rows: readonly RawFields[], field: FieldName): number =>
  rows.filter((fields) => fields[field] !== undefined).length / Math.max(1, rows.length);

/**
 * Whether a table names its products in the first row of each alone: rows without a name are many, tell something of a
 * variant, and lack what the others tell of a product besides its name.
 */
const isContinued = (rows: readonly RawFields[]): boolean => {
  const named = rows.filter(({ name }) => name !== undefined);
  const others = rows.filter(({ name }) => name === undefined);
  if (rows[0]?.name === undefined || others.length < leastShare * rows.length || others.length < 2) return false;
  const told = productFields.filter((field) => share(named, field) >= mostly);
  const tellsVariants = others.every((fields) => variantFields.some((field) => fields[field] !== undefined));
  return tellsVariants && told.some((field) => share(others, field) <= 1 - mostly);
};

/** Rows that go on with the product above them, as rows of its group with what it tells. */
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

/** A table's reader, which puts rows without a name to the product above them where `sample` shows that they are variants. */
export const withContinuedRows = (reader: RecordReader, sample: readonly RawRecord[]): RecordReader => {
  const rows = sample.filter(({ fault }) => fault === null).map(({ fields }) => fields);
  if (!isContinued(rows)) return reader;
  return continueRows(reader, share(rows, 'id') < 1 && share(rows, 'sku') === 1);
};

/** The rows of a table's sample that name a product, where others go on with it; else all. */
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
