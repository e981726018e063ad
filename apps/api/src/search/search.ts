import type { Understanding } from '@wearfolio/contracts/catalogue';
import { saleTraits } from '@wearfolio/contracts/listing/traits';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import type { Term } from '@wearfolio/listing-index/term';
import { isPlausible } from '@wearfolio/query/corrections';
import { type Answered, inRounds, sharedAnswers } from '@wearfolio/query/in-rounds';
import type { Part } from '@wearfolio/query/parts';
import { findPrice } from '@wearfolio/query/prices';
import { asPlainWords, readQuery } from '@wearfolio/query/read-query';
import { anyText } from '@wearfolio/query/reading';
import { placedWords, textOf } from '@wearfolio/query/words';
import { askIndex, type ListingAnswer } from '../engine/answer/ask-index.ts';
import type { ListingQuestion } from '../engine/answer/listing-filter.ts';
import { bucketOf, type PriceOption } from '../engine/answer/price-facet.ts';
import type { Category } from '../engine/dictionary.ts';
import { findFirstMatches } from '../engine/find-first-matches.ts';
import type { Catalogue } from '../engine/follow-listing.ts';
import type { RequestedColors } from '../products/product-card.ts';
import { nearFilter } from './near.ts';
import { emptyQuestion, isOutranked, isWord, type Plan, planAll, planQuestion, strictPlan } from './plan.ts';
import { hasUnwantedOnly, isBareNumber, isFar, type Relaxed, relax } from './relax.ts';

/**
 * The typed keyword, and the texts of the parts that the shopper switched off or on. `isExact` leaves out what does not
 * match all of it.
 */
export type Keyword = { text: string; off: readonly string[]; on: readonly string[]; isExact?: boolean };

/**
 * A listing's answer. For a keyword it adds the parts, those dropped, those that only the first products match
 * (`beyond`), the number of products that match everything, the number before those that match less, and the words that
 * the shop does not know. `asked` are the requested colors, from filter or words, which cards show first.
 */
export type SearchAnswer = ListingAnswer & {
  asked: RequestedColors;
  understood?: Understanding[];
  relaxed?: Understanding[];
  beyond?: Understanding[];
  complete?: number;
  leading?: number;
  unknown?: string[];
};

/**
 * One interpretation of a keyword: its question, parts and dropped parts. `near` is the filter of the second part, which
 * includes the first (behavior.md#search-near-matches); null if there is none.
 */
export type Reading = Pick<Relaxed, 'relaxed' | 'beyond' | 'complete'> & {
  question: ListingQuestion;
  parts: Part[];
  near: ListingFilter | null;
  /** How many products come before those that match less. */
  leading: number;
  /** The words that no product, brand or table knows, as typed. */
  unknown: string[];
};

// A range includes both ends, unless a price option has this name (behavior.md#listing-price-buckets).
const asBucket = (part: Part): Part => {
  if (part.meaning.is !== 'price' || part.meaning.range.below === null) return part;
  const { from, below } = part.meaning.range;
  const bucket = bucketOf({ from, below: below - 1 });
  return bucket ? { ...part, name: bucket.name, meaning: { is: 'price', range: bucket.range } } : part;
};

const priceOption = (part: Part | undefined): PriceOption | null => {
  if (part?.meaning.is !== 'price') return null;
  const { name, meaning } = part;
  return { value: name, name, range: meaning.range, ...bucketOf(meaning.range) };
};

const isSameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The score bonus of products for adults when the search names no audience. */
export const adultBonus = 1;

const isKids = ({ path }: Category): boolean => path === 'kids' || path.startsWith('kids/');

const isKind = ({ kind, isNot }: Part): boolean => kind === 'kind' && !isNot;

