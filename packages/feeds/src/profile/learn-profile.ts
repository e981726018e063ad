import { brandKey } from '../clean/brand/brand.ts';
import { learnSpellings } from '../clean/brand/brand-case.ts';
import { isNoBrand } from '../clean/brand/decide-brand.ts';
import { leadingBrand } from '../clean/brand/leading-brand.ts';
import { findWorldBrand, worldBrands } from '../clean/brand/world-brands.ts';
import { spokenLanguage } from '../clean/category/translate-kind.ts';
import { memo } from '../clean/memo.ts';
import { decimalMarkOf } from '../clean/price/price.ts';
import { shortText } from '../clean/text/text.ts';
import { plainMarks } from '../clean/title/plain-marks.ts';
import { withoutBrand } from '../clean/title/title.ts';
import type { FieldName, RawRecord } from '../raw-record.ts';
import { colorsBehindNouns, colorsRepeated, colorsSetOff } from './end-colors.ts';
import { endInOwnSizes, endInSizes } from './end-sizes.ts';
import { enoughTitles, fieldsOf, titlesOf } from './field-uses.ts';
import { ambiguousTitles, groupsOf, sharesLinks, shoesOf, skuPattern } from './group-patterns.ts';
import type { FeedProfile } from './profile.ts';
import { plainReading } from './reading.ts';
import { textLanguage } from './text-language.ts';
import { learnTitleBrands } from './title-brands.ts';
import { learnTitleColors } from './title-colors.ts';
import { learnTitledBrands } from './titled-brands.ts';

/**
 * Number of rows that are sampled before any row is cleaned. If a pattern holds in nine of ten groups of this sample,
 * its share in the whole feed differs by less than 2 %. The raw rows take about 10 MB.
 */
export const sampleSize = 3000;

/** From this many rows on, a column that repeats one value says nothing about a single row. */
const enoughRows = 20;
const nearlyAll = 0.98;
const mostNames = 1000;

const judged: readonly FieldName[] = ['brand', 'category', 'other_category', 'gender', 'age_group', 'color', 'size'];

const constantsOf = (records: readonly RawRecord[]): Record<string, string> => {
  if (records.length < enoughRows) return {};
  const constants: Record<string, string> = {};
  for (const field of judged) {
    const counts = new Map<string, number>();
    for (const { fields } of records) counts.set(fields[field] ?? '', (counts.get(fields[field] ?? '') ?? 0) + 1);
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    if (most && most[0] !== '' && most[1] >= nearlyAll * records.length) constants[field] = most[0];
  }
  return constants;
};

const named = (records: readonly RawRecord[], field: FieldName): string[] => {
  const values = records.flatMap(({ fields, variants }) =>
    [fields, ...variants].map((row) => shortText(row[field] ?? '')),
  );
  return [...new Set(values.filter((value) => value !== '' && value.length < 60))].slice(0, mostNames);
};

/** Reads a row's brand from its column, or from its title if no row has a brand column. */
const brandTeller = (
  titleBrands: readonly string[],
  knownBrands: ReadonlyMap<string, string>,
): ((fields: RawRecord['fields']) => string) => {
  const byKey = new Map([...knownBrands, ...titleBrands.map((brand) => [brandKey(brand), brand] as const)]);
  return (fields) => {
    const fed = shortText(fields.brand ?? '');
    if (fed !== '' || byKey.size === 0) return fed;
    return leadingBrand(shortText(fields.name ?? ''), (words) => byKey.get(brandKey(words)))?.spelled ?? '';
  };
};

/** Returns the language that the categories and names of a feed speak, also English. */
const spokenIn = (records: readonly RawRecord[]): string | null => {
  const texts = records.slice(0, enoughTitles).map(({ fields }) => `${fields.category ?? ''} ${fields.name ?? ''}`);
  return spokenLanguage([...new Set(texts)]);
};

/** Number of characters of a description that may name the audience. */
const aboutLength = 300;

const textsOf = (records: readonly RawRecord[], names: readonly string[]): string[] => [
  ...names.slice(0, enoughTitles),
  ...records.slice(0, enoughTitles).map(({ fields }) => shortText((fields.description ?? '').slice(0, aboutLength))),
];

/** Share of titles that begin with brands from which on the others are expected to, and from which on all are. */
const fewTitles = 0.3;
const mostTitles = 0.8;
/** Share of a column's brands that the built-in list must have. */
const someKnown = 0.5;
/** So many titles that begin with a name make it a brand, and no supplier and no line. */
const itsTitles = 3;

