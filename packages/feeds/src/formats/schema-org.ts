import { pathReader } from '../mapping/path.ts';
import { isRecord } from '../profile/is-record.ts';
import type { FieldName, RawRecord, RecordReader } from '../raw-record.ts';
import { namesOf } from './columns.ts';
import { type Draft, newDraft, put, putAttribute, recordOf, textsAt } from './draft.ts';
import { jsonLineRecords, jsonRecords } from './json-records.ts';

const type = /"@type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?(?:Product|ProductGroup)"/;

/** Returns whether JSON holds products in the words of schema.org, as pages of stores do. */
export const isSchemaOrg = (head: string): boolean => /^\s*[[{]/.test(head) && type.test(head);

/** Our fields, each with its properties, best first. */
const properties = Object.entries(namesOf('schema.org')) as [FieldName, readonly string[]][];

const ofSchema = /^https?:\/\/schema\.org\//i;

/** A struck price is the regular one beside the price of today. */
const regularPrice = (value: unknown): string | undefined => {
  const all = pathReader('offers.priceSpecification')(value).filter(isRecord);
  const struck = all.find((one) => /(?:ListPrice|StrikethroughPrice)$/.test(textsAt(one, 'priceType')[0] ?? ''));
  return textsAt(struck, 'price')[0];
};

const draftOf = (value: unknown): Draft => {
  const draft = newDraft();
  for (const [field, paths] of properties)
    for (const path of paths) put(draft, field, textsAt(value, path)[0]?.replace(ofSchema, ''), `property "${path}"`);
  put(draft, 'retail_price', regularPrice(value), 'property "offers.priceSpecification"');
  const categories = [...textsAt(value, 'category.name'), ...textsAt(value, 'category')];
  put(draft, 'category', categories.join(' > '), 'property "category"');
  const images = ['image', 'image.url', 'image.contentUrl'].flatMap((path) => textsAt(value, path));
  put(draft, 'image', images.join('|'), 'property "image"');
  for (const one of pathReader('additionalProperty')(value).filter(isRecord))
    putAttribute(draft, textsAt(one, 'name')[0] ?? '', textsAt(one, 'value')[0] ?? '', 'property');
  return draft;
};

const costOf = ({ fields }: Draft): number => Number(fields.price ?? Number.POSITIVE_INFINITY);

const productOf = (value: unknown, line: number): RawRecord => {
  const [item = value] = pathReader('item')(value);
  const draft = draftOf(item);
  const variants = pathReader('hasVariant')(item).filter(isRecord).map(draftOf);
  const [cheapest] = variants.toSorted((one, other) => costOf(one) - costOf(other));
  for (const field of ['price', 'retail_price', 'currency', 'image'] as const)
    put(draft, field, cheapest?.fields[field], `property "hasVariant.${field}"`);
  return recordOf(
    draft,
    line,
    item,
    variants.map(({ fields }) => fields),
  );
};

/** Reads products and product groups of schema.org: an array, a graph, a list of items, or JSON Lines. */
export const schemaOrgRecords = (head: string): RecordReader => {
  const names = ['sku', 'productGroupID'];
  if (/^\s*\[/.test(head)) return jsonRecords([], productOf, names);
  const list = ['@graph', 'itemListElement'].find((name) => head.includes(`"${name}"`));
  return list === undefined ? jsonLineRecords(productOf, names) : jsonRecords([list], productOf, names);
};
