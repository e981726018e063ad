import { brandKey } from '../clean/brand/brand.ts';
import { readAudience } from '../clean/category/audience.ts';
import { areShoesOfRows } from '../clean/size/shoe-evidence.ts';
import { linkPath } from '../clean/text/link-target.ts';
import { shortText } from '../clean/text/text.ts';
import { bareName } from '../clean/title/bare-name.ts';
import { type CutTitle, cutTitle } from '../clean/title/cut-title.ts';
import { valuesIn } from '../clean/title/own-size.ts';
import type { TitleHints } from '../clean/title/title-kinds.ts';
import { ambiguousKey, skuStem, titleKey } from '../group/group-stem.ts';
import { numberOf } from '../identity.ts';
import type { RawRecord } from '../raw-record.ts';
import type { SkuPattern } from './profile.ts';

const mostNames = 1000;

/** One row's facts for grouping. `price` and `about`, the description, distinguish products with the same title. */
export type GroupedRow = {
  brand: string;
  sku: string;
  mpn: string;
  path: string;
  title: string;
  audience: string;
  size: string;
  color: string;
  price: string;
  about: string;
};

type Groups = readonly (readonly GroupedRow[])[];

const aboutLength = 300;

const audienceOf = ({ name = '', category = '', gender = '', age_group: ageGroup = '' }: RawRecord['fields']): string =>
  readAudience({ name: shortText(name), category: shortText(category), gender, ageGroup }).who ?? '';

/** Groups rows with the same cleaned title, brand and audience. */
export const groupsOf = (
  records: readonly RawRecord[],
  colors: ReadonlySet<string>,
  habits: Pick<TitleHints, 'endsInSizes' | 'holdsColors'>,
  brandOf: (fields: RawRecord['fields']) => string,
): GroupedRow[][] => {
  const rows = records
    .filter(({ fields, variants, fault }) => !fault && variants.length === 0 && !fields.group_id)
    .map(({ fields }) => {
      const brand = brandOf(fields);
      const [color, size] = [shortText(fields.color ?? ''), shortText(fields.size ?? '')];
      const cut = cutTitle(bareName(shortText(fields.name ?? ''), [brand]), {
        color,
        size,
        ids: [],
        colors,
        ...habits,
      });
      const row = rowOf(brand, fields, cut);
      return { key: [brandKey(brand), (fields.gender ?? '').toLowerCase(), row.title].join('|'), row };
    });
  return [...Map.groupBy(rows, ({ key }) => key).values()].map((own) => own.map(({ row }) => row));
};

const rowOf = (brand: string, fields: RawRecord['fields'], cut: CutTitle): GroupedRow => ({
  brand,
  sku: skuOf(fields),
  mpn: shortText(fields.mpn ?? ''),
  color: (shortText(fields.color ?? '') || cut.color) ?? '',
  path: linkPath(fields.link ?? ''),
  title: titleKey(cut.title),
  audience: audienceOf(fields),
  price: fields.retail_price ?? fields.price ?? '',
  about: (fields.description ?? '').slice(0, aboutLength),
  size: shortText(fields.size ?? '') || (cut.size ?? ''),
});

const skuOf = ({ id = '', link = '' }: RawRecord['fields']): string => shortText(numberOf(id, link));

const separators = ['-', '_', '/', '.', ' '];
const mostRows = 0.8;

/** Returns how many leading SKU parts all rows of a group share, ignoring SKUs that share all parts. */
const sharedParts = (rows: readonly GroupedRow[], separator: string): number => {
  const all = rows.map(({ sku }) => sku.split(separator));
  const shortest = Math.min(...all.map((parts) => parts.length));
  let shared = 0;
  while (shared < shortest - 1 && new Set(all.map((parts) => parts[shared])).size === 1) shared += 1;
  return shared;
};

const distinct = 0.9;

/**
 * Returns whether the store numbers colors, or has a page for each: if rows of one title, brand and audience have
 * several numbers or pages, each has its own color, and price or description are equal.
 */
