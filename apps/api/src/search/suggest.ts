import type { Reply } from '@wearfolio/contracts/endpoint';
import { searchThreshold } from '@wearfolio/contracts/limits';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { suggest as endpoint } from '@wearfolio/contracts/search';
import { fold } from '@wearfolio/contracts/text/fold';
import { openFilter } from '@wearfolio/listing-index/filter';
import { spellingsOf } from '@wearfolio/listing-index/word-forms';
import type { Part } from '@wearfolio/query/parts';
import { joinedName, keywordWords } from '@wearfolio/query/words';
import { isUnsorted } from '../engine/answer/category-facet.ts';
import type { ListingQuestion } from '../engine/answer/listing-filter.ts';
import type { Category, Dictionary } from '../engine/dictionary.ts';
import { findFirstMatches } from '../engine/find-first-matches.ts';
import type { Catalogue } from '../engine/follow-listing.ts';
import type { RequestedColors } from '../products/product-card.ts';
import { completeQuery } from './complete.ts';
import { readKeyword } from './search.ts';

type Suggestions = Reply<typeof endpoint>;

/** The number of suggestions of each kind in the search box. */
const most = { categories: 3, brands: 3, stores: 2, products: 5 } as const;

/** How many of the newest matches of common words to rank while a shopper types. Ranking all would take too long. */
const mostRanked = 20_000;

// Products that match only by their store's name are left out of the results.
const mostFound = 10 * most.products;

/** Suggestions for a keyword being typed. Products are ids, more than are shown, with the requested colors. */
export type Suggested = Omit<Suggestions, 'products'> & { productIds: number[]; asked: RequestedColors };

const nothing: Suggested = {
  productIds: [],
  asked: openFilter,
  queries: [],
  brands: [],
  stores: [],
  categories: [],
};

/** A row by a name, with the name's words, each behind a space. */
type Named<T> = { row: T; name: string; words: string };

const knownNames = new WeakMap<object, readonly Named<unknown>[]>();

// Reads each of 12,000 names once, not on every keystroke. `rows` must always come with the same names.
const byName = <T>(rows: readonly T[] | ReadonlyMap<number, T>, nameOf: (row: T) => string): readonly Named<T>[] => {
  const remembered = knownNames.get(rows);
  if (remembered) return remembered as readonly Named<T>[];
  const wordsOf = (name: string): string[] => [...keywordWords(name).flatMap(spellingsOf), joinedName(name) ?? ''];
  const all = [...rows.values()].map((row) => {
    const name = nameOf(row);
    return { row, name, words: ` ${wordsOf(name).join(' ')}` };
  });
  knownNames.set(rows, all);
  return all;
};

// Every typed word must start a word of the name. Names that start with the keyword come first.
const namedLike = <T>(
  rows: readonly Named<T>[],
  keyword: string,
  limit: number,
  isWanted: (row: T) => boolean,
): T[] => {
  const typed = keywordWords(keyword).map((word) => ` ${word}`);
  const found = rows.filter(({ row, words }) => typed.every((word) => words.includes(word)) && isWanted(row));
  const folded = fold(keyword);
  const { first = [], others = [] } = Object.groupBy(found, ({ name }) =>
    fold(name).startsWith(folded) ? 'first' : 'others',
  );
  return [...first, ...others].slice(0, limit).map(({ row }) => row);
};

const ownName = ({ name }: { name: string }): string => name;

// A brand can match by its own name or an alternative name from staff.
const brandsLike = ({ brands, brandAliases }: Dictionary, keyword: string, used: ReadonlyMap<number, number>) => {
  const bearers = [...byName(brands, ownName), ...byName(brandAliases, ({ alias }) => alias)];
  const found = namedLike<{ id: number }>(bearers, keyword, 2 * most.brands, ({ id }) => used.has(id));
  return [...new Set(found.map(({ id }) => id))].flatMap((id) => brands.get(id) ?? []).slice(0, most.brands);
};

