import { isRecord } from '../profile/is-record.ts';
import type { RawFields, RawRecord, RecordReader } from '../raw-record.ts';
import { listOf, textOf } from './json-cell.ts';
import { jsonRecords } from './json-records.ts';
import { tradedoublerNames } from './network-xml.ts';
import { presentFields } from './present-fields.ts';

/** Reads the latest price of an offer: an object of value and currency, or a plain value. */
const priceOf = (offer: Record<string, unknown>): RawFields => {
  const { price } = listOf(offer.priceHistory).at(-1) ?? offer;
  const { value, currency } = isRecord(price) ? price : { value: price, currency: offer.currency };
  return presentFields({ price: textOf(value), currency: textOf(currency) });
};

/** Reads named fields such as size, color and group, by the names that the network's XML has. */
const namedFields = (fields: unknown): RawFields => {
  const found: RawFields = {};
  for (const { name, value } of listOf(fields)) {
    const field = tradedoublerNames[(textOf(name) ?? '').toLowerCase()];
    const text = textOf(value);
    if (field && text) found[field] ??= text;
  }
  return found;
};

const stockOf = ({ inStock }: Record<string, unknown>): string | undefined =>
  typeof inStock === 'boolean' ? String(Number(inStock)) : textOf(inStock);

/** Reads one product of the Products API; of several offers the first counts. */
const productOf = (value: unknown, line: number): RawRecord => {
  if (!isRecord(value)) {
    const fault = { field: '', value: String(value), reason: 'is not an object' };
    return { line, fields: {}, variants: [], fault };
  }
  const [offer = {}] = listOf(value.offers);
  const [category = {}] = listOf(value.categories);
  const ids = isRecord(value.identifiers) ? value.identifiers : {};
  const image = isRecord(value.productImage) ? value.productImage.url : value.productImage;
  const fields = {
    ...namedFields(value.fields),
    ...presentFields({
      id: textOf(offer.sourceProductId) ?? textOf(ids.sku) ?? textOf(offer.id),
      sku: textOf(ids.sku),
      gtin: textOf(ids.ean) ?? textOf(ids.upc) ?? textOf(ids.isbn),
      mpn: textOf(ids.mpn),
      name: textOf(value.name),
      brand: textOf(value.brand) ?? textOf(value.manufacturer),
      category: textOf(category.name),
      other_category: textOf(category.tdCategoryName),
      link: textOf(offer.productUrl),
      image: textOf(image),
      stock: stockOf(offer),
      availability: textOf(offer.availability),
      condition: textOf(offer.condition),
      shipping: textOf(offer.shippingCost),
      delivery_time: textOf(offer.deliveryTime),
      description: textOf(value.description),
    }),
    ...priceOf(offer),
  };
  return { line, fields, variants: [], fault: null };
};

/** Returns whether a JSON document looks like an answer of TradeDoubler's Products API. */
export const isTradedoublerJson = (head: string): boolean =>
  /^\s*\{/.test(head) &&
  /"(?:productHeader|products)"\s*:/.test(head) &&
  /"offers"\s*:\s*\[/.test(head) &&
  /"(?:sourceProductId|priceHistory|productUrl)"\s*:/.test(head);

/** Reads the JSON of TradeDoubler's Products API. */
export const tradedoublerJsonRecords = (): RecordReader =>
  jsonRecords(['products'], productOf, ['sourceProductId', 'id']);
