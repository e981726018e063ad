import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import type { FacetCounts } from '@wearfolio/listing-index/facets';
import { openFilter } from '@wearfolio/listing-index/filter';
import { LRUCache } from 'lru-cache';

/** The fields by which favorites are filtered, counted and sorted. Price in cents, times in ms. */
export type SavedProduct = {
  id: number;
  store: number;
  brand: number;
  category: number;
  price: number | null;
  /** The store's price, in hundredths of its currency. */
  quoted: number | null;
  currency: string;
  isOnSale: boolean;
  /** When its price last dropped. Null without a recent drop, or when it cannot be bought. */
  droppedAt: number | null;
  /** Its total stock. Null when unknown, 0 when it cannot be bought. */
  leftInAll: number | null;
  /** When it last came back in stock, or null. */
  returnedInAll: number | null;
  /** Its color ids. */
  colors: number[];
  /** The stock of each of these colors. */
  left: (number | null)[];
  returned: (number | null)[];
};

/** Cached parts of replies, valid for every client until the catalogue changes. */
export type ReplyCache = {
  /** Guest cards by product id. */
  cards: LRUCache<number, ProductCard>;
  /** Products that customers saved, active or not, by id. */
  saved: LRUCache<number, SavedProduct>;
  /** Facets with names, by the filter and the keyword's price as JSON. */
  facets: LRUCache<string, Facets>;
  /** All store and brand counts of recent listings, by the filter as JSON. */
  counts: LRUCache<string, FacetCounts>;
  /** The number of products of each brand and each store. */
  countAll: () => Promise<Pick<FacetCounts, 'brand' | 'store'>>;
};

/** About ten thousand cards are the first pages of every popular listing: about 40 MB. */
const mostCards = 10_000;
/** The lists of several customers with ten thousand favorites: about 15 MB. */
const mostSaved = 50_000;
const mostFacets = 500;
/** Each entry may have 12,000 brands and as many stores. */
const mostCounts = 10;

/** `share`: one of so many caches of this catalogue. */
export const createReplyCache = (index: ListingEngine, share = 1): ReplyCache => {
  let all: Promise<FacetCounts> | null = null;
  const forget = (): void => {
    all = null;
  };
  return {
    cards: new LRUCache({ max: Math.ceil(mostCards / share) }),
    saved: new LRUCache({ max: mostSaved }),
    facets: new LRUCache({ max: mostFacets }),
    counts: new LRUCache({ max: mostCounts }),
    countAll: () => {
      if (!all) {
        all = index.facets(openFilter, []);
        all.catch(forget);
      }
      return all;
    },
  };
};
