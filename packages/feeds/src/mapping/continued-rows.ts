import type { FieldName, RawFields, RawRecord, RecordReader, Refused } from '../raw-record.ts';
import { fieldsNamed } from './names.ts';

/** Fields that belong to each row; all others continue from the product's row above. */
const ownFields: ReadonlySet<FieldName> = new Set([
  ...(['id', 'group_id', 'sku', 'gtin', 'mpn', 'color', 'size', 'stock', 'availability'] as const),
]);
/** Fields of a product, and fields of its variants. */
const productFields: readonly FieldName[] = ['link', 'brand', 'category', 'description', 'gender', 'group_id', 'image'];
const variantFields: readonly FieldName[] = ['sku', 'id', 'gtin', 'size', 'color', 'price'];
const leastShare = 0.1;
const mostly = 0.8;

const share = (rows: readonly RawFields[], field: FieldName): number =>
  rows.filter((fields) => fields[field] !== undefined).length / Math.max(1, rows.length);

const isPriced = ({ price, sale_price: sale, retail_price: retail }: RawFields): boolean =>
  [price, sale, retail].some((text) => text !== undefined);

/** Returns whether only unnamed rows have prices. */
const isPricedBelow = (rows: readonly RawFields[]): boolean =>
  rows.some(isPriced) && rows.every((fields) => fields.name === undefined || !isPriced(fields));

/**
 * Returns whether only the first row of each product has a name: rows without a name are common, have variant fields,
 * and lack the product fields of the others.
 */
const isContinued = (rows: readonly RawFields[]): boolean => {
  const named = rows.filter(({ name }) => name !== undefined);
  const others = rows.filter(({ name }) => name === undefined);
  if (rows[0]?.name === undefined || others.length < leastShare * rows.length || others.length < 2) return false;
  const usual = productFields.filter((field) => share(named, field) >= mostly);
  if (isPricedBelow(rows)) return true;
  const areVariants = others.every((fields) => variantFields.some((field) => fields[field] !== undefined));
  return areVariants && usual.some((field) => share(others, field) <= 1 - mostly);
};

/** The reason for rejecting rows that are no variants: the product's own row, and rows of questions. */
export const noVariant: Refused = { field: 'price', value: '', reason: 'describes the product of the rows beside it' };

/** A row's own number, unless it has none or repeats that of its product: then its options tell it apart. */
const idOf = ({ fields, choices }: RawRecord, product: RawFields, own: string | undefined, count: number): string => {
  const isOfProduct = fields.name === undefined && own === product.id;
  if (own !== undefined && !isOfProduct) return own;
  const options = choices ?? [fields.color, fields.size].filter(Boolean).join('/');
  return `${product.group_id ?? product.id ?? product.sku ?? ''}/${options === '' ? count : options}`;
};

/** Completes a row, whose number is `id`, with the fields of its product's row. */
export const continued = (record: RawRecord, product: RawFields, id: string): RawRecord => {
  const group = product.group_id ?? product.id ?? product.sku;
  const goesOn = Object.entries(product).filter(([field]) => !ownFields.has(field as FieldName));
  const own: RawFields = { ...Object.fromEntries(goesOn), ...record.fields, id };
  return { ...record, fields: group === undefined ? own : { ...own, group_id: group } };
};

/** Completes rows that continue the product above them: they join its group and take its fields. */
const continueRows = (reader: RecordReader, isNumbered: boolean, isUnpriced: boolean): RecordReader => {
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
    if (isUnpriced && !isPriced(fields)) return { ...record, fields: {}, fault: noVariant };
    count += 1;
    const own = (isNumbered ? fields.sku : fields.id) ?? fields.id ?? fields.sku;
    return continued(record, product, idOf(record, product, own, count));
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
  return continueRows(reader, share(rows, 'id') < 1 && share(rows, 'sku') === 1, isPricedBelow(rows));
};

/**
 * Returns the sampled products of a table in which unnamed rows continue a named one: each named row with what the rows
 * below add to it. Returns the rows themselves if all are named.
 */
export const namedRows = (rows: readonly unknown[]): readonly unknown[] => {
  const records = rows as readonly Readonly<Record<string, string>>[];
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))];
  const name = columns.find((column) => {
    const { fields, isExact } = fieldsNamed(column.split('.')[0] ?? column);
    const filled = records.filter((row) => row[column]).length / records.length;
    return isExact && fields[0] === 'name' && filled <= 1 - leastShare && records[0]?.[column];
  });
  if (name === undefined) return rows;
  const products: Record<string, string>[] = [];
  for (const row of records) {
    const product = products.at(-1);
    if (row[name] || product === undefined) products.push({ ...row });
    else for (const [column, text] of Object.entries(row)) product[column] ||= text;
  }
  return products;
};
