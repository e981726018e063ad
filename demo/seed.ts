import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/catalogue/connection';
import { readCountryIn } from '@wearfolio/catalogue/content/shop-identity';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';
import { changeDelivery } from '@wearfolio/catalogue/stores/delivery-rules';
import { setFeedsOut } from '@wearfolio/catalogue/stores/feeds-out';
import { setSettings } from '@wearfolio/catalogue/stores/store-settings';
import { currency } from '@wearfolio/database/env';
import { categoryMap } from './category-map.ts';
import { spreadFirstSeen } from './first-seen.ts';
import { picturesBase } from './pictures-base.ts';
import { makeUpPrices } from './price-history.ts';
import { publishCollection } from './publish-collection.ts';
import { stores } from './stores.ts';

/** The advisory lock of the seed, distinct from those of migrations and imports. */
const seedLock = 5_170_006;

/** The seed publishes this collection last. If it exists, the seed is complete. */
export const lastCollection = 'summer';

const demoIsNeeded = `
  SELECT NOT EXISTS (SELECT FROM collection WHERE key = $1)
    AND NOT EXISTS (SELECT FROM product JOIN store ON store.id = store_id WHERE store.name <> ALL ($2)) AS needed`;

/**
 * Whether `seedDemo` should run on the migrated database at `url`: no seed is complete, and only the demo's stores have
 * products. An interrupted seed must run again.
 */
export const isDemoNeeded = (url: string): Promise<boolean> =>
  withConnection(url, async (db) => {
    const names = stores.map(({ name }) => name);
    const { rows } = await db.query<{ needed: boolean }>(demoIsNeeded, [lastCollection, names]);
    return rows[0]?.needed ?? false;
  });

/** The number of shown offers of the demo's stores, and of those stores, in the database at `url`. */
export const countDemo = (url: string): Promise<{ offers: number; stores: number }> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ offers: number; stores: number }>(
      `SELECT count(*)::int AS offers, count(DISTINCT store.id)::int AS stores
       FROM listing JOIN store ON store.id = store_id
       WHERE active AND store.name = ANY ($1)`,
      [stores.map(({ name }) => name)],
    );
    return rows[0] ?? { offers: 0, stores: 0 };
  });

type Request = { url: string; say: (line: string) => void };

const importStore = ({ slug, name, shippingPolicy }: (typeof stores)[number], url: string) =>
  importFeed({
    url,
    // The demo's prices are the same number in every currency.
    currency,
    settings: { currency },
    source: `${slug}.csv`,
    store: name,
    shipping: shippingPolicy,
    mediaBase: picturesBase,
    categories: categoryMap,
    reportsDir: null,
    format: 'plain-csv',
    bytes: createReadStream(join(import.meta.dirname, 'feeds', `${slug}.csv`)),
    say: () => undefined,
  });

/** Before the import, which then publishes each product once. */
const setUp = async ({ name, delivery, abroad }: (typeof stores)[number], url: string): Promise<void> => {
  await setSettings(url, name, { currency });
  const country = await withConnection(url, readCountryIn);
  const actor = { id: null, email: 'demo' };
  await changeDelivery(url, actor, name, [...abroad, { ...delivery, place: country }]);
  await setFeedsOut(url, actor, name, true);
};

/**
 * Fills the migrated database at `url` with the demo catalogue: imports its eight feeds, sets the order of its
 * products, and adds a year of prices and the collections of the home page. Calls `say` with a line per step.
 * Idempotent, also after an interruption.
 */
export const seedDemo = async ({ url, say }: Request): Promise<void> => {
  for (const [at, store] of stores.entries()) {
    await setUp(store, url);
    await importStore(store, url);
    say(`Demo catalog: ${store.name} (${at + 1} of ${stores.length})`);
  }
  // Loaded lazily, because ordering some 600 products takes nearly a second, which a start without a seed would pay
  // too.
  const { collections, newestOffers } = await import('./collections.ts');
  await withConnection(url, async (db) => {
    const now = new Date();
    await spreadFirstSeen(db, newestOffers, now);
    await makeUpPrices(db, newestOffers, now);
    for (const collection of collections) await publishCollection(db, collection);
  });
  say(`Demo catalog: ${newestOffers.length} offers in ${collections.length} collections`);
};

/**
 * Seeds the demo catalogue if needed. Several processes can call it at the same time: one works, and the others wait
 * and then do nothing.
 */
export const seedWhereNeeded = (request: Request): Promise<void> =>
  withConnection(request.url, async (db) => {
    await db.query('SELECT pg_advisory_lock($1)', [seedLock]);
    if (await isDemoNeeded(request.url)) await seedDemo(request);
  });
