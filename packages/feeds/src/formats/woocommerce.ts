// cspell:disable
import { joinSaleDates } from '../details/sale-dates.ts';
import { fieldsNamed, pairColumn } from '../mapping/names.ts';
import {
  type FieldName,
  notOnSale,
  type RawFields,
  type RawRecord,
  type RecordReader,
  type Sources,
} from '../raw-record.ts';
import { cheapestPrice } from './cheapest-price.ts';
import { fieldsOf } from './columns.ts';
import { type Option, optionFields, optionSources } from './option-fields.ts';
import { fieldsAmong, presentFields } from './present-fields.ts';
import { tableRecords } from './table-records.ts';

const options = [1, 2, 3, 4, 5, 6] as const;
type OptionColumn = `option${(typeof options)[number]}Name` | `option${(typeof options)[number]}`;

type Weight = 'kg' | 'g' | 'lb' | 'oz';
type Column = FieldName | OptionColumn | Weight | 'type' | 'published' | 'backorders';

const columnsByHeader: Readonly<Record<string, Column>> = Object.assign(Object.create(null), fieldsOf('woocommerce'), {
  type: 'type',
  published: 'published',
  'backorders_allowed?': 'backorders',
  ...{ 'weight_(kg)': 'kg', 'weight_(g)': 'g', 'weight_(lbs)': 'lb', 'weight_(oz)': 'oz' },
} satisfies Record<string, Column>);
type Cells = RawFields<Column>;

/** The fields that the columns of an export in another language tell. It calls the price a regular one. */
const told: ReadonlySet<FieldName> = new Set(Object.values(fieldsOf('woocommerce')));
const toldBy = (header: string): FieldName | undefined =>
  fieldsNamed(header)
    .fields.map((field) => (field === 'retail_price' ? 'price' : field))
    .find((field) => field !== 'id' && told.has(field));

const optionColumn = (header: string): OptionColumn | undefined => {
  const pair = pairColumn(header.replaceAll('_', ' '));
  const at = options.find((option) => option === pair?.number);
  if (!pair || at === undefined) return undefined;
  return pair.is === 'name' ? `option${at}Name` : `option${at}`;
};

/** The export begins with the id and the type in every language. */
const columnsOf = (columns: readonly string[]): (Column | undefined)[] => {
  const known = columns.map((header) => columnsByHeader[header] ?? optionColumn(header));
  if (columns.includes('regular_price')) return known;
  return columns.map((header, at) => {
    if (at < 2) return at === 0 ? 'id' : 'type';
    const found = known[at] ?? toldBy(header);
    return found !== undefined && known.indexOf(found) >= 0 && known[at] !== found ? undefined : found;
  });
};

const english = ['id', 'type', 'sku', 'name', 'regular_price'];

/** Columns that identify a WooCommerce product export, in English or translated. */
export const isWoocommerce = (columns: readonly string[]): boolean => {
  // An export has no other price. A table with one was scraped, and says what is paid there.
  if (english.every((name) => columns.includes(name))) return !columns.includes('price');
  if (columns[0] !== 'id' || !columns.some((header) => optionColumn(header) === 'option1')) return false;
  const found = new Set(columns.slice(1).flatMap((header) => fieldsNamed(header).fields));
  return (['category', 'sku', 'name', 'retail_price', 'sale_price', 'group_id'] as const).every((field) =>
    found.has(field),
  );
};

/** Returns the deepest path of 'Clothing, Clothing > Hoodies'. Commas in names are escaped with a backslash. */
const deepest = (categories: string | undefined): string | undefined =>
  categories
    ?.split(/(?<!\\),/)
    .map((path) => path.replaceAll('\\,', ',').trim())
    .toSorted((one, other) => other.split('>').length - one.split('>').length)[0];

const optionsOf = (cells: Cells): Option[] =>
  options.map((at) => [cells[`option${at}Name`], listOf(cells[`option${at}`] ?? '')]);

/** '8,5' is one size; 'S, M, L' and 'Red | Blue' are lists. */
const listOf = (value: string): string => value.replaceAll('\\,', ',').replace(/\s*\|\s*|,\s+/g, '|');

