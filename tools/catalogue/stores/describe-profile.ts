import { type FeedMapping, pathsOf } from '@wearfolio/feeds/mapping/mapping';
import { type FeedProfile, readProfile } from '@wearfolio/feeds/profile/profile';
import { percent, rowCount, thousands } from '../format.ts';

/** One fact learned from a feed. */
export type Learned = { name: string; text: string };

const mostNamed = 8;

const listed = (names: readonly string[]): string => {
  const more = names.length > mostNamed ? ` and ${thousands(names.length - mostNamed)} more` : '';
  return names.length === 0 ? 'none' : `${names.slice(0, mostNamed).join(', ')}${more}`;
};

const titlesOf = ({ titles: { read, brand, color, size } }: FeedProfile): string =>
  read === 0
    ? 'not read yet'
    : `${percent(brand, read)} begin with the brand, ${percent(color, read)} name a color, ${percent(size, read)} a size`;

const skuOf = ({ sku }: FeedProfile): string =>
  sku === null
    ? 'no part identifies a product'
    : `${sku.parts === 1 ? 'the first part identifies' : `the first ${sku.parts} parts identify`} the product, split at "${sku.separator}"`;

const columnsOf = (fields: FeedMapping['fields']): string[] =>
  Object.entries(fields).map(([field, paths]) => `${field.replaceAll('_', ' ')} from ${pathsOf(paths).join(' or ')}`);

const mappingOf = ({ mapping }: FeedProfile): Learned[] =>
  mapping === null
    ? []
    : [
        { name: 'Columns', text: columnsOf(mapping.fields).join(', ') },
        ...(mapping.variants
          ? [{ name: `Columns of ${mapping.variants.records}`, text: columnsOf(mapping.variants.fields).join(', ') }]
          : []),
      ];

/** Describes what a store's imports learned about its feed, from its stored profile; empty if there is none. */
export const describeProfile = (kept: unknown): Learned[] => {
  const profile = readProfile(kept);
  if (profile === null) return [];
  const constants = Object.entries(profile.constants).map(([field, value]) => `${field} "${value}"`);
  return [
    { name: 'Learned from', text: rowCount(profile.rows) },
    ...mappingOf(profile),
    { name: 'Same in every row', text: constants.length === 0 ? 'none' : constants.join(', ') },
    { name: 'Brands', text: listed(profile.brands.length > 0 ? profile.brands : profile.titleBrands) },
    { name: 'Colors', text: listed(profile.colors) },
    { name: 'Titles', text: titlesOf(profile) },
    {
      name: 'Sizes in titles',
      text: profile.titlesEndInSizes ? 'also without a separator' : 'only after a separator',
    },
    {
      name: 'Colors in titles',
      text: profile.titlesHoldColors ? 'also before the product' : 'only at the end',
    },
    { name: 'Titles with shoe sizes', text: listed(profile.shoes) },
    { name: 'SKUs', text: skuOf(profile) },
    {
      name: 'Links',
      text: profile.sharesLinks
        ? 'rows of one product share their link'
        : 'each row has its own link, or all share one',
    },
  ];
};

/** A field of the feed, with the share of sampled rows that fill it and an example. */
export type FieldShare = { field: string; share: string; example: string };

/** Describes the fields of a feed's columns, most often filled first. */
export const describeFields = (kept: unknown): FieldShare[] => {
  const profile = readProfile(kept);
  return Object.entries(profile?.fields ?? {})
    .toSorted(([, one], [, other]) => other.rows - one.rows)
    .map(([field, { rows, example }]) => ({ field, share: percent(rows, profile?.rows ?? 0), example }));
};