const areOfColors = (groups: Groups, keyOf: (row: GroupedRow) => string | null): boolean => {
  const several = groups
    .flatMap((rows) => [...Map.groupBy(rows, ({ audience }) => audience).values()])
    .filter((rows) => new Set(rows.map(keyOf)).size > 1);
  const colored = several.filter((rows) => {
    const colors = [...Map.groupBy(rows, keyOf).values()].map((own) => [...new Set(own.map(({ color }) => color))]);
    const isOne =
      new Set(rows.map(({ price }) => price)).size === 1 || new Set(rows.map(({ about }) => about)).size === 1;
    return (
      isOne && colors.every((own) => own.length === 1 && own[0] !== '') && new Set(colors.flat()).size === colors.length
    );
  });
  return colored.length > 0 && colored.length >= distinct * several.length;
};

/**
 * Finds the SKU pattern that keeps the most groups together and apart from each other. A first part shared by most
 * groups is the store's prefix, not a product's. If fewer parts already separate all groups, a part shared within only
 * some groups is their single color. Null also if the store numbers colors and not products.
 */
export const skuPattern = (groups: Groups): SkuPattern | null => {
  const several = groups.filter((rows) => rows.length > 1);
  for (const separator of separators) {
    const shared = several.map((rows) => sharedParts(rows, separator));
    const usable = Array.from({ length: Math.max(0, ...shared) }, (_, at) => at + 1).filter(
      (parts) => shared.filter((count) => count >= parts).length >= mostRows * several.length,
    );
    const stems = (parts: number): number =>
      new Set(groups.map(([row]) => row?.sku.split(separator).slice(0, parts).join(separator))).size;
    const parts =
      usable.find((count) => stems(count) >= distinct * groups.length) ??
      usable.findLast((count) => stems(count) >= Math.max(1, groups.length / 2));
    if (parts === undefined) continue;
    const pattern = { separator, parts };
    return areOfColors(groups, ({ sku }) => skuStem(sku, pattern)) ? null : pattern;
  }
  return null;
};

export const sharesLinks = (groups: Groups): boolean => {
  const several = groups.filter((rows) => rows.length > 1 && rows.every(({ path }) => path !== ''));
  const isShared = several.filter((rows) => new Set(rows.map(({ path }) => path)).size === 1);
  const paths = new Set(isShared.map(([row]) => row?.path));
  const isHabit =
    several.length > 0 && isShared.length >= mostRows * several.length && paths.size >= isShared.length / 2;
  return isHabit && !areOfColors(groups, ({ path }) => path);
};

const isTwice = (rows: readonly GroupedRow[]): boolean =>
  rows.length > 1 &&
  (new Set(rows.map(({ path }) => path)).size > 1 || new Set(rows.map(({ price }) => price)).size > 1);

/**
 * Returns brand and title of rows that are several products although their titles and SKU stems are the same: one color
 * and size has two pages or two prices.
 */
export const ambiguousTitles = (groups: Groups, pattern: SkuPattern | null): string[] => {
  const stemmed = pattern
    ? groups.flatMap((rows) => [...Map.groupBy(rows, ({ sku }) => skuStem(sku, pattern)).values()])
    : groups;
  // In a feed without sizes, two pages of one color are two products as well.
  const hasSizes = groups.some((rows) => rows.some(({ size }) => size !== ''));
  const found = stemmed.filter((rows) => {
    // A row that lists its sizes is a whole product, also without a color.
    const isWhole = ({ color, size }: GroupedRow): boolean => color === '' && valuesIn(size).length > 1;
    const told = rows.filter((row) => isWhole(row) || (row.color !== '' && (row.size !== '' || !hasSizes)));
    const byOptions = Map.groupBy(told, ({ color, size }) => `${color}\n${size}`.toLowerCase());
    return [...byOptions.values()].some(isTwice);
  });
  return [...new Set(found.flatMap(([row]) => (row ? [ambiguousKey(row)] : [])))];
};

/** Returns the titles of products with rows whose sizes only shoes have. */
export const shoesOf = (groups: Groups): string[] => {
  const shoes = groups.filter((rows) => areShoesOfRows(rows.flatMap(({ size }) => (size === '' ? [] : size))));
  return [...new Set(shoes.flatMap(([row]) => row?.title || []))].slice(0, mostNames);
};