const weightOf = (cells: Cells): string | undefined => {
  const unit = (['kg', 'g', 'lb', 'oz'] as const).find((one) => cells[one]);
  return unit && `${cells[unit]} ${unit}`;
};

const fieldsIn = (cells: Cells): RawFields => {
  const { sale_from: from, sale_to: to, group_id: _, summary, ...own } = fieldsAmong(cells);
  return presentFields({
    ...own,
    id: cells.sku ?? cells.id,
    category: deepest(cells.category),
    sale_dates: joinSaleDates(from, to),
    image: cells.image?.replaceAll(/,\s*(?=https?:)/g, '|'),
    shipping_weight: weightOf(cells),
    description: cells.description ?? summary,
    // Stock that may be back-ordered is available in an unknown number.
    stock: /^(?:1|yes|notify)$/i.test(cells.backorders ?? '') ? undefined : cells.stock,
    availability: /^(?:0|no)$/i.test(cells.availability ?? '') ? 'out of stock' : undefined,
    ...optionFields(optionsOf(cells)),
    ...(cells.brand ? { brand: cells.brand } : {}),
  });
};

const sourcesIn = ({ sources = {} }: Pick<RawRecord, 'sources'>, cells: Cells): Sources => ({
  ...sources,
  id: cells.sku === undefined ? sources.id : sources.sku,
  retail_price: sources.price,
  ...optionSources(optionsOf(cells), 'attribute'),
});

const variantOf = (cells: Cells): RawFields => {
  const {
    name: _,
    category: __,
    tags: ___,
    description: ____,
    link: _____,
    brand: ______,
    ...fields
  } = fieldsIn(cells);
  return fields;
};

/** Limit of products that wait for variations. Beyond it, the oldest is returned. */
const mostHeld = 20_000;

/**
 * Reads WooCommerce's product export. A variable product has its own row; its variations follow and name it by SKU or
 * as 'id:12'. They become its variants. Drafts are rejected.
 */
export const woocommerceRecords = (): RecordReader => {
  const table = tableRecords<Column>(columnsOf, ['id', 'type']);
  const held = new Map<string, RawRecord>();
  const byId = new Map<string, string>();

  const release = ([key, record]: [string, RawRecord]): RawRecord => {
    held.delete(key);
    // A variable product lists all options; each variation has its own.
    const { color: _, size: __, ...fields } = record.fields;
    return { ...record, fields: { ...fields, ...cheapestPrice(record.variants) } };
  };
  const hold = (record: RawRecord, cells: Cells): RawRecord[] => {
    const key = cells.sku ?? `id:${cells.id ?? ''}`;
    byId.set(`id:${cells.id ?? ''}`, key);
    held.set(key, record);
    const [oldest] = held;
    return held.size > mostHeld && oldest ? [release(oldest)] : [];
  };
  const vary = (record: RawRecord, cells: Cells): RawRecord[] => {
    const parent = cells.group_id ?? '';
    const holder = held.get(byId.get(parent) ?? parent);
    if (!holder) return [{ ...record, fields: { ...record.fields, group_id: parent } }];
    holder.variants.push(variantOf(cells));
    return [];
  };
  const take = ({ fields: cells, ...row }: RawRecord<Column>): RawRecord[] => {
    const record: RawRecord = { ...row, fields: fieldsIn(cells), variants: [], sources: sourcesIn(row, cells) };
    const type = (cells.type ?? '').toLowerCase();
    if (row.fault) return [record];
    if (cells.published !== undefined && !/^(?:1|yes)$/i.test(cells.published))
      return [{ ...record, fault: { field: 'published', value: cells.published, reason: notOnSale } }];
    if (/\bvariation\b/.test(type)) return vary(record, cells);
    return /\bvariable\b/.test(type) ? hold(record, cells) : [record];
  };
  return {
    ...table,
    write: (text) => table.write(text).flatMap(take),
    end: () => [...table.end().flatMap(take), ...[...held].map(release)],
  };
};
