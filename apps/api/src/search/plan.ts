import { type AnyOf, type ListingFilter, openFilter, type PriceRange } from '@wearfolio/listing-index/filter';
import type { Term } from '@wearfolio/listing-index/term';
import type { Part } from '@wearfolio/query/parts';
import { anyText } from '@wearfolio/query/reading';
import type { ListingQuestion } from '../engine/answer/listing-filter.ts';

/**
 * How strictly a part is applied: in full; in a wider sense; also to products that only contain the words; or also to
 * what its last word names; or to everything in the surrounding category; or to titles with its last word. Each
 * but the last finds more than the one before.
 */
export type Sense = 'strict' | 'wide' | 'said' | 'head' | 'widest' | 'loose';

/**
 * How strictly a question applies each part of a keyword. Missing parts are not applied. `isLoose`: any one word is
 * enough.
 */
export type Plan = { senses: ReadonlyMap<Part, Sense>; isLoose: boolean };

/** Applies all these parts in full. */
export const strictPlan = (parts: readonly Part[]): Plan => ({
  senses: new Map(parts.map((part) => [part, 'strict'])),
  isLoose: false,
});

// 'Women' inside a category for men.
const isElsewhere = ({ categories, within }: AnyOf, path: ListingFilter['categories']): boolean =>
  path !== null && path.length > 0 && !path.some((id) => categories.includes(id) || within?.includes(id));

/**
 * When a facet or the path conflicts with the words, the shopper's filter takes precedence
 * (behavior.md#search-reading).
 */
export const isOutranked = ({ kind, meaning, isNot }: Part, filter: ListingFilter): boolean => {
  if (isNot) return false;
  const clashes = (chosen: readonly number[], ids: readonly number[]): boolean =>
    chosen.length > 0 && !ids.every((id) => chosen.includes(id));
  if (meaning.is === 'brand') return clashes(filter.brands, meaning.ids);
  if (meaning.is === 'store') return clashes(filter.stores, meaning.ids);
  if (meaning.is === 'color') return clashes(filter.colors, meaning.ids);
  if (meaning.is === 'size') return clashes(filter.sizes, meaning.ids);
  if (kind === 'audience' && meaning.is === 'thing') return isElsewhere(meaning.any, filter.categories);
  if (meaning.is !== 'price' || filter.prices.length === 0) return false;
  const { from, below } = meaning.range;
  return !filter.prices.some((range) => range.from === from && range.below === below);
};

const unite = (left: readonly number[], right: readonly number[]): number[] => [...new Set([...left, ...right])];

// No size of the catalogue has this name.
const nothing: Partial<ListingFilter> = { products: [] };

// Like a color, an excluded color applies to variants: a product that also comes in another one is an answer.
const withoutPart = (filter: ListingFilter, { meaning, name }: Part): ListingFilter => {
  if (meaning.is === 'color') return { ...filter, withoutColors: unite(filter.withoutColors, meaning.ids) };
  if (meaning.is === 'thing') return { ...filter, none: [...filter.none, meaning.any] };
  if (meaning.is !== 'brand' && meaning.is !== 'store') return filter;
  const text = name.replace(/^Not /, '').toLowerCase();
  const ids = meaning.is === 'brand' ? { brands: meaning.ids } : { stores: meaning.ids };
  return { ...filter, none: [...filter.none, { ...anyText([text]), ...ids }] };
};

const withIds = (
  filter: ListingFilter,
  facet: 'brands' | 'stores' | 'colors' | 'sizes',
  chosen: readonly number[],
  ids: readonly number[],
): ListingFilter => {
  if (ids.length === 0) return { ...filter, ...nothing };
  return chosen.length > 0 ? filter : { ...filter, [facet]: unite(filter[facet], ids) };
};

const facetOf = { brand: 'brands', store: 'stores', color: 'colors', size: 'sizes' } as const;

/** Either of two alternatives. */
export const withOr = (one: AnyOf, other: AnyOf): AnyOf => ({ ...one, or: one.or ? withOr(one.or, other) : other });

/** What a thing means in a sense. */
export const inSense = (
  { any, wider, said, head, widest }: Extract<Part['meaning'], { is: 'thing' }>,
  sense: Sense,
): AnyOf => {
  if (sense === 'widest') return widest ?? any;
  const full = wider && sense !== 'strict' ? { ...wider, or: any } : any;
  const titles = said?.titles ?? [];
  if (sense === 'said' || (sense === 'head' && !head)) return { ...anyText([]), titles, or: full };
  // 'Climbing' is no rope: only the last word of a name says what it is.
  if (sense === 'loose' && head !== null)
    return { ...anyText([]), titles: titles.flatMap((text) => text.split(' ').at(-1) ?? []), or: full };
  return head && sense === 'head' ? { ...anyText([]), titles, or: withOr(head, full) } : full;
};

/** A known value, or the words in the text, because a feed may not have colors or brands in their own columns. */
export const knownOrSaid = (meaning: Named, texts: readonly string[]): AnyOf => ({
  ...anyText(texts),
  ...(meaning.is === 'size' ? {} : { [`${meaning.is}s`]: meaning.ids }),
});

type Named = Extract<Part['meaning'], { ids: readonly number[] }>;

/** How far above or below a requested price products are still shown, as a fraction. */
const priceMargin = 0.25;

const wider = ({ from, below }: PriceRange): PriceRange => ({
  from: Math.floor(from * (1 - priceMargin)),
  below: below === null ? null : Math.ceil(below * (1 + priceMargin)),
});

