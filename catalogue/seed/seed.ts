import { makeUpStyles } from '@wearfolio/database/seed/made-up-styles';
import { seedRows } from '@wearfolio/database/seed/seed-rows';
import { seedStores } from '@wearfolio/database/seed/stores';
import { thousands } from '../format.ts';
import { importRows } from '../import/import-feed.ts';
import { readStyles } from './styles-csv.ts';

export type Seed = {
  url: string;
  /** How many products; by default every style once. */
  products?: number | undefined;
  /** Path of a styles.csv; without one the styles are made up. */
  from?: string | undefined;
  storeCount: number;
  /** The catalogue's currency, in which the made-up prices are; 'USD' by default. */
  currency?: string | undefined;
  signal?: AbortSignal | undefined;
  say: (line: string) => void;
};

/**
 * Fills the catalogue with exactly that many products over invented stores,
 * through the same path as any feed. The same call gives the same catalogue.
 * Returns how many products there are now of these stores. Throws Refused for a
 * file that is no styles.csv.
 */
export const seedCatalogue = async ({
  url,
  products,
  from,
  storeCount,
  currency = 'USD',
  signal,
  say,
}: Seed): Promise<number> => {
  const styles = from === undefined ? makeUpStyles() : await readStyles(from);
  const count = products ?? styles.length;
  const plan = { styles, products: count, stores: seedStores(Math.min(storeCount, count)), currency };
  let seeded = 0;
  for (const store of plan.stores) {
    say(`Seeding ${store}`);
    const { plan: counts } = await importRows({
      url,
      store,
      currency,
      source: from ?? 'seed',
      events: () => seedRows(plan, store),
      shipping: 'Free shipping over $50',
      // A smaller seed after a larger one is meant, and so are its prices.
      maxShrink: 1,
      acceptJumps: true,
      reportsDir: null,
      signal,
      say: () => undefined,
    });
    say(`  ${thousands(counts.products)} products`);
    seeded += counts.products;
  }
  return seeded;
};
