import type { ListingFilter } from '@wearfolio/listing/filter';
import { answerListing, type ListingAnswer } from '../catalogue/listing.ts';
import type { ListingQuestion } from '../catalogue/listing-filter.ts';
import type { Catalogue } from '../listing/follow-listing.ts';
import { keywordWords } from './keyword-words.ts';
import { nearestKeyword } from './nearest.ts';
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

/** One way to take a keyword: the question that it makes, and what was taken for a name or a price. */
type Reading = { question: ListingQuestion; understood: Understanding[] };

// Nothing but punctuation was asked for: that finds nothing, not everything.
const nothing: Partial<ListingFilter> = { products: [] };

const withWords = ({ index }: Catalogue, question: ListingQuestion, words: readonly string[]): ListingQuestion => {
  const meant = index.readWords(words, false);
  const isHopeless = meant.some((meanings) => meanings.length === 0);
  return { ...question, filter: { ...question.filter, ...(isHopeless ? nothing : { words: meant }) } };
};

const isOpen = (filter: ListingFilter, kind: Understanding['kind']): boolean =>
  ({
    brand: filter.brands.length === 0,
    store: filter.stores.length === 0,
    color: filter.colors.length === 0,
    category: filter.categories === null,
    price: filter.prices.length === 0,
  })[kind];

// What the shopper chose stands above what a word names: the word gives way, as
// the facets' counts promised, which leave out what their own facet asks for. A
// category is no facet: there the words stay words.
const byNames = (catalogue: Catalogue, question: ListingQuestion, meant: Understood): Reading => {
  const { filter } = question;
  const understood = meant.understood.filter(({ kind }) => isOpen(filter, kind));
  const has = (kind: Understanding['kind']): boolean => understood.some((part) => part.kind === kind);
  const inside = meant.understood.filter(({ kind }) => kind === 'category' && !has(kind));
  const named: ListingFilter = {
    ...filter,
    brands: has('brand') ? meant.ids.brand : filter.brands,
    stores: has('store') ? meant.ids.store : filter.stores,
    colors: has('color') ? meant.ids.color : filter.colors,
    categories: has('category') ? meant.ids.category : filter.categories,
    prices: has('price') ? meant.prices : filter.prices,
  };
  const words = [...meant.words, ...inside.flatMap(({ text }) => keywordWords(text))];
  return { understood, question: withWords(catalogue, { ...question, filter: named }, words) };
};

const byWords = (catalogue: Catalogue, question: ListingQuestion, keyword: string): Reading => {
  const words = keywordWords(keyword);
  const filter = words.length === 0 ? { ...question.filter, ...nothing } : question.filter;
  return { understood: [], question: withWords(catalogue, { ...question, filter }, words) };
};

const countFound = ({ index }: Catalogue, { question }: Reading): number =>
  index.answer({ ...question, limit: 0 }).total;

// Names first, then names with a typing error, each only where that finds something. What some product says is no error.
const read = (catalogue: Catalogue, question: ListingQuestion, keyword: string): Reading => {
  const isNobodys = (word: string): boolean => !catalogue.index.knows(word);
  for (const forgives of [() => false, isNobodys]) {
    const meant = understand(catalogue.dictionary, keyword, forgives);
    const reading = byNames(catalogue, question, meant);
    if (meant.understood.length > 0 && countFound(catalogue, reading) > 0) return reading;
  }
  return byWords(catalogue, question, keyword);
};

/**
 * Answers a listing with a keyword. The keyword is read as names and a price where
 * it holds any; where that finds nothing, every word of it is looked for as it is.
 */
export const search = (catalogue: Catalogue, question: ListingQuestion, keyword: string): SearchAnswer => {
  if (keyword === '') return { ...answerListing(catalogue, question), colors: question.filter.colors };
  const reading = read(catalogue, question, keyword);
  const answer = answerListing(catalogue, reading.question);
  const found = { ...answer, colors: reading.question.filter.colors, understood: reading.understood };
  if (answer.total > 0) return found;
  const total = (words: readonly string[]): number => countFound(catalogue, read(catalogue, question, words.join(' ')));
  const nearest = nearestKeyword(keywordWords(keyword), total);
  return nearest === null ? found : { ...found, nearest };
};
