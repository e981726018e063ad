import { type AnyOf, type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import type { ListingRow } from '@wearfolio/listing-index/row';
import { byGroup } from '@wearfolio/listing-index/traits';
import { allWordsOf } from '@wearfolio/listing-index/words';

/** One condition of a search as a separate filter, and terms of which every matching product has at least one. */
type Condition = { alone: ListingFilter; terms: string[] };

const idsAs = (letter: string, ids: readonly number[]): string[] => ids.map((id) => `${letter}${id}`);

// A product that contains a phrase contains its first word.
const wordsAs = (texts: readonly string[]): string[] => texts.map((text) => `w${text.split(' ')[0]}`);

const termsOfAny = ({ categories, titles, texts, or, ...ids }: AnyOf): string[] => [
  ...idsAs('k', categories),
  ...wordsAs([...titles, ...texts]),
  ...idsAs('c', ids.colors ?? []),
  ...idsAs('b', ids.brands ?? []),
  ...idsAs('s', ids.stores ?? []),
  ...idsAs('t', ids.traits ?? []),
  ...(or ? termsOfAny(or) : []),
];

const conditionsOf = (filter: ListingFilter): Condition[] => {
  const conditions: Condition[] = [];
  const add = (part: Partial<ListingFilter>, terms: string[]) =>
    conditions.push({ alone: { ...openFilter, ...part }, terms });
  const { categories, collections, products, stores, brands, colors, sizes } = filter;
  if (categories) add({ categories }, idsAs('k', categories));
  if (collections) add({ collections }, idsAs('l', collections));
  if (products) add({ products }, idsAs('p', products));
  for (const meanings of filter.words) add({ words: [meanings] }, wordsAs(meanings));
  for (const any of filter.all) add({ all: [any] }, termsOfAny(any));
  if (stores.length > 0) add({ stores }, idsAs('s', stores));
  if (brands.length > 0) add({ brands }, idsAs('b', brands));
  if (colors.length > 0) add({ colors }, idsAs('c', colors));
  if (sizes.length > 0) add({ sizes }, idsAs('z', sizes));
  for (const traits of byGroup(filter.traits).values()) add({ traits }, idsAs('t', traits));
  if (filter.isOnSale) add({ isOnSale: true }, ['sale']);
  return filter.within ? [...conditions, ...conditionsOf(filter.within)] : conditions;
};

/** The term of every product, for searches with only a price. */
const everyProduct = '*';

/**
 * The terms of the condition that the fewest products meet, by `count`. A product without any of them cannot match the
 * search.
 */
export const anchorsOf = async (
  filter: ListingFilter,
  count: (alone: ListingFilter) => Promise<number>,
): Promise<string[]> => {
  const [first, ...others] = await Promise.all(
    conditionsOf(filter).map(async (condition) => ({ ...condition, size: await count(condition.alone) })),
  );
  if (!first) return [everyProduct];
  const { terms } = others.reduce((best, one) => (one.size < best.size ? one : best), first);
  return [...new Set(terms)];
};

/** Every term of a product. */
export const termsOf = (row: ListingRow): string[] => [
  everyProduct,
  ...(row.isOnSale ? ['sale'] : []),
  ...idsAs('k', row.categories),
  ...idsAs('l', row.collections),
  `p${row.id}`,
  `s${row.store}`,
  ...idsAs('b', row.brands),
  ...idsAs('c', row.colors),
  ...idsAs('z', row.sizes),
  ...idsAs('t', row.traits),
  ...new Set(allWordsOf(`${row.title} ${row.keywords} ${row.details}`).map((word) => `w${word}`)),
];
