// cspell:disable
import type { FieldName, RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsOf } from './columns.ts';
import { type NetworkTableName, namesOfNetwork } from './network-tables.ts';
import { setFirst, takeFirst, xmlRecords } from './xml-records.ts';

/** Reads a feed of flat elements. The first non-empty element counts, and better names win. */
const flatRecords = (roots: ReadonlySet<string>, network: NetworkTableName): RecordReader => {
  const fieldsOfName = new Map<string, { field: FieldName; rank: number }[]>();
  for (const [field, names] of Object.entries(namesOfNetwork(network)) as [FieldName, readonly string[]][])
    for (const [rank, name] of names.entries())
      fieldsOfName.set(name, [...(fieldsOfName.get(name) ?? []), { field, rank }]);
  let best = new Map<FieldName, number>();
  return xmlRecords({
    roots,
    records: new Set(['product']),
    begin: () => {
      best = new Map();
    },
    close: (draft, path, text) => {
      const [name = ''] = path;
      const value = text.trim();
      if (path.length !== 1 || value === '') return;
      for (const { field, rank } of fieldsOfName.get(name) ?? []) {
        if ((best.get(field) ?? Number.POSITIVE_INFINITY) <= rank) continue;
        best.set(field, rank);
        draft.fields[field] = value;
        draft.sources = { ...draft.sources, [field]: `element "${name}"` };
      }
    },
  });
};

/** The roots of CJ's XML: of publishers' downloads, and of the files that stores send to CJ. */
export const cjXmlRoots: ReadonlySet<string> = new Set(['catalog', 'product_catalog_data']);

/** Reads CJ's product catalogs as XML. */
export const cjXmlRecords = (): RecordReader => flatRecords(cjXmlRoots, 'cj');

/** Reads Webgains' product feeds as XML. */
export const webgainsXmlRecords = (): RecordReader => flatRecords(new Set(['products']), 'webgains');

/** The names of TradeDoubler's Products API and of its older product feeds, lower-cased. */
export const tradedoublerNames = fieldsOf('tradedoubler xml');

type Attributes = Readonly<Record<string, string>>;

/** Reads an element's attributes: the currency of a price, the name of a field or category. */
const readAttributes = (draft: RawRecord, name: string, { currency, value, name: named }: Attributes): void => {
  if (name === 'price') {
    setFirst(draft.fields, 'currency', currency ?? '');
    setFirst(draft.fields, 'price', value ?? '');
  }
  if (name === 'category') setFirst(draft.fields, 'category', named ?? '');
  const field = name === 'field' ? tradedoublerNames[(named ?? '').toLowerCase()] : undefined;
  if (field) setFirst(draft.fields, field, value ?? '');
};

/** Reads TradeDoubler's product feeds as XML: products with offers, of which the first counts, and named fields. */
export const tradedoublerXmlRecords = (): RecordReader => {
  let fieldName = '';
  return xmlRecords({
    roots: new Set(['products', 'productfeed', 'result']),
    records: new Set(['product']),
    begin: () => {
      fieldName = '';
    },
    open: (draft, path, attributes) => {
      const name = path.at(-1) ?? '';
      if (name === 'field') fieldName = attributes.name ?? '';
      if (draft) readAttributes(draft, name, attributes);
    },
    close: (draft, path, text) => {
      const name = path.at(-1) ?? '';
      const isOfCategory = name === 'name' && path.at(-2) === 'tdcategory';
      const field = tradedoublerNames[name === 'field' || name === 'value' ? fieldName.toLowerCase() : name];
      if (field && !isOfCategory) takeFirst(draft, field, text, name);
    },
    finish: (draft) => {
      draft.fields.id ??= draft.fields.sku ?? '';
    },
  });
};