const withPart = (filter: ListingFilter, part: Part, sense: Sense, chosen: ListingFilter): ListingFilter => {
  const { meaning, isNot, term } = part;
  if (isNot) return withoutPart(filter, part);
  if ('ids' in meaning && sense === 'said')
    return { ...filter, all: [...filter.all, knownOrSaid(meaning, term?.same ?? [])] };
  switch (meaning.is) {
    case 'brand':
    case 'store':
    case 'color':
    case 'size':
      return withIds(filter, facetOf[meaning.is], chosen[facetOf[meaning.is]], meaning.ids);
    case 'price':
      return chosen.prices.length > 0
        ? filter
        : { ...filter, prices: [...filter.prices, sense === 'strict' ? meaning.range : wider(meaning.range)] };
    case 'thing': {
      const any = inSense(meaning, sense);
      return {
        ...filter,
        all: [...filter.all, any],
        none: meaning.none ? [...filter.none, meaning.none] : filter.none,
      };
    }
    case 'sale':
      return { ...filter, isOnSale: true };
    case 'stock':
      return { ...filter, isInStock: true };
    default:
      return filter;
  }
};

// A shade is a required word, in addition to the palette color that it belongs to.
const textsOf = (part: Part, sense: Sense): readonly string[] | null => {
  if (part.isNot) return null;
  if (part.meaning.is === 'words') return part.meaning.texts;
  return part.kind === 'shade' && sense === 'strict' ? (part.term?.same ?? null) : null;
};

/** A word without another meaning. */
export const isWord = ({ kind, isNot }: Part): boolean => kind === 'word' && !isNot;

// Products with any of some words. A word that names their category need not be in their text.
const anyWord = (parts: readonly Part[]): AnyOf => {
  const said = parts.flatMap(({ meaning }) => (meaning.is === 'words' ? meaning.texts : []));
  const things = parts.flatMap(({ meaning }) => (meaning.is === 'thing' ? [meaning.any] : []));
  return {
    ...anyText([...said, ...things.flatMap(({ texts }) => texts)]),
    categories: things.flatMap(({ categories }) => categories),
  };
};

/** The terms that parts add to the ranking, with names for the desk: terms of parts, then of single words. */
export const termsOf = (parts: readonly Part[]): { name: string; term: Term }[] => [
  ...parts.flatMap(({ name, term }) => (term ? { name, term } : [])),
  ...parts.flatMap(({ isNot, wordTerms = [] }) =>
    isNot ? [] : wordTerms.map((term) => ({ name: `"${term.same[0] ?? ''}"`, term })),
  ),
];

/**
 * The question that a plan makes, with the shopper's filters. Its terms are those of all `parts`, so products that
 * match more of them come first.
 */
export const planQuestion = (
  question: ListingQuestion,
  parts: readonly Part[],
  { senses, isLoose }: Plan,
  preferred: readonly Term[] = [],
): ListingQuestion => {
  const asked = [...senses];
  const loose = isLoose ? asked.filter(([part]) => isWord(part)) : [];
  const rest = asked.filter((one) => !loose.includes(one));
  const asAsked = rest.reduce((sum, [part, sense]) => withPart(sum, part, sense, question.filter), question.filter);
  const filter =
    loose.length > 0 ? { ...asAsked, all: [...asAsked.all, anyWord(loose.map(([part]) => part))] } : asAsked;
  const words = rest.flatMap(([part, sense]) => {
    const texts = textsOf(part, sense);
    return texts ? [texts] : [];
  });
  const order = asked.find(([{ meaning }]) => meaning.is === 'order')?.[0].meaning;
  const sort = question.sort === 'relevance' && order?.is === 'order' ? order.sort : question.sort;
  const terms = [...termsOf(parts).map(({ term }) => term), ...preferred];
  return { ...question, sort, terms, filter: { ...filter, words: [...filter.words, ...words] } };
};

// Products that show a color or name a kind that the search excludes, though not as their own, come after the others.
const withoutTraces = (question: ListingQuestion, { senses }: Plan): ListingQuestion | null => {
  const traces = [...senses.keys()].flatMap(({ isNot, kind, meaning }): AnyOf[] => {
    if (!isNot) return [];
    if (meaning.is === 'color') return [{ ...anyText([]), colors: meaning.ids }];
    return kind === 'kind' && meaning.is === 'thing' ? [anyText(meaning.any.titles)] : [];
  });
  const { filter } = question;
  return traces.length > 0 ? { ...question, filter: { ...filter, none: [...filter.none, ...traces] } } : null;
};

/** The question of several plans. Matches of earlier plans come first. */
export const planAll = (
  question: ListingQuestion,
  parts: readonly Part[],
  plans: readonly Plan[],
  preferred: readonly Term[],
): ListingQuestion => {
  const questions = plans.map((plan) => planQuestion(question, parts, plan, preferred));
  const [strictest] = questions;
  const [plan] = plans;
  const purest = plan && strictest?.sort === 'relevance' ? withoutTraces(strictest, plan) : null;
  const ordered = purest ? [purest, ...questions] : questions;
  return { ...(ordered.at(-1) ?? question), first: ordered.slice(0, -1).map(({ filter }) => filter) };
};

/** The question of a keyword without words: it matches nothing. */
export const emptyQuestion = (question: ListingQuestion): ListingQuestion => ({
  ...question,
  filter: { ...openFilter, ...nothing },
});
