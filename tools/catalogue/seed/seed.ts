import { makeUpStyles } from '@wearfolio/database/seed/made-up-styles';
import { seedRows } from '@wearfolio/database/seed/seed-rows';
import { seedStores } from '@wearfolio/database/seed/stores';
import { thousands } from '../format.ts';
import { importRows } from '../import/import-feed.ts';
import { readStyles } from './styles-csv.ts';

export type Seed = {
  url: string;
  /** Number of products; by default one per style. */
  products?: number | undefined;
  /** Path of a styles.csv; without one, styles are generated. */
  from?: string | undefined;
  storeCount: number;
  /** The catalogue's currency, used for the generated prices; 'USD' by default. */
  currency?: string | undefined;
  signal?: AbortSignal | undefined;
  say: (line: string) => void;
};

/**
 * Fills the catalogue with exactly this many products of generated stores, through the import. The same call produces
 * the same catalogue. Returns the number of products of these stores. Throws Refused for a file that is not a
 * styles.csv.
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
      // A smaller seed after a larger one is intentional, and so are its prices.
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
