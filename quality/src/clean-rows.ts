import { newStore } from '@wearfolio/feeds/cleaning-rules';
import { type CleaningRules, type FeedMapping, FeedRefused, readFeed } from '@wearfolio/feeds/read-feed';
import type { CleanRow } from '@wearfolio/feeds/row';

// The figures do not depend on prices, so all currencies have the same rate.
const currencies = new Set(Intl.supportedValuesOf('currency'));

const rulesFor = (store: string, knownBrands: ReadonlyMap<string, string>): CleaningRules => ({
  currency: 'USD',
  currencies,
  categories: new Map(),
  colors: new Map(),
  brands: new Map(),
  mediaBase: null,
  // Some extracts name no currency.
  store: { ...newStore(store), currency: 'USD' },
  knownBrands,
});

/**
 * The rows of a feed as a store's first import reads them; if the feed cannot be read to the end, the rows before the
 * error.
 */
export const readCleanRows = async (
  store: string,
  feed: Uint8Array,
  mapping?: FeedMapping,
  knownBrands: ReadonlyMap<string, string> = new Map(),
): Promise<CleanRow[]> => {
  const rows: CleanRow[] = [];
  const bytes = async function* () {
    yield feed;
  };
  const link = 'https://shop.example/products/{id}';
  try {
    for await (const event of readFeed(bytes(), { rules: rulesFor(store, knownBrands), link, mapping })) {
      if (event.type === 'row') rows.push(event.row);
    }
  } catch (error) {
    // An unreadable feed counts as wrong in every fact of every row, unless ops would accept the proposed mapping.
    if (!(error instanceof FeedRefused)) throw error;
    if (error.proposal !== null && mapping === undefined) return readCleanRows(store, feed, error.proposal);
  }
  return rows;
};
