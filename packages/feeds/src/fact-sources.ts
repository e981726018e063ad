import type { Placement } from './clean/category/placement.ts';
import type { TitleParts } from './clean/title/title-parts.ts';
import type { FieldName, RawRecord } from './raw-record.ts';
import type { FactSources } from './row.ts';

const texts: Readonly<Record<string, string>> = {
  link: 'the link',
  title: 'the title',
  description: 'the description',
  store: 'the store',
};

type Decided = { cut: TitleParts; placement: Placement; isGrouped: boolean };

/** Returns where each fact of a row comes from: a column, option or param of the feed, or the text that was read. */
export const factSources = (record: RawRecord, { cut, placement, isGrouped }: Decided): FactSources => {
  const { fields, variants, sources = {} } = record;
  const own = (field: FieldName): string => sources[field] ?? `field "${field}"`;
  const option = (field: 'color' | 'size'): string => {
    if (fields[field] || variants.some((variant) => variant[field])) return own(field);
    return cut[field] ? 'the title' : 'other texts';
  };
  const { source } = placement.audience;
  const isByCategory = placement.certainty === 'certain' && fields.category !== undefined;
  const group = isGrouped ? own('group_id') : 'title and options';
  return {
    brand: fields.brand ? own('brand') : 'the title',
    kind: isByCategory ? own('category') : 'the title',
    audience: texts[source] ?? (source === '' ? 'nothing' : own(source as FieldName)),
    color: option('color'),
    size: option('size'),
    group,
    price: own(fields.sale_price ? 'sale_price' : 'price'),
  };
};
