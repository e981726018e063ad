import { pathReader } from '../mapping/path.ts';
import { inMinorUnits } from '../mapping/units.ts';
import { isRecord } from '../profile/is-record.ts';
import type { RawRecord, RecordReader } from '../raw-record.ts';
import { type Draft, newDraft, put, putAttribute, recordOf, textsAt } from './draft.ts';
import { jsonRecords } from './json-records.ts';

/** Returns whether JSON is a product feed of the Agentic Commerce Protocol. */
export const isAcp = (head: string): boolean =>
  /"products"\s*:\s*\[/.test(head) && /"variant_options"\s*:/.test(head) && /"amount"\s*:/.test(head);

const money = (value: unknown, path: string): string | undefined => {
  const [amount] = textsAt(value, `${path}.amount`);
  const [currency] = textsAt(value, `${path}.currency`);
  return amount === undefined || currency === undefined ? undefined : inMinorUnits(amount, currency.toUpperCase());
};

const withPrices = (draft: Draft, value: unknown): void => {
  put(draft, 'price', money(value, 'price'), 'property "price"');
  put(draft, 'retail_price', money(value, 'list_price'), 'property "list_price"');
};

const variantOf = (value: unknown): Draft => {
  const draft = newDraft();
  const [isAvailable] = textsAt(value, 'availability.available');
  put(draft, 'id', textsAt(value, 'id')[0], 'property "id"');
  withPrices(draft, value);
  put(draft, 'availability', isAvailable ?? textsAt(value, 'availability.status')[0], 'property "availability"');
  put(draft, 'gtin', textsAt(value, 'barcodes.value')[0], 'property "barcodes"');
  put(draft, 'image', textsAt(value, 'media.url').join('|'), 'property "media"');
  for (const option of pathReader('variant_options')(value).filter(isRecord))
    putAttribute(draft, textsAt(option, 'name')[0] ?? '', textsAt(option, 'value')[0] ?? '', 'option');
  return draft;
};

const centsOf = (draft: Draft): number => Number.parseInt(draft.fields.price ?? '', 10) || Number.POSITIVE_INFINITY;

const productOf = (value: unknown, line: number): RawRecord => {
  const draft = newDraft();
  for (const [field, path] of [
    ['id', 'id'],
    ['name', 'title'],
    ['link', 'url'],
    ['brand', 'brand'],
    ['category', 'category'],
    ['condition', 'condition'],
    ['description', 'description.html'],
    ['description', 'description.plain'],
    ['description', 'description'],
  ] as const)
    put(draft, field, textsAt(value, path)[0], `property "${path}"`);
  put(
    draft,
    'category',
    textsAt(value, 'categories.name').join(' > ') || textsAt(value, 'categories').join(' > '),
    'property "categories"',
  );
  put(draft, 'image', textsAt(value, 'media.url').join('|'), 'property "media"');
  const variants = pathReader('variants')(value).filter(isRecord).map(variantOf);
  withPrices(draft, value);
  const [cheapest] = variants.toSorted((one, other) => centsOf(one) - centsOf(other));
  put(draft, 'price', cheapest?.fields.price, 'property "variants.price"');
  put(draft, 'retail_price', cheapest?.fields.retail_price, 'property "variants.list_price"');
  put(draft, 'link', textsAt(value, 'variants.url')[0], 'property "variants.url"');
  for (const { sources } of variants)
    for (const field of ['color', 'size'] as const) if (sources[field]) draft.sources[field] ??= sources[field];
  return recordOf(
    draft,
    line,
    value,
    variants.map(({ fields }) => fields),
  );
};

/**
 * Reads a product feed of the Agentic Commerce Protocol: products with variants, amounts in minor units with a currency
 * beside them.
 */
export const acpRecords = (): RecordReader => jsonRecords(['products'], productOf, ['id']);