// What no result may be, however much else is dropped: a child's dress for 'wedding guest dress', unless the search says
// so or the shopper is in a category, and leather for 'vegan bag'.
const withoutUnfit = (
  { filter, ...question }: ListingQuestion,
  categories: readonly Category[],
  parts: readonly Part[],
): ListingQuestion => {
  const wanted = parts.filter(({ isNot }) => !isNot);
  const isAdult = wanted.some((part) => part.isAdult) && !wanted.some(({ kind }) => kind === 'audience');
  const kids = { ...anyText([]), categories: categories.filter(isKids).map(({ id }) => id) };
  const unfit = wanted.flatMap(({ kind, meaning }) =>
    kind === 'word' && meaning.is === 'thing' && meaning.none ? [meaning.none] : [],
  );
  const none = [...filter.none, ...unfit, ...(isAdult && !filter.categories ? [kids] : [])];
  return { ...question, filter: { ...filter, none } };
};

const preferAdults = (categories: readonly Category[], parts: readonly Part[]): Term[] => {
  const kids = new Set(categories.filter(isKids).map(({ id }) => id));
  // School items are for kids.
  const suitsKids = ({ kind, meaning }: Part): boolean =>
    kind === 'word' && meaning.is === 'thing' && (meaning.wider?.categories ?? []).some((id) => kids.has(id));
  if (parts.some((part) => !part.isNot && (part.kind === 'audience' || suitsKids(part)))) return [];
  const tops = categories.filter(({ level, slug }) => level === 1 && slug !== 'kids').map(({ id }) => id);
  return [{ same: [], near: [], categories: tops, bonus: adultBonus }];
};

/**
 * Two words are one name when at least this many titles contain both, and this share of the titles with the second also
 * contain the first.
 */
const fewestOfName = 3;
const shareOfName = 0.8;

/** The parts of a keyword, its plain words, and a function that counts a plan's products within a question. */
type Parts = {
  all: Part[];
  plain: () => Promise<Part[]>;
  totalIn: (question: ListingQuestion) => (plan: Plan) => Promise<number>;
};

const answersByEngine = new WeakMap<ListingEngine, Answered>();

// Suggestions read a dozen searches of the same words.
const answersOf = (index: ListingEngine): Answered => {
  const answered = answersByEngine.get(index) ?? sharedAnswers();
  answersByEngine.set(index, answered);
  return answered;
};

const readParts = async (
  { index, dictionary }: Catalogue,
  question: ListingQuestion,
  { text, off }: Omit<Keyword, 'on'>,
  isTyping: boolean,
): Promise<Parts> => {
  const isTyped = (word: string): boolean => isTyping && text.trimEnd().toLowerCase().endsWith(word);
  const meaningsOf = async (word: string): Promise<string[]> => {
    const [meant = []] = await index.readWords([word], isTyped(word));
    return isTyped(word) || (await index.knows(word)) ? meant : meant.filter((other) => isPlausible(word, other));
  };
  const plain = { ...question, sort: 'newest', limit: 0 } as const;
  const totalIn: Parts['totalIn'] = (asked) => async (plan) => {
    const counted = planQuestion({ ...asked, limit: 0 }, [], plan);
    return (await index.answer({ ...counted, sort: 'newest' })).total;
  };
  const titlesWith = async (words: string): Promise<number> =>
    (await index.answer({ ...plain, filter: { ...openFilter, all: [{ ...anyText([]), titles: [words] }] } })).total;
  const areName = async (first: string, second: string): Promise<boolean> => {
    const [both, all] = await Promise.all([titlesWith(`${first} ${second}`), titlesWith(second)]);
    return both >= fewestOfName && both >= shareOfName * all;
  };
  const asked = { knows: (word: string) => index.knows(word), meaningsOf, areName };
  // A word that is being typed has more meanings.
  const reading = inRounds(asked, isTyping ? undefined : answersOf(index));
  const read = (takesBare: boolean): Promise<Part[]> =>
    reading((known) => readQuery({ vocabulary: dictionary, known, isTyping, takesBare }, text, off).map(asBucket));
  const asWords = await read(false);
  const price = findPrice(text);
  const isTitle = async (numbers: string, plan: Plan): Promise<boolean> => {
    const titled = { ...anyText([]), titles: [textOf(numbers)] };
    const { filter } = question;
    return (await totalIn({ ...question, filter: { ...filter, all: [...filter.all, titled] } })(plan)) > 0;
  };
  // Numbers in product names are not prices: 'socks 6-10'.
  const isSaid = !price?.isBare || (await isTitle(price.text, strictPlan(asWords)));
  const all = isSaid ? asWords : await read(true);
  return { all, plain: () => reading((known) => asPlainWords({ vocabulary: dictionary, known }, all)), totalIn };
};