/**
 * Returns the names of a column of brands that may be none. Where titles begin with brands, and few names are known, the
 * column may hold suppliers or lines. Where nearly all titles begin with brands, a single name may be wrong, so that no
 * name is doubted for all its rows. Null: the column is not in doubt.
 */
const unsureOf = (
  brands: readonly string[],
  names: readonly string[],
  { read, brand }: FeedProfile['titles'],
): string[] | null => {
  const unknown = brands.filter((one) => !worldBrands.has(brandKey(one))).map(brandKey);
  if (brands.length < 2 || brand <= fewTitles * read) return null;
  if (brands.length - unknown.length >= someKnown * brands.length) return brand > mostTitles * read ? [] : null;
  const titles = [...new Set(names)].map(brandKey);
  return unknown.filter((key) => titles.filter((title) => title.startsWith(key)).length < itsTitles);
};

const noBrands: ReadonlyMap<string, string> = new Map();

/**
 * Learns the meaning of a store's columns, SKUs and links from the first rows of its feed. `knownBrands` are the
 * catalogue's brands by key, which titles may begin with.
 */
export const learnProfile = (
  records: readonly RawRecord[],
  knownBrands: ReadonlyMap<string, string> = noBrands,
): FeedProfile => {
  const names = records.map(({ fields }) => plainMarks(shortText(fields.name ?? '')));
  const constants = constantsOf(records);
  const fedBrands = named(records, 'brand').filter((brand) => !isNoBrand(brand));
  // If one brand accompanies names that begin with several others, the store put its own name into the column.
  const inTitles = fedBrands.length > 1 ? [] : learnTitleBrands(names);
  const others = inTitles.filter((brand) => brandKey(brand) !== brandKey(fedBrands[0] ?? ''));
  const brands = fedBrands.length === 1 && others.length > 1 ? [] : fedBrands;
  const titleBrands = brands.length > 0 ? [] : inTitles;
  const brandOf = brandTeller(titleBrands, brands.length > 0 ? noBrands : knownBrands);
  const titledBrands = learnTitledBrands(
    records.map(({ fields }, at) => ({ fed: shortText(fields.brand ?? ''), name: names[at] ?? '' })),
  );
  const spellings = memo((brand: string) => [
    brand,
    titledBrands.get(brandKey(brand)) || (findWorldBrand(brand) ?? brand),
  ]);
  const bare = records.map(({ fields }, at) => withoutBrand(names[at] ?? '', spellings(brandOf(fields))));
  const titlesEndInSizes = endInSizes(bare);
  const fedColors = named(records, 'color');
  // If a column holds colors, a color in a name belongs to the name.
  const held = fedColors.length > 1 ? { colors: [], areHeld: false } : learnTitleColors(bare);
  const colors = [
    ...fedColors.map((color) => color.toLowerCase()),
    ...held.colors,
    ...colorsBehindNouns(names),
    ...colorsSetOff(bare),
    ...colorsRepeated(bare, titlesEndInSizes),
  ];
  const groups = groupsOf(
    records,
    new Set(colors),
    {
      endsInSizes: titlesEndInSizes,
      holdsColors: held.areHeld,
    },
    brandOf,
  );
  const sku = skuPattern(groups);
  const titles = titlesOf(records, new Set(colors));
  const spoken = spokenIn(records);
  return {
    version: 1,
    rows: records.length,
    constants,
    brands,
    unsureBrands: unsureOf(brands, names, titles),
    brandSpellings: learnSpellings(brands, textsOf(records, names)),
    titleBrands,
    titledBrands: Object.fromEntries(titledBrands),
    colors: colors.slice(0, mostNames),
    sku,
    decimalMark: decimalMarkOf(
      records.flatMap(({ fields }) =>
        [fields.price, fields.sale_price, fields.retail_price].filter((price) => price != null),
      ),
    ),
    sharesLinks: sharesLinks(groups),
    titlesEndInSizes,
    titlesEndInOwnSizes: endInOwnSizes(
      records.map(({ fields }, at) => ({ name: bare[at] ?? '', size: shortText(fields.size ?? '') })),
    ),
    titlesHoldColors: held.areHeld,
    language: spoken === 'en' ? null : spoken,
    textLanguage: textLanguage(textsOf(records, names)) ?? (spoken === 'en' ? 'en' : null),
    shoes: shoesOf(groups),
    fields: fieldsOf(records),
    titles,
    statesCurrency: false,
    reading: plainReading,
    ambiguous: ambiguousTitles(groups, sku).slice(0, mostNames),
    mapping: null,
  };
};
