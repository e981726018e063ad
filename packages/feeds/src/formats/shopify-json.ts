import { isRecord } from '../profile/is-record.ts';
import type { RawFields, RawRecord, RecordReader, Sources } from '../raw-record.ts';
import { withDistinctIds } from './distinct-ids.ts';
import { listOf, textOf } from './json-cell.ts';
import { jsonRecords } from './json-records.ts';
import { type Option, optionFields, optionSources } from './option-fields.ts';
import { presentFields } from './present-fields.ts';

const sourceOf = (value: unknown): string | undefined => (isRecord(value) ? textOf(value.src) : undefined);

/** Tags are an array or a comma-separated text. */
const tagsOf = (value: unknown): string | undefined => (Array.isArray(value) ? value.join(', ') : textOf(value));

type Options = readonly (string | undefined)[];

const optionsOf = (names: Options, variant: Record<string, unknown>): Option[] =>
  names.map((name, at) => [name, textOf(variant[`option${at + 1}`])]);

const variantOf = (names: Options, variant: Record<string, unknown>): RawFields =>
  presentFields({
    id: textOf(variant.sku) || textOf(variant.id),
    sku: textOf(variant.sku),
    gtin: textOf(variant.barcode),
    price: textOf(variant.price),
    retail_price: textOf(variant.compare_at_price),
    availability: variant.available === false ? 'out of stock' : undefined,
    stock: textOf(variant.inventory_quantity),
    shipping_weight: variant.grams === undefined ? undefined : `${textOf(variant.grams)} g`,
    image: sourceOf(variant.featured_image),
    ...optionFields(optionsOf(names, variant)),
  });

const cost = ({ price }: RawFields): number => Number(price ?? Number.POSITIVE_INFINITY);

const sources: Sources = {
  ...{ id: 'property "handle"', name: 'property "title"', brand: 'property "vendor"', tags: 'property "tags"' },
  ...{ category: 'property "product_type"', price: 'property "price"', retail_price: 'property "compare_at_price"' },
  ...{ description: 'property "body_html"', image: 'property "images"' },
};

/**
 * Reads one product of products.json. Its id is its handle, as in Shopify's export, so that a store can switch between
 * the two.
 */
const productOf = (value: unknown, line: number): RawRecord => {
  if (!isRecord(value)) {
    const fault = { field: '', value: String(value), reason: 'is not an object' };
    return { line, fields: {}, variants: [], fault };
  }
  const names = listOf(value.options).map((option) => textOf(option.name));
  const nested = listOf(value.variants);
  const variants = withDistinctIds(
    nested.map((variant) => variantOf(names, variant)),
    (at) => names.map((_, option) => textOf(nested[at]?.[`option${option + 1}`])),
  );
  const cheapest = variants.toSorted((one, other) => cost(one) - cost(other))[0] ?? {};
  const images = listOf(value.images).flatMap((image) => sourceOf(image) ?? []);
  const fields = presentFields({
    id: textOf(value.handle) ?? textOf(value.id),
    name: textOf(value.title),
    brand: textOf(value.vendor),
    category: textOf(value.product_type),
    tags: tagsOf(value.tags),
    price: cheapest.price,
    retail_price: cheapest.retail_price,
    image: images.join('|'),
    description: textOf(value.body_html),
  });
  return {
    line,
    fields,
    variants,
    fault: null,
    sources: { ...sources, ...optionSources(optionsOf(names, nested[0] ?? {})) },
  };
};

/** Returns whether a JSON document looks like a Shopify store's /products.json. */
export const isShopifyJson = (head: string): boolean =>
  /^\s*\{\s*"products"\s*:\s*\[/.test(head) && /"(?:handle|body_html|product_type)"\s*:/.test(head);

/** Reads a Shopify store's /products.json. It has no links, so the importer needs a link pattern. */
export const shopifyJsonRecords = (): RecordReader => jsonRecords(['products'], productOf, ['handle', 'id']);
