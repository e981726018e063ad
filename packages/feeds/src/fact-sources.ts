// cspell:ignore Geschlecht
import type { Placement } from './clean/category/placement.ts';
import type { FoundOptions } from './clean/options/found-options.ts';
import { excerpt, type FieldName, type RawRecord } from './raw-record.ts';
import type { FactSources, Facts, RowWarning } from './row.ts';

const texts: Readonly<Record<string, string>> = {
  link: 'the link',
  title: 'the title',
  description: 'the description',
  store: 'rule',
  rule: 'rule',
  mapping: "the shop's mapping",
};

const ownSource = ({ sources = {} }: RawRecord, field: string): string =>
  texts[field] ?? sources[field as FieldName] ?? `field "${field}"`;

type Decided = { cut: FoundOptions; placement: Placement; isGrouped: boolean; isBrandRuled: boolean };

/** Returns where each fact of a row comes from: a column, option or param of the feed, or the text that was read. */
export const factSources = (record: RawRecord, { cut, placement, isGrouped, isBrandRuled }: Decided): FactSources => {
  const { fields, variants } = record;
  const own = (field: string): string => ownSource(record, field);
  const option = (field: 'color' | 'size'): string => {
    if (fields[field] || variants.some((variant) => variant[field])) return own(field);
    return cut[field] ? 'the title' : 'other texts';
  };
  const { source } = placement.audience;
  const ofBrand = fields.brand ? own('brand') : 'the title';
  const isNamed = placement.certainty === 'certain';
  const kind = placement.statedBy.map(own).join(' and ');
  return {
    brand: isBrandRuled ? 'rule' : ofBrand,
    kind: kind || (isNamed ? 'the title' : 'other texts'),
    audience: source === '' ? 'nothing' : own(source),
    color: record.ruled?.colors === undefined ? option('color') : 'rule',
    size: option('size'),
    group: isGrouped ? own('group_id') : 'title and options',
    price: own(fields.sale_price ? 'sale_price' : 'price'),
  };
};

/** Returns the doubts about a fact, each with both sources: 'the title contradicts column "Geschlecht"'. */
export const doubtsAbout = (field: keyof Facts, record: RawRecord, doubts: readonly string[]): RowWarning[] =>
  [...new Set(doubts)].map((doubt) => ({
    field,
    value: excerpt(record.fields.name ?? ''),
    reason: doubt
      .split(' contradicts ')
      .map((source) => ownSource(record, source))
      .join(' contradicts '),
  }));
