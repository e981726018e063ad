import type { ListingFilter } from '@wearfolio/listing/filter';
import { answerListing, type ListingAnswer } from '../catalogue/listing.ts';
import type { ListingQuestion } from '../catalogue/listing-filter.ts';
import type { Catalogue } from '../listing/follow-listing.ts';
import { nearestKeyword } from './nearest.ts';
import { keywordWords } from './phrases.ts';
import { type Understanding, type Understood, understand } from './understand.ts';

/**
 * A listing's answer; for a keyword also what was understood of it and, where it
 * finds nothing, the nearest keyword that does. `colors` are those asked for, by
 * the filter or by a word: cards show themselves in them.
 */
export type SearchAnswer = ListingAnswer & {
  colors: readonly number[];
  understood?: Understanding[];
  nearest?: string;
};

// Nothing but punctuation was asked for: that finds nothing, not everything.
const nothing: Partial<ListingFilter> = { products: [] };

const withWords = ({ index }: Catalogue, question: ListingQuestion, words: readonly string[]): ListingQuestion => {
  const meant = index.readWords(words, false);
  const isHopeless = meant.some((meanings) => meanings.length === 0);
  return { ...question, filter: { ...question.filter, ...(isHopeless ? nothing : { words: meant }) } };
};

type Reading = { filter: ListingFilter; words: string[]; understood: Understanding[] };

// What the shopper chose already stands above what a word may name: there the
// words stay words.
const isOpen = (filter: ListingFilter, kind: Understanding['kind']): boolean =>
  ({
    brand: filter.brands.length === 0,
    store: filter.stores.length === 0,
    color: filter.colors.length === 0,
    category: filter.categories === null,
    price: filter.prices.length === 0,
  })[kind];

const readNames = (filter: ListingFilter, meant: Understood): Reading => {
  const understood = meant.understood.filter(({ kind }) => isOpen(filter, kind));
  const has = (kind: Understanding['kind']): boolean => understood.some((part) => part.kind === kind);
  const left = meant.understood.filter(({ kind }) => !isOpen(filter, kind) && kind !== 'price');
  return {
    understood,
    words: [...meant.words, ...left.flatMap(({ text }) => keywordWords(text))],
    filter: {
      ...filter,
      brands: has('brand') ? meant.ids.brand : filter.brands,
      stores: has('store') ? meant.ids.store : filter.stores,
      colors: has('color') ? meant.ids.color : filter.colors,
      categories: has('category') ? meant.ids.category : filter.categories,
      prices: has('price') ? meant.prices : filter.prices,
    },
  };
};

const literally = (catalogue: Catalogue, question: ListingQuestion, keyword: string): ListingQuestion => {
  const words = keywordWords(keyword);
  if (words.length === 0) return { ...question, filter: { ...question.filter, ...nothing } };
  return withWords(catalogue, question, words);
};

/**
 * Answers a listing with a keyword. The keyword is read as names and a price where
 * it holds any; where that finds nothing, every word of it is looked for as it is.
 */
export const search = (catalogue: Catalogue, question: ListingQuestion, keyword: string): SearchAnswer => {
  if (keyword === '') return { ...answerListing(catalogue, question), colors: question.filter.colors };
  const sorted: ListingQuestion = question.sort === 'newest' ? { ...question, sort: 'relevance' } : question;
  const { filter, words, understood } = readNames(sorted.filter, understand(catalogue.dictionary, keyword));
  if (understood.length > 0) {
    const answer = answerListing(catalogue, withWords(catalogue, { ...sorted, filter }, words));
    if (answer.total > 0) return { ...answer, colors: filter.colors, understood };
  }
  const answer = answerListing(catalogue, literally(catalogue, sorted, keyword));
  const found = { ...answer, colors: question.filter.colors, understood: [] };
  if (answer.total > 0) return found;
  const total = (words: readonly string[]): number =>
    catalogue.index.answer({ ...withWords(catalogue, sorted, words), limit: 0 }).total;
  const nearest = nearestKeyword(keywordWords(keyword), total);
  return nearest === null ? found : { ...found, nearest };
};
