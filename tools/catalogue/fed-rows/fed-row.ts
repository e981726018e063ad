import type { RawRecord } from '@wearfolio/feeds/raw-record';
import { type CleanRow, factNames } from '@wearfolio/feeds/row';

/** A row as it is in the feed, with the values read from it and their certainty. */
export type FedRow = {
  line: number;
  fields: { name: string; value: string }[];
  facts: { name: string; certainty: string; value: string }[];
  notes: string[];
};

const longestValue = 600;
const shorten = (value: string): string =>
  value.length > longestValue ? `${value.slice(0, longestValue)} ...` : value;

const fieldsOf = ({ fields, variants }: RawRecord): FedRow['fields'] => {
  const own = Object.entries(fields).map(([name, value]) => ({ name, value: value ?? '' }));
  const nested = variants
    .slice(0, 5)
    .flatMap((variant, at) =>
      Object.entries(variant).map(([name, value]) => ({ name: `variant ${at + 1} ${name}`, value: value ?? '' })),
    );
  return [...own, ...nested]
    .filter(({ value }) => value.trim() !== '')
    .map(({ name, value }) => ({ name, value: shorten(value) }));
};

const distinct = (values: readonly (string | null | undefined)[]): string =>
  [...new Set(values.filter(Boolean))].join(', ');

const factOf: Record<(typeof factNames)[number], (row: CleanRow) => string> = {
  brand: ({ brand }) => brand,
  kind: ({ categoryPath, sourceCategory }) => (sourceCategory === '' ? categoryPath : `"${sourceCategory}"`),
  audience: ({ categoryPath, audience }) => audience ?? categoryPath.split('/')[0] ?? '',
  color: ({ variants }) =>
    distinct(
      variants.map(
        ({ color }) => color && (color.name === color.parent ? color.name : `${color.name} (${color.parent})`),
      ),
    ),
  size: ({ variants }) => distinct(variants.map(({ size }) => size && `${size.ladder} ${size.value}`)),
  group: ({ groupId, groupStem }) => groupId ?? groupStem ?? '',
};

/** Describes a row for ops. */
export const describeRow = (record: RawRecord | undefined, line: number, row: CleanRow): FedRow => ({
  line,
  fields: record ? fieldsOf(record) : [],
  facts: factNames.map((name) => ({ name, certainty: row.facts[name], value: factOf[name](row) })),
  notes: [
    ...row.warnings.map(
      ({ field, value, reason }) => `${field}: ${reason}${value === '' ? '' : ` (${shorten(value)})`}`,
    ),
    ...row.unmapped.map(({ kind, value }) => (value === '' ? `no ${kind}` : `${kind} "${value}" has no mapping`)),
  ],
});
