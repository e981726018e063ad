import { brandKey } from '../clean/brand/brand.ts';
import { isNoBrand } from '../clean/brand/decide-brand.ts';
import { isLikelyColor, isWhollyColor } from '../clean/color/color.ts';
import { sizeElsewhere } from '../clean/options/find-options.ts';
import { decimalMarkOf } from '../clean/price/price.ts';
import { areShoesOfRows } from '../clean/size/shoe-evidence.ts';
import { shortText } from '../clean/text/text.ts';
import { bareName } from '../clean/title/bare-name.ts';
import { colorCandidates, cutTitle, type TitleHints } from '../clean/title/cut-title.ts';
import { hasNoun, lastNounEnd } from '../clean/title/nouns.ts';
import { cutNotes, cutSizeAtEnd, sizeIn } from '../clean/title/option-words.ts';
import { withoutBrand } from '../clean/title/title.ts';
import { linkPath, titleKey } from '../group/group-stem.ts';
import { type FieldName, fieldNames, type RawRecord } from '../raw-record.ts';
import type { FeedProfile, FieldUse, SkuPattern, TitleParts } from './profile.ts';
import { learnSkuOptions, type SkuOptions } from './sku-options.ts';

/**
 * How many rows of a feed are looked at before the first is judged. A pattern that holds in nine of ten groups of so many
 * rows misses its share in the whole feed by less than two percent, and so many raw rows take some ten megabytes.
 */
export const sampleSize = 3000;

/** From how many rows on a column that repeats one value says nothing about a single row. */
const enoughRows = 20;
const nearlyAll = 0.98;
const mostNames = 1000;
const enoughTails = 10;

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

// What stands behind a product's noun and is no color.
const noColor =
  /\d|\b(?:with|w|for|and|in|by|set|kit|pair|mid|low|high|tall|short|long|wide|narrow|leather|mesh|suede|canvas|wool|pro|evo|lite|light|plus|lace|slip|hooded|men|women|kids|mens|womens|youth|size|pack)\b/iu;
const isTail = (tail: string): boolean =>
  /^\p{L}/u.test(tail) &&
  /\p{L}{3}/u.test(tail) &&
  !/^[A-Z]+$/.test(tail) &&
  !noColor.test(tail) &&
  tail.split(/[\s/]+/).length <= 6;

/**
 * The colors of a store whose titles end in one ('Crux Hoody Evergreen'): what follows the noun in several titles, where
 * what follows it is mostly a color that is known.
 */
const colorsBehindNouns = (names: readonly string[]): string[] => {
  const tails = new Map<string, number>();
  for (const name of new Set(names)) {
    const end = lastNounEnd(name);
    const tail =
      end === 0
        ? ''
        : name
            .slice(end)
            .replace(/^[\s–-]+(?:pair|set)\s+/i, '')
            .trim();
    if (isTail(tail)) tails.set(tail, (tails.get(tail) ?? 0) + 1);
  }
  const all = [...tails.keys()];
  const known = all.filter((tail) => isLikelyColor(tail)).length;
  const isPattern = all.length >= enoughTails && tails.size * 3 >= new Set(names).size && known * 2 >= all.length;
  return isPattern ? all.map((tail) => tail.toLowerCase()) : [];
};

const fewCandidates = 3;
const someNames = 0.3;

/**
 * The colors of a store whose titles set them off ('Ridge - 9 - Caspian'): what stands behind the name and is no size,
 * where most of it is a color that is known and the same names stand before several of them.
 */
const colorsSetOff = (names: readonly string[]): string[] => {
  const products = new Map<string, Set<string>>();
  const all = new Set<string>();
  let named = 0;
  for (const name of new Set(names)) {
    const { product, candidates } = colorCandidates(name);
    if (candidates.length > 0) named += 1;
    const own = products.get(product) ?? new Set();
    for (const text of candidates) {
      own.add(text);
      all.add(text);
    }
    products.set(product, own);
  }
  const known = [...all].filter((text) => isLikelyColor(text)).length;
  const isPattern = all.size >= fewCandidates && named >= someNames * new Set(names).size && known * 2 >= all.size;
  return isPattern ? [...all].map((text) => text.toLowerCase()) : [];
};

const mostColorWords = 4;
const fewProducts = 2;

