import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { ListingEngine } from '@wearfolio/listing/engine';
import type { FacetCounts } from '@wearfolio/listing/facets';
import { openFilter } from '@wearfolio/listing/filter';
import { Memory } from '@wearfolio/listing/memory';

/** What a customer's favorites are filtered, counted and sorted by; the price in cents, times in milliseconds. */
export type SavedProduct = {
  id: number;
  store: number;
  brand: number;
  category: number;
  price: number | null;
  /** What its store quotes, in hundredths of that currency. */
  quoted: number | null;
  currency: string;
  isOnSale: boolean;
  /** When its price last dropped; null where it did not lately, or cannot be bought. */
  droppedAt: number | null;
  /** How many are left of it; null where nobody knows, 0 where it cannot be bought. */
  leftInAll: number | null;
  /** When it last came back after it was sold out; null where it never did. */
  returnedInAll: number | null;
  /** The ids of its colors. */
  colors: number[];
  /** The same of each of these. */
  left: (number | null)[];
  returned: (number | null)[];
};

/** What was made for answers, and is the same for everybody for as long as the catalogue does not change. */
export type Answered = {
  /** Cards as guests see them, by product id. */
  cards: Memory<number, ProductCard>;
  /** Products that somebody saved, shown or not, by id. */
  saved: Memory<number, SavedProduct>;
  /** The facets with their names, by the filter and what a keyword calls its price as JSON. */
  facets: Memory<string, Facets>;
  /** The counts of the last listings whose stores or brands were asked for, all of them, by the filter as JSON. */
  counts: Memory<string, FacetCounts>;
  /** How many products each brand and each store has in all. */
  countAll: () => Promise<Pick<FacetCounts, 'brand' | 'store'>>;
};

/** Some ten thousand cards are the first pages of every listing that anybody looks at; about 40 MB. */
const mostCards = 10_000;
/** Some customers' lists of ten thousand; about 15 MB. */
const mostSaved = 50_000;
const mostFacets = 500;
/** Each may be of 12,000 brands and as many stores. */
const mostCounts = 10;

export const emptyAnswered = (index: ListingEngine): Answered => {
  let all: Promise<FacetCounts> | null = null;
  const forget = (): void => {
    all = null;
  };
  return {
    cards: new Memory({ most: mostCards }),
    saved: new Memory({ most: mostSaved }),
    facets: new Memory({ most: mostFacets }),
    counts: new Memory({ most: mostCounts }),
    countAll: () => {
      if (!all) {
        all = index.facets(openFilter, []);
        all.catch(forget);
      }
      return all;
    },
  };
};