/** The parts of a keyword, and whether any product matches all of them. Nothing is dropped. */
export const readComplete = async (catalogue: Catalogue, text: string): Promise<{ parts: Part[]; isMet: boolean }> => {
  const question = { filter: openFilter, sort: 'relevance', offset: 0, limit: 0 } as const;
  const { all } = await readParts(catalogue, question, { text, off: [] }, false);
  const { filter } = planQuestion(question, [], strictPlan(all));
  return { parts: all, isMet: all.length > 0 && (await catalogue.index.finds(filter)) };
};

/**
 * Reads a keyword and decides what to show. Drops a part that conflicts with a filter of the same facet or with the
 * path (behavior.md#search-reading). With `isTyping`, the last word also matches as a prefix.
 */
export const readKeyword = async (
  catalogue: Catalogue,
  asked: ListingQuestion,
  { text, off, on, isExact = false }: Keyword,
  isTyping = false,
): Promise<Reading> => {
  const { dictionary, index } = catalogue;
  const { atOnce } = index.capabilities;
  const { all: read, plain, totalIn } = await readParts(catalogue, asked, { text, off }, isTyping);
  const question = withoutUnfit(asked, dictionary.categories, read);
  const total = totalIn(question);
  if (read.length === 0) {
    const isEmpty = text !== '' && placedWords(text).length === 0;
    return {
      question: isEmpty ? emptyQuestion(question) : question,
      parts: [],
      near: null,
      leading: 0,
      unknown: [],
      relaxed: [],
      beyond: [],
      complete: 0,
    };
  }
  const forced = (part: Part): boolean => on.some((one) => isSameText(one, part.text));
  type Tried = Relaxed & { all: Part[]; parts: Part[]; outranked: Part[] };
  const relaxed = async (all: Part[], isForced = forced): Promise<Tried> => {
    const outranked = all.filter((part) => isOutranked(part, question.filter));
    const parts = all.filter((part) => !outranked.includes(part));
    const commonness = (part: Part): Promise<number> => total(strictPlan([part]));
    const given = { parts, forced: isForced, total, fills: !isTyping, commonness, atOnce };
    return { all, parts, outranked, ...(await relax(given)) };
  };
  const finds = async ({ plans }: Relaxed): Promise<boolean> =>
    (await findFirstMatches(plans, 1, atOnce, async (plan) => (await total(plan)) > 0)).length > 0;
  const asRead = await relaxed(read);
  // A meaning without products may still be words in a product's text.
  const isAnswered = on.length > 0 || (await finds(asRead)) || (await hasUnwantedOnly({ parts: read, total }));
  const said = isAnswered ? [] : await plain();
  // The kind is what the search is about; in words, the last of them: an 'eye shadow' may be called a shadow.
  const kinds = new Set(
    read.filter(isKind).flatMap(({ text }) => [textOf(text), placedWords(text).at(-1)?.word ?? '']),
  );
  const isAbout = (part: Part): boolean => forced(part) || kinds.has(textOf(part.text));
  const asSaid = said.length > 0 ? await relaxed(said, isAbout) : asRead;
  const { all, parts, outranked, plans, ...found } = (await finds(asSaid)) ? asSaid : asRead;
  const shown = isExact ? [strictPlan(parts)] : plans;
  const near = isExact || isTyping ? null : await findNear(question, { parts, plans: shown, forced, total });
  return {
    question: planAll(question, parts, shown, preferAdults(dictionary.categories, all)),
    parts: all,
    near,
    unknown: read.filter(({ isUnknown, isNot }) => isUnknown && !isNot).map(({ text }) => text),
    leading: await total(shown[0] ?? strictPlan(parts)),
    relaxed: [...outranked, ...found.relaxed],
    beyond: found.beyond,
    complete: outranked.length > 0 ? 0 : found.complete,
  };
};