/** A name's possible ends of a few words, which no mark sets off, with the words before each. */
const endsOf = (name: string): { product: string; tail: string }[] => {
  const words = name.split(' ');
  const ends = [];
  for (let count = 1; count <= mostColorWords && count < words.length; count += 1) {
    const [product, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (isTail(tail) && !hasNoun(tail) && /[\p{L}\p{N}]$/u.test(product)) ends.push({ product, tail });
  }
  return ends;
};

/** The ends of names by the words before them, of those that have several: what all ends begin with is the name's. */
const severalEnds = (names: Iterable<string>): string[][] => {
  const tailsOf = new Map<string, Set<string>>();
  for (const name of names)
    for (const { product, tail } of endsOf(name)) tailsOf.set(product, (tailsOf.get(product) ?? new Set()).add(tail));
  return [...tailsOf.values()]
    .map((tails) => [...tails])
    .filter((tails) => new Set(tails.map((tail) => tail.split(' ', 1)[0])).size > 1);
};

/**
 * The colors of a store whose titles end in one without a noun or a mark before it ('Harrier 6 Bossa Nova'): what ends
 * the names of several products, each of which has several such ends, at least half of them colors that are known.
 */
const colorsRepeated = (names: readonly string[], endsInSizes: boolean): string[] => {
  const bare = new Set(names.map((name) => cutSizeAtEnd(cutNotes(name), endsInSizes).rest));
  const counts = new Map<string, { products: number; beside: string[] }>();
  for (const tails of severalEnds(bare)) {
    for (const tail of tails) {
      const { products, beside } = counts.get(tail) ?? { products: 0, beside: [] };
      counts.set(tail, { products: products + 1, beside: [...beside, ...tails.filter((other) => other !== tail)] });
    }
  }
  // Only whole colors count: 'Black Watch' and 'Blue Kurta' begin with one, and are things.
  const areColors = (texts: readonly string[]): boolean => texts.filter(isWhollyColor).length * 2 >= texts.length;
  const isThing = (tail: string): boolean => isLikelyColor(tail) && !isWhollyColor(tail);
  return [...counts]
    .filter(([tail, { products, beside }]) => products >= (isWhollyColor(tail) ? 1 : fewProducts) && areColors(beside))
    .filter(([tail]) => !isThing(tail))
    .map(([tail]) => tail.toLowerCase());
};

const fewSizes = 3;
const recurring = 1.5;

/** Whether titles end in sizes that nothing sets off: the same words before several sizes, in a good part of the feed. */
const endInSizes = (names: readonly string[]): boolean => {
  const stems = new Map<string, Set<string>>();
  const all = new Set(names);
  for (const whole of all) {
    const name = cutNotes(whole);
    const { rest, size } = cutSizeAtEnd(name, true);
    if (size !== null) stems.set(rest, (stems.get(rest) ?? new Set()).add(size));
    const tight = /^(.+\p{L})-([^\s-]+(?:\s\S{1,8})?)$/u.exec(name);
    if (tight?.[1] && tight[2] && sizeIn(tight[2]) !== null)
      stems.set(tight[1], (stems.get(tight[1]) ?? new Set()).add(tight[2]));
  }
  const several = [...stems.values()].filter((sizes) => sizes.size >= fewSizes).map((sizes) => [...sizes]);
  const found = several.flat();
  // Sizes recur from product to product, or come in halves and letters; numbers that count products do neither.
  const uncounted = several.filter((sizes) => sizes.some((size) => !/^\d+$/.test(size)));
  const isScale =
    found.length >= recurring * new Set(found).size || uncounted.length >= someNames * Math.max(1, several.length);
  return all.size > fewSizes && isScale && found.length >= someNames * all.size;
};

type Row = { sku: string; path: string; title: string; size: string };

/** Rows whose cleaned titles, brands and audiences are the same. */
const groupsOf = (
  records: readonly RawRecord[],
  colors: ReadonlySet<string>,
  endsInSizes: boolean,
  skuOptions: SkuOptions | null,
): Row[][] => {
  const groups = new Map<string, Row[]>();
  for (const { fields, variants, fault } of records) {
    if (fault || variants.length > 0 || fields.group_id) continue;
    const brand = shortText(fields.brand ?? '');
    const [color, size] = [shortText(fields.color ?? ''), shortText(fields.size ?? '')];
    const hints: TitleHints = { color, size, ids: [], colors, endsInSizes };
    const { title, size: cutSize } = cutTitle(bareName(shortText(fields.name ?? ''), [brand]), hints);
    const key = [brandKey(brand), (fields.gender ?? '').toLowerCase(), titleKey(title)].join('|');
    const row = {
      sku: skuOf(fields),
      path: linkPath(fields.link ?? ''),
      title: titleKey(title),
      size: size || (cutSize ?? sizeElsewhere(fields, skuOptions) ?? ''),
    };
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
};

/** By what a row is known to its store. */
export const skuOf = (fields: RawRecord['fields']): string => shortText(fields.id ?? '');

const separators = ['-', '_', '/', '.', ' '];
const mostRows = 0.8;

/** How many first parts all SKUs of a group share, of those that are not all of one of them. */
const sharedParts = (rows: readonly Row[], separator: string): number => {
  const all = rows.map(({ sku }) => sku.split(separator));
  const shortest = Math.min(...all.map((parts) => parts.length));
  let shared = 0;
  while (shared < shortest - 1 && new Set(all.map((parts) => parts[shared])).size === 1) shared += 1;
  return shared;
};

/**
 * The pattern that keeps the most groups of several rows together, and groups from each other: a first part that most
 * groups have in common is the store's own mark and no product's.
 */
const skuPattern = (groups: readonly Row[][]): SkuPattern | null => {
  const several = groups.filter((rows) => rows.length > 1);
  for (const separator of separators) {
    const shared = several.map((rows) => sharedParts(rows, separator));
    for (let parts = Math.max(0, ...shared); parts > 0; parts -= 1) {
      if (shared.filter((count) => count >= parts).length < mostRows * several.length) continue;
      const stems = new Set(several.map(([row]) => row?.sku.split(separator).slice(0, parts).join(separator)));
      if (stems.size >= Math.max(1, several.length / 2)) return { separator, parts };
    }
  }
  return null;
};

const sharesLinks = (groups: readonly Row[][]): boolean => {
  const several = groups.filter((rows) => rows.length > 1 && rows.every(({ path }) => path !== ''));
  const isShared = several.filter((rows) => new Set(rows.map(({ path }) => path)).size === 1);
  const paths = new Set(isShared.map(([row]) => row?.path));
  return several.length > 0 && isShared.length >= mostRows * several.length && paths.size >= isShared.length / 2;
};

/** The titles of products some of whose rows tell sizes that only shoes have. */
const shoesOf = (groups: readonly Row[][]): string[] => {
  const shoes = groups.filter((rows) => areShoesOfRows(rows.flatMap(({ size }) => (size === '' ? [] : size))));
  return [...new Set(shoes.flatMap(([row]) => row?.title || []))].slice(0, mostNames);
};

const exampleLength = 60;

const fieldsOf = (records: readonly RawRecord[]): Record<string, FieldUse> => {
  const used = fieldNames.map((field) => {
    const told = records.flatMap(
      ({ fields, variants }) => [fields, ...variants].find((row) => row[field])?.[field] ?? [],
    );
    return [
      field,
      {
        rows: told.length,
        example: shortText(told[0] ?? '')
          .slice(0, exampleLength)
          .toWellFormed(),
      },
    ] as const;
  });
  return Object.fromEntries(used.filter(([, { rows }]) => rows > 0));
};

/** How many titles are enough to see how a store makes them. */
const enoughTitles = 500;

const titlesOf = (records: readonly RawRecord[], colors: ReadonlySet<string>): TitleParts => {
  const parts = { read: 0, brand: 0, color: 0, size: 0 };
  for (const { fields } of records.slice(0, enoughTitles)) {
    const name = shortText(fields.name ?? '');
    if (name === '') continue;
    const bare = withoutBrand(name, [shortText(fields.brand ?? '')]);
    const hints = { color: shortText(fields.color ?? ''), size: shortText(fields.size ?? ''), ids: [], colors };
    const { color, size } = cutTitle(bare, hints);
    parts.read += 1;
    if (bare !== name) parts.brand += 1;
    if (color !== null) parts.color += 1;
    if (size !== null) parts.size += 1;
  }
  return parts;
};

/** Learns what a store's columns, SKUs and links mean from the first rows of its feed. */
export const learnProfile = (records: readonly RawRecord[]): FeedProfile => {
  const constants = constantsOf(records);
  const names = records.map(({ fields }) => shortText(fields.name ?? ''));
  const bare = records.map(({ fields }) => withoutBrand(shortText(fields.name ?? ''), [shortText(fields.brand ?? '')]));
  const titlesEndInSizes = endInSizes(bare);
  const colors = [
    ...named(records, 'color').map((color) => color.toLowerCase()),
    ...colorsBehindNouns(names),
    ...colorsSetOff(bare),
    ...colorsRepeated(bare, titlesEndInSizes),
  ];
  const skuOptions = learnSkuOptions(
    records.flatMap(({ fields, variants }) => (variants.length > 0 ? [] : [skuOf(fields)])),
  );
  const groups = groupsOf(records, new Set(colors), titlesEndInSizes, skuOptions);
  return {
    version: 1,
    rows: records.length,
    constants,
    brands: named(records, 'brand').filter((brand) => !isNoBrand(brand)),
    colors: colors.slice(0, mostNames),
    sku: skuPattern(groups),
    skuOptions,
    numberOptions: learnSkuOptions(
      records.flatMap(({ fields, variants }) => (variants.length > 0 || !fields.mpn ? [] : [shortText(fields.mpn)])),
    ),
    decimalMark: decimalMarkOf(
      records.flatMap(({ fields }) =>
        [fields.price, fields.sale_price, fields.retail_price].filter((price) => price != null),
      ),
    ),
    sharesLinks: sharesLinks(groups),
    titlesEndInSizes,
    shoes: shoesOf(groups),
    fields: fieldsOf(records),
    titles: titlesOf(records, new Set(colors)),
    mapping: null,
  };
};
