// cspell:disable
import { joinSaleDates } from '../details/sale-dates.ts';
import { type FieldName, notOnSale, type RawFields, type RawRecord, type RecordReader } from '../raw-record.ts';
import { cheapestPrice } from './cheapest-price.ts';
import { fieldsOf } from './columns.ts';
import { optionFields, optionSources } from './option-fields.ts';
import { fieldsAmong, presentFields } from './present-fields.ts';
import { tableRecords } from './table-records.ts';

type Column = FieldName | 'online' | 'visibility' | 'attributes' | 'variations';
type Cells = RawFields<Column>;

const columns: Readonly<Record<string, Column>> = Object.assign(Object.create(null), fieldsOf('magento'), {
  product_online: 'online',
  visibility: 'visibility',
  additional_attributes: 'attributes',
  configurable_variations: 'variations',
} satisfies Record<string, Column>);

const columnOf = (header: string): Column | undefined => columns[header];

/** Columns that identify Magento's product export, even if ops removed others. */
export const isMagento = (columns: readonly string[]): boolean =>
  ['sku', 'product_type'].every((name) => columns.includes(name)) &&
  ['attribute_set_code', 'configurable_variations', 'additional_attributes'].some((name) => columns.includes(name));

/** Splits 'color=Red,size=M' into pairs; a value may contain commas. */
const pairsOf = (text: string | undefined): [name: string, value: string][] =>
  (text ?? '').split(/,(?=[\w-]+=)/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });

/** Returns the deepest path without Magento's root: 'Default Category/Women/Jackets'. */
const deepest = (categories: string | undefined): string | undefined =>
  categories
    ?.split(',')
    .map((path) => path.split('/').slice(1))
    .toSorted((one, other) => other.length - one.length)[0]
    ?.join(' > ');

/** Magento exports American dates with two digits of the year: '10/24/26'. */
const dateOf = (text: string | undefined): string | undefined =>
  text?.replace(
    /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})(?!\d)/,
    (_, month: string, day: string, year: string) => `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const fieldsIn = (cells: Cells): RawFields => {
  const { sale_from: from, sale_to: to, summary, ...own } = fieldsAmong(cells);
  return presentFields({
    ...own,
    sku: cells.id,
    category: deepest(cells.category),
    other_category: cells.other_category === 'Default' ? undefined : cells.other_category,
    sale_dates: joinSaleDates(dateOf(from), dateOf(to)),
    link: /^https?:/.test(cells.link ?? '') ? cells.link : undefined,
    more_images: cells.more_images?.replaceAll(',', '|'),
    stock: cells.stock === undefined ? undefined : String(Math.trunc(Number(cells.stock))),
    availability: cells.availability === '0' ? 'out of stock' : undefined,
    description: cells.description ?? summary,
    ...optionFields(pairsOf(cells.attributes)),
  });
};

const variantOf = ({ fields }: RawRecord, pairs: readonly [string, string][]): RawFields => {
  const { name: _, category: __, other_category: ___, description: ____, link: _____, ...own } = fields;
  return { ...own, ...optionFields(pairs) };
};

/** Limit of simple products, and of configurable products, that wait for each other. Beyond it, the oldest goes on. */
const mostHeld = 50_000;

/** Keeps a value under a key, and removes and returns the oldest value beyond the limit. */
const hold = <Value>(held: Map<string, Value>, key: string, value: Value): Value[] => {
  held.set(key, value);
  const [oldest] = held.entries();
  if (held.size <= mostHeld || oldest === undefined) return [];
  held.delete(oldest[0]);
  return [oldest[1]];
};

const partAlone = (record: RawRecord): RawRecord => ({
  ...record,
  fault: {
    field: 'visibility',
    value: record.fields.id ?? '',
    reason: 'belongs to a product that is not in the feed',
  },
});

/** A configurable product, and the options of its variants that are still to come, by SKU. */
type Waiting = { record: RawRecord; missing: Map<string, [string, string][]> };

const finished = ({ record }: Waiting): RawRecord => {
  const prices = record.variants.filter(({ price }) => price !== undefined);
  const { stock: _, ...fields } = record.fields;
  return record.variants.length === 0 ? record : { ...record, fields: { ...fields, ...cheapestPrice(prices) } };
};

const waitingFor = (record: RawRecord, variations: string): Waiting => ({
  record,
  missing: new Map(
    variations.split('|').map((text) => {
      const [[, sku = ''] = [], ...pairs] = pairsOf(text);
      return [sku, pairs];
    }),
  ),
});

/**
 * Reads Magento's product export. The simple products of a configurable product, before or after it, become its variants.
 * `product_type` is the way a product is sold, not a category.
 */
export const magentoRecords = (): RecordReader => {
  const table = tableRecords<Column>((columns) => columns.map(columnOf), ['id', 'name']);
  const parts = new Map<string, RawRecord>();
  const waiting = new Map<string, Waiting>();
  const parentOf = new Map<string, Waiting>();

  const join = (parent: Waiting, part: RawRecord): RawRecord[] => {
    const sku = part.fields.id ?? '';
    parent.record.variants.push(variantOf(part, parent.missing.get(sku) ?? []));
    parent.missing.delete(sku);
    parts.delete(sku);
    parentOf.delete(sku);
    return parent.missing.size === 0 && waiting.delete(parent.record.fields.id ?? '') ? [finished(parent)] : [];
  };
  const configure = (record: RawRecord, variations: string): RawRecord[] => {
    const parent = waitingFor(record, variations);
    for (const sku of parent.missing.keys()) parentOf.set(sku, parent);
    const late = hold(waiting, record.fields.id ?? '', parent);
    for (const { missing } of late) for (const sku of missing.keys()) parentOf.delete(sku);
    const known = [...parent.missing.keys()].flatMap((sku) => parts.get(sku) ?? []);
    return [...late.map(finished), ...known.flatMap((part) => join(parent, part))];
  };
  const takePart = (part: RawRecord): RawRecord[] => {
    const sku = part.fields.id ?? '';
    const parent = parentOf.get(sku);
    return parent ? join(parent, part) : hold(parts, sku, part).map(partAlone);
  };
  const take = ({ fields: cells, ...row }: RawRecord<Column>): RawRecord[] => {
    const sources = { ...row.sources, ...optionSources(pairsOf(cells.attributes), 'attribute') };
    const record: RawRecord = { ...row, fields: fieldsIn(cells), variants: [], sources };
    if (row.fault) return [record];
    if (cells.online === '2') return [{ ...record, fault: { field: 'product_online', value: '2', reason: notOnSale } }];
    if (cells.variations !== undefined) return configure(record, cells.variations);
    return /not visible/i.test(cells.visibility ?? '') ? takePart(record) : [record];
  };
  return {
    ...table,
    write: (text) => table.write(text).flatMap(take),
    end: () => [
      ...table.end().flatMap(take),
      ...[...waiting.values()].map(finished),
      ...[...parts.values()].map(partAlone),
    ],
  };
};