/** Products that match only a word are near matches if at most this share of the products has the word. */
const rareShare = 0.05;

const everything: Plan = { senses: new Map(), isLoose: false };

type Planned = {
  parts: readonly Part[];
  plans: readonly Plan[];
  forced: (part: Part) => boolean;
  total: (plan: Plan) => Promise<number>;
};

const findNear = async (
  question: ListingQuestion,
  { parts, plans, forced, total }: Planned,
): Promise<ListingFilter | null> => {
  if (plans.some(isFar)) return null;
  const words = parts.filter((part) => isWord(part) && !isBareNumber(part));
  const [all = 0, ...counts] = await Promise.all(
    words.length > 0 ? [everything, ...words.map((word) => strictPlan([word]))].map(total) : [],
  );
  const isRare = (count: number): boolean => count > 0 && count <= rareShare * all;
  const rare = new Set(words.filter((_, at) => isRare(counts[at] ?? 0)));
  return nearFilter(question, parts, plans, { rare, forced });
};

/**
 * The question of a listing's page: what matches the most, then the near matches. Orders other than 'relevance' have no
 * tiers but these two.
 */
export const askedBy = ({ question, near }: Pick<Reading, 'question' | 'near'>): ListingQuestion => {
  const { sort, filter, first = [] } = question;
  const tiers = near ? [...first, filter] : first;
  return { ...question, filter: near ?? filter, first: sort === 'relevance' ? tiers : tiers.slice(0, 1) };
};

const kindOf = {
  brand: 'brand',
  store: 'store',
  color: 'color',
  shade: 'color',
  size: 'size',
  price: 'price',
  kind: 'category',
  audience: 'audience',
  sale: 'sale',
  stock: 'stock',
  order: 'sort',
  word: 'word',
} as const satisfies Record<Part['kind'], Understanding['kind']>;

const valuesOf = (part: Part): string[] => {
  const { meaning, isNot } = part;
  if (isNot) return [];
  if (meaning.is === 'price') return [priceOption(part)?.value ?? ''];
  if (meaning.is === 'sale') return [String(saleTraits[0].id)];
  return 'ids' in meaning ? meaning.ids.map(String) : [];
};

// behavior.md#search-redaction: a word with an at sign may be an address.
const redact = (text: string): string => text.replace(/\S*@\S*/g, '[redacted]');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const understandingOf = (part: Part): Understanding => ({
  kind: kindOf[part.kind],
  name: redact(part.kind === 'word' ? capitalized(part.name) : part.name),
  text: redact(part.text),
  values: valuesOf(part),
});

/** Whether to report a part. A plain word that is the whole keyword is not reported. */
const isReported = ({ kind, isNot }: Part, _at: number, { length }: readonly Part[]): boolean =>
  kind !== 'word' || isNot || length > 1;

// A search for 'cheapest' asks for a sort order.
const inWantedOrder = ({ merchandise, ...question }: ListingQuestion): ListingQuestion =>
  merchandise && question.sort === 'relevance' ? { ...question, merchandise } : question;

/** Answers a listing with a keyword, relaxed as needed. */
export const findMatches = async (
  catalogue: Catalogue,
  question: ListingQuestion,
  keyword: Keyword,
): Promise<SearchAnswer> => {
  if (keyword.text === '') return { ...(await askIndex(catalogue, question)), asked: question.filter };
  const reading = await readKeyword(catalogue, question, keyword);
  const price = priceOption(reading.parts.find((part) => part.meaning.is === 'price'));
  const answer = await askIndex(catalogue, inWantedOrder(askedBy(reading)), price);
  return {
    ...answer,
    asked: reading.question.first?.[0] ?? reading.question.filter,
    understood: reading.parts.filter(isReported).map(understandingOf),
    relaxed: answer.total > 0 ? reading.relaxed.map(understandingOf) : [],
    beyond: reading.beyond.map(understandingOf),
    complete: reading.complete,
    leading: reading.leading,
    unknown: reading.unknown,
  };
};