// Categories by meaning come before categories that start as typed.
const categoriesLike = ({ categories }: Dictionary, keyword: string, understood: readonly number[]): Category[] => {
  const isSorted = (category: Category): boolean => !isUnsorted(category);
  const meant = categories.filter((category) => understood.includes(category.id) && isSorted(category));
  const like = namedLike(byName(categories, ownName), keyword, 2 * most.categories, isSorted);
  return [...new Set([...meant, ...like])];
};

const startsIn = (names: readonly string[], typed: string): boolean =>
  names.flatMap(keywordWords).some((word) => word.startsWith(typed));

const isFoundByStore = (card: ProductCard, typed: readonly string[]): boolean => {
  const colors = card.product_color_data.map(({ color_name }) => color_name);
  const own = [card.title, card.brand_name, card.category_path.replaceAll('/', ' '), ...colors];
  return typed.some((word) => startsIn([card.store_name], word) && !startsIn(own, word));
};

/** The first products to suggest. A typed store name suggests the store, not its products. */
export const suggestedCards = (cards: readonly ProductCard[], keyword: string): ProductCard[] => {
  const typed = keywordWords(keyword);
  return cards.filter((card) => !isFoundByStore(card, typed)).slice(0, most.products);
};

const categoriesIn = ({ kind, isNot, meaning }: Part): readonly number[] => {
  if (kind !== 'kind' || isNot || meaning.is !== 'thing') return [];
  return meaning.any.categories.length > 0 ? meaning.any.categories : (meaning.wider?.categories ?? []);
};

const audienceIn = ({ kind, isNot, meaning }: Part): readonly number[] =>
  kind === 'audience' && !isNot && meaning.is === 'thing' ? meaning.any.categories : [];

// Categories of a kind, below those of the audience if one is named.
const meantCategories = (parts: readonly Part[]): number[] => {
  const audience = parts.flatMap(audienceIn);
  const meant = parts.flatMap(categoriesIn);
  return audience.length > 0 ? meant.filter((id) => audience.includes(id)) : meant;
};

// A last word that begins no product's word may be complete and misspelled.
const findTyped = async (catalogue: Catalogue, asked: ListingQuestion, text: string) => {
  const find = async (isTyping: boolean) => {
    const { question, parts } = await readKeyword(catalogue, asked, { text, off: [], on: [] }, isTyping);
    const { ids } = await catalogue.index.answer(question);
    return { question, parts, ids };
  };
  const typed = await find(true);
  return typed.ids.length > 0 ? typed : find(false);
};

/**
 * Suggestions for a keyword being typed (behavior.md#search-suggestions): the products that a search would find, and
 * nothing without products. `often` are frequent searches. Empty for keywords up to the threshold.
 */
export const suggest = async (catalogue: Catalogue, keyword: string, often: readonly string[]): Promise<Suggested> => {
  const { index, dictionary, countAll } = catalogue;
  if (keyword.trim().length <= searchThreshold || keywordWords(keyword).length === 0) return nothing;
  const counts = await countAll();
  const first: ListingQuestion = {
    filter: openFilter,
    sort: 'relevance',
    among: mostRanked,
    offset: 0,
    limit: mostFound,
  };
  const { question, parts, ids } = await findTyped(catalogue, first, keyword);
  const holdsProducts = ({ id }: Category): Promise<boolean> => index.finds({ ...openFilter, categories: [id] });
  const like = categoriesLike(dictionary, keyword, meantCategories(parts));
  const [queries, categories] = await Promise.all([
    completeQuery(catalogue, keyword, often),
    findFirstMatches(like, most.categories, index.capabilities.atOnce, holdsProducts),
  ]);
  return {
    productIds: ids,
    asked: question.first?.[0] ?? question.filter,
    queries,
    brands: brandsLike(dictionary, keyword, counts.brand).map(({ id, name, slug }) => ({
      id,
      display_name: name,
      slug,
    })),
    stores: namedLike(byName(dictionary.stores, ownName), keyword, most.stores, ({ id }) => counts.store.has(id)).map(
      ({ id, name, slug }) => ({ id, store_name: name, slug }),
    ),
    categories,
  };
};
