import type { Understanding } from '@wearfolio/contracts/catalogue';
import type { ListingFilter } from '@wearfolio/listing/filter';
import { answerListing, type ListingAnswer } from '../catalogue/listing/listing.ts';
import type { ListingQuestion } from '../catalogue/listing/listing-filter.ts';
import type { AskedColors } from '../catalogue/product/product-card.ts';
import type { Catalogue } from '../listing/follow-listing.ts';
import { isFiller, keywordWords } from './keyword-words.ts';
import { nearestKeyword } from './nearest.ts';
import { findPrice, type SaidPrice } from './prices.ts';
import { type Forgives, strict, type Understood, understand } from './understand.ts';

/**
 * A listing's answer; for a keyword also what was understood of it and, where it
 * finds nothing, the nearest keyword that does with the same filter. `asked` are the
 * colors asked for, by the filter or by a word: cards show themselves in them.
 */
export type SearchAnswer = ListingAnswer & {
  asked: AskedColors;
  understood?: Understanding[];
  nearest?: string;
};

/** One way to take a keyword: the question that it makes, and what was taken for a name or a price. */
export type Reading = { question: ListingQuestion; understood: Understanding[]; price: SaidPrice | null };

// Nothing but punctuation was asked for: that finds nothing, not everything.
const nothing: Partial<ListingFilter> = { products: [] };

type Read = { catalogue: Catalogue; question: ListingQuestion; isTyping: boolean };

const withWords = ({ catalogue: { index }, question, isTyping }: Read, words: readonly string[]): ListingQuestion => {
  const meant = index.readWords(words, isTyping);
  const isHopeless = meant.some((meanings) => meanings.length === 0);
  const terms = meant.map((same) => ({ same, near: [], categories: [] }));
  return { ...question, terms, filter: { ...question.filter, ...(isHopeless ? nothing : { words: meant }) } };
};

const unite = (chosen: readonly number[], named: readonly number[]): number[] => [...new Set([...chosen, ...named])];

// What a word names stands beside what the shopper ticked in the same facet, either
// of which is found (decision 39). A category is no facet: inside of one the words
// stay words.
const byNames = (read: Read, meant: Understood): Reading => {
  const { filter } = read.question;
  const isInside = filter.categories !== null;
  const inside = meant.understood.filter(({ kind }) => isInside && kind === 'category');
  const understood = meant.understood.filter((part) => !inside.includes(part));
  const hasCategory = understood.some(({ kind }) => kind === 'category');
  const named: ListingFilter = {
    ...filter,
    brands: unite(filter.brands, meant.ids.brand),
    stores: unite(filter.stores, meant.ids.store),
    colors: unite(filter.colors, meant.ids.color),
    categories: hasCategory ? meant.ids.category : filter.categories,
    prices: meant.price ? [...filter.prices, meant.price.range] : filter.prices,
  };
  const words = [...meant.words, ...inside.flatMap(({ text }) => keywordWords(text))];
  const question = withWords({ ...read, question: { ...read.question, filter: named } }, words);
  return { understood, question, price: meant.price };
};

const byWords = (read: Read, keyword: string): Reading => {
  const words = keywordWords(keyword);
  const filter = words.length === 0 ? { ...read.question.filter, ...nothing } : read.question.filter;
  const question = withWords({ ...read, question: { ...read.question, filter } }, words);
  return { understood: [], question, price: null };
};

const countFound = ({ index }: Catalogue, { question }: Reading): number =>
  index.answer({ ...question, limit: 0 }).total;

// A word that comes near some word of a product is meant for that, before it is for an alias.
const forgivenIn = ({ catalogue: { index }, isTyping }: Read): Forgives => ({
  color: (word) => !isTyping && !index.knows(word),
  alias: (word) => word.length > 2 && !isFiller(word) && index.readWords([word], isTyping).flat().length === 0,
});

// A word that nobody knows leaves nothing to any facet.
const isHopeless = ({ question }: Reading): boolean => question.filter.products?.length === 0;

const readWith = (read: Read, keyword: string, price: SaidPrice | null): Reading => {
  const { catalogue } = read;
  const named: Reading[] = [];
  for (const forgives of [strict, forgivenIn(read)]) {
    const reading = byNames(read, understand(catalogue.dictionary, keyword, forgives, price));
    if (reading.understood.length === 0) continue;
    if (countFound(catalogue, reading) > 0) return reading;
    named.push(reading);
  }
  const words = byWords(read, keyword);
  if (countFound(catalogue, words) > 0) return words;
  return named.find((reading) => !isHopeless(reading)) ?? named[0] ?? words;
};

/**
 * Takes a keyword for names and a price where it holds any, then for names that it only comes near, then for words, each
 * only where that finds something; where none does, for the names again, so that the facets go on saying what else there
 * is. What some product says is no error, nor is a word that `isTyping`: its beginning counts. Nor are bare numbers a price
 * where some product says them: 'socks 6-10'.
 */
export const readKeyword = (
  catalogue: Catalogue,
  question: ListingQuestion,
  keyword: string,
  isTyping = false,
): Reading => {
  if (keyword === '') return { question, understood: [], price: null };
  const read = { catalogue, question, isTyping };
  const price = findPrice(keyword);
  if (price?.isBare) {
    const said = readWith(read, keyword, null);
    if (countFound(catalogue, said) > 0) return said;
  }
  return readWith(read, keyword, price);
};

// A price is one thing to ask for, however many words it takes.
const keywordParts = (keyword: string): string[] => {
  const price = findPrice(keyword)?.text;
  return price ? [...keywordWords(keyword.replace(price, ' ')), price] : keywordWords(keyword);
};

/**
 * Answers a listing with a keyword. The keyword is read as names and a price where
 * it holds any; where that finds nothing, every word of it is looked for as it is.
 * Where that finds nothing either, the answer still says what was understood.
 */
export const search = (catalogue: Catalogue, question: ListingQuestion, keyword: string): SearchAnswer => {
  if (keyword === '') return { ...answerListing(catalogue, question), asked: question.filter };
  const reading = readKeyword(catalogue, question, keyword);
  const answer = answerListing(catalogue, reading.question, reading.price);
  const found = { ...answer, asked: reading.question.filter, understood: reading.understood };
  if (answer.total > 0) return found;
  const total = (keyword: string): number => countFound(catalogue, readKeyword(catalogue, question, keyword));
  const nearest = nearestKeyword(keywordParts(keyword), total);
  return nearest === null ? found : { ...found, nearest };
};
