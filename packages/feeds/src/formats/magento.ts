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

/** Limit of simple products that wait for their configurable product. Beyond it, the oldest is rejected. */
const mostHeld = 50_000;

const partAlone = (record: RawRecord): RawRecord => ({
  ...record,
  fault: {
    field: 'visibility',
    value: record.fields.id ?? '',
    reason: 'belongs to a product that is not in the feed',
  },
});

/**
 * Reads Magento's product export. The simple products of a configurable product precede it and become its variants.
 * `product_type` is the way a product is sold, not a category.
 */
export const magentoRecords = (): RecordReader => {
  const table = tableRecords<Column>((columns) => columns.map(columnOf), ['id', 'name']);
  const parts = new Map<string, RawRecord>();

  const hold = (sku: string, record: RawRecord): RawRecord[] => {
    parts.set(sku, record);
    const [oldest] = parts.keys();
    if (parts.size <= mostHeld || oldest === undefined) return [];
    const refused = parts.get(oldest);
    parts.delete(oldest);
    return refused ? [partAlone(refused)] : [];
  };
  const configure = (record: RawRecord, variations: string): RawRecord => {
    for (const text of variations.split('|')) {
      const [[, sku = ''] = [], ...pairs] = pairsOf(text);
      const part = parts.get(sku);
      parts.delete(sku);
      if (part) record.variants.push(variantOf(part, pairs));
    }
    const prices = record.variants.filter(({ price }) => price !== undefined);
    const { stock: _, ...fields } = record.fields;
    return record.variants.length === 0 ? record : { ...record, fields: { ...fields, ...cheapestPrice(prices) } };
  };
  const take = ({ fields: cells, ...row }: RawRecord<Column>): RawRecord[] => {
    const sources = { ...row.sources, ...optionSources(pairsOf(cells.attributes), 'attribute') };
    const record: RawRecord = { ...row, fields: fieldsIn(cells), variants: [], sources };
    if (row.fault) return [record];
    if (cells.online === '2') return [{ ...record, fault: { field: 'product_online', value: '2', reason: notOnSale } }];
    if (cells.variations !== undefined) return [configure(record, cells.variations)];
    return /not visible/i.test(cells.visibility ?? '') ? hold(cells.id ?? '', record) : [record];
  };
  return {
    ...table,
    write: (text) => table.write(text).flatMap(take),
    end: () => [...table.end().flatMap(take), ...[...parts.values()].map(partAlone)],
  };
};
