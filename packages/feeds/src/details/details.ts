import type { RowPrices } from '../clean/price/prices.ts';
import { shortText } from '../clean/text/text.ts';
import type { FieldName, RawFields } from '../raw-record.ts';
import { noDetails, type RowDetails } from '../row.ts';
import { foldName } from '../words/fold.ts';
import { vocabularyOf } from '../words/value-words.ts';
import { readGtin } from './gtin.ts';
import { readDelivery } from './shipping.ts';
import { readUnitMeasure } from './unit-measure.ts';
import { readGrams } from './weight.ts';

const detailFields: readonly FieldName[] = [
  'gtin',
  'mpn',
  'material',
  'pattern',
  'size_system',
  'size_type',
  'age_group',
  'condition',
  'shipping',
  'free_shipping',
  'delivery_time',
  'handling_time',
  'shipping_weight',
  'unit_measure',
];
const longest = 100;

const text = (raw: string | undefined): string | null => (raw ? shortText(raw).slice(0, longest) || null : null);

/** Reads new, refurbished or used in any language; another condition stays as the feed has it. */
const conditionOf = (raw: string | null): string | null =>
  raw === null ? null : (vocabularyOf('condition').find(foldName(raw))?.value ?? raw.toLowerCase());

/** Returns whether a part number is a placeholder. */
const isNoNumber = (mpn: string): boolean =>
  !/[\da-z]/i.test(mpn) || /^(?:n\/?a|none|null|0+|does not apply)$/i.test(mpn);

/** Reads the part number of a product or variant, or null. */
export const readMpn = (raw: string | undefined): string | null => {
  const mpn = text(raw);
  return mpn === null || isNoNumber(mpn) ? null : mpn;
};

/** Reads the details of a row. An unreadable detail is omitted and never rejects the row. */
export const readDetails = (fields: RawFields, prices: RowPrices): Omit<RowDetails, 'audience' | 'timetable'> => {
  if (!detailFields.some((name) => fields[name])) return noDetails;
  return {
    gtin: readGtin(fields.gtin ?? ''),
    mpn: readMpn(fields.mpn),
    material: text(fields.material),
    pattern: text(fields.pattern),
    sizeSystem: text(fields.size_system),
    sizeType: text(fields.size_type),
    ageGroup: text(fields.age_group)?.toLowerCase() ?? null,
    condition: conditionOf(text(fields.condition)),
    delivery: readDelivery(fields, prices.currency),
    shippingWeightGrams: fields.shipping_weight ? readGrams(fields.shipping_weight) : null,
    unitMeasure: fields.unit_measure ? readUnitMeasure(fields.unit_measure, fields.unit_base_measure ?? '') : null,
  };
};
