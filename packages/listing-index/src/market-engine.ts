import type { Capabilities, ListingEngine, Stretch } from './engine.ts';
import type { Explained } from './explain.ts';
import type { FacetCounts } from './facets.ts';
import { type AnyOf, type ListingFilter, openFilter, type PriceRange } from './filter.ts';
import type { Answer, Question } from './listing-index.ts';
import { isAlone } from './traits.ts';
import { formsOf } from './word-forms.ts';

/**
 * The offers of a market: those with all traits of `wanted` and none of `unwanted`. `traits` maps traits of questions to
 * those that offers have in this market. `country` is the number of the country of prices with delivery, if not the
 * shop's.
 */
export type MarketView = {
  wanted: readonly number[];
  unwanted: readonly number[];
  traits: ReadonlyMap<number, number>;
  country?: number;
};

const havingTrait = (trait: number): AnyOf => ({
  ...{ categories: [], titles: [], texts: [], within: null },
  traits: [trait],
});

const ownOf = ({ traits }: MarketView, asked: readonly number[]): number[] =>
  asked.map((trait) => traits.get(trait) ?? trait);

const translateAny = (view: MarketView, any: AnyOf): AnyOf => ({
  ...any,
  ...(any.traits && { traits: ownOf(view, any.traits) }),
  ...(any.or && { or: translateAny(view, any.or) }),
});

const translate = (view: MarketView, filter: ListingFilter): ListingFilter => {
  if (view.traits.size === 0) return filter;
  return {
    ...filter,
    traits: ownOf(view, filter.traits),
    all: filter.all.map((any) => translateAny(view, any)),
    none: filter.none.map((any) => translateAny(view, any)),
    ...(filter.within && { within: translate(view, filter.within) }),
  };
};

/** A filter that matches what the given one would match if only the offers of the market existed. */
export const inMarket = (view: MarketView, filter: ListingFilter): ListingFilter => {
  const { all, none, ...rest } = translate(view, filter);
  return {
    ...rest,
    all: [...view.wanted.map(havingTrait), ...all],
    none: [...view.unwanted.map(havingTrait), ...none],
  };
};

/**
 * An engine that answers as if only the offers of a market existed: its cards, counts and orders are those of offers
 * that ship there. Words keep their weight in the whole catalogue, and their corrections come from all of it.
 */
export class MarketEngine implements ListingEngine {
  readonly capabilities: Capabilities;
  readonly #engine: ListingEngine;
  readonly #view: MarketView;
  readonly #names: ReadonlyMap<number, number>;

  constructor(engine: ListingEngine, view: MarketView) {
    this.capabilities = engine.capabilities;
    this.#engine = engine;
    this.#view = view;
    this.#names = new Map([...view.traits].map(([asked, own]) => [own, asked]));
  }

  answer(question: Question): Promise<Answer> {
    return this.#engine.answer(this.#ask(question));
  }

  listOffers(filter: ListingFilter, stretch: Stretch): Promise<Answer> {
    return this.#engine.listOffers(inMarket(this.#view, filter), stretch);
  }

  finds(filter: ListingFilter): Promise<boolean> {
    return this.#engine.finds(inMarket(this.#view, filter));
  }

  async facets(filter: ListingFilter, buckets: readonly PriceRange[]): Promise<FacetCounts> {
    // Counting those of all countries took a sixth of a listing's time.
    const isWanted = (trait: number): boolean => !isAlone(trait) || this.#names.has(trait);
    const counts = await this.#engine.facets(inMarket(this.#view, filter), buckets, isWanted);
    const named = [...counts.trait].flatMap(([trait, count]) =>
      this.#view.traits.has(trait) || !isWanted(trait) ? [] : [[this.#names.get(trait) ?? trait, count] as const],
    );
    return { ...counts, trait: new Map(named) };
  }

  countCategories(filter: ListingFilter, categories: readonly number[]): Promise<Map<number, number>> {
    return this.#engine.countCategories(inMarket(this.#view, filter), categories);
  }

  explain(question: Question): Promise<Explained[]> {
    return this.#engine.explain(this.#ask(question));
  }

  readWords(words: readonly string[], isTyping: boolean): Promise<string[][]> {
    return this.#engine.readWords(words, isTyping);
  }

  async knows(word: string): Promise<boolean> {
    return (await this.#engine.knows(word)) && this.finds({ ...openFilter, words: [formsOf(word)] });
  }

  checkReady(): Promise<void> {
    return this.#engine.checkReady();
  }

  #ask({ filter, first, ...question }: Question): Question {
    const { country } = this.#view;
    return {
      ...question,
      filter: inMarket(this.#view, filter),
      ...(first && { first: first.map((one) => inMarket(this.#view, one)) }),
      ...(country !== undefined && { country }),
    };
  }
}
