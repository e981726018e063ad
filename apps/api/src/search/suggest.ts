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

const knownWords = new WeakMap<object, string[]>();

// Splits each of 12,000 names once, not on every keystroke.
const wordsIn = (row: { name: string }): string[] => {
  const words =
    knownWords.get(row) ??
    keywordWords(row.name)
      .flatMap(spellingsOf)
      .concat(joinedName(row.name) ?? []);
  knownWords.set(row, words);
  return words;
};

// Every typed word must start a word of the name. Names that start with the keyword come first.
const namedLike = <T extends { name: string }>(rows: Iterable<T>, keyword: string, limit: number): T[] => {
  const typed = keywordWords(keyword);
  const isLike = (row: T): boolean => typed.every((part) => wordsIn(row).some((word) => word.startsWith(part)));
  const found = [...rows].filter(isLike);
  const begins = ({ name }: T): number => (fold(name).startsWith(fold(keyword)) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other)).slice(0, limit);
};

// A brand can match by its own name or an alternative name from staff.
const brandsLike = ({ brands, brandAliases }: Dictionary, keyword: string, used: ReadonlyMap<number, number>) => {
  const bearers = [...brands.values(), ...brandAliases.map(({ id, alias }) => ({ id, name: alias }))];
  const found = namedLike(
    bearers.filter(({ id }) => used.has(id)),
    keyword,
    2 * most.brands,
  );
  return [...new Set(found.map(({ id }) => id))].flatMap((id) => brands.get(id) ?? []).slice(0, most.brands);
};

// Categories by meaning come before categories that start as typed.
const categoriesLike = ({ categories }: Dictionary, keyword: string, understood: readonly number[]): Category[] => {
  const sorted = categories.filter((category) => !isUnsorted(category));
  const meant = sorted.filter(({ id }) => understood.includes(id));
  return [...new Set([...meant, ...namedLike(sorted, keyword, 2 * most.categories)])];
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
  const inUse = <T extends { id: number }>(rows: Iterable<T>, used: ReadonlyMap<number, number>): T[] =>
    [...rows].filter(({ id }) => used.has(id));
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
    stores: namedLike(inUse(dictionary.stores.values(), counts.store), keyword, most.stores).map(
      ({ id, name, slug }) => ({ id, store_name: name, slug }),
    ),
    categories,
  };
};
