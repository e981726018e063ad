import type { Facets, ProductCard } from '@wearfolio/contracts/catalogue';
import type { FacetCounts } from '@wearfolio/listing/facets';
import { openFilter } from '@wearfolio/listing/filter';
import type { ListingIndex } from '@wearfolio/listing/listing-index';
import { Memory } from '@wearfolio/listing/memory';

/** What was made for answers, and is the same for everybody for as long as the catalogue does not change. */
export type Answered = {
  /** Cards as guests see them, by product id. */
  cards: Memory<number, ProductCard>;
  /** The facets with their names, by the filter and what a keyword calls its price as JSON. */
  facets: Memory<string, Facets>;
  /** The counts of the last listings whose stores or brands were asked for, all of them, by the filter as JSON. */
  counts: Memory<string, FacetCounts>;
  /** How many products each brand and each store has in all. */
  countAll: () => Pick<FacetCounts, 'brand' | 'store'>;
};

/** Some ten thousand cards are the first pages of every listing that anybody looks at; about 40 MB. */
const mostCards = 10_000;
const mostFacets = 500;
/** Each may be of 12,000 brands and as many stores. */
const mostCounts = 10;

export const emptyAnswered = (index: ListingIndex): Answered => {
  let all: FacetCounts | null = null;
  return {
    cards: new Memory({ most: mostCards }),
    facets: new Memory({ most: mostFacets }),
    counts: new Memory({ most: mostCounts }),
    countAll: () => {
      all ??= index.facets(openFilter, []);
      return all;
    },
  };
};
