import type { Database } from '@wearfolio/database/client';
import { openFilter } from '@wearfolio/listing-index/filter';
import type { Locale } from '@wearfolio/messages/locales';
import { nameIn } from '@wearfolio/messages/names';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { isUnsorted } from '../engine/answer/category-facet.ts';
import type { Category, Dictionary } from '../engine/dictionary.ts';
import { findFirstMatches } from '../engine/find-first-matches.ts';
import type { Catalogue } from '../engine/follow-listing.ts';
import { hasProducts } from './complete.ts';
import { readPopular } from './queries.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Frequent searches of the last 30 days, most frequent first. Cached for ten minutes. */
    oftenSearched: () => Promise<readonly string[]>;
  }
}

const keepMs = 10 * 60 * 1000;

/**
 * `app.oftenSearched`. Without a database it returns the last known searches or none, because suggestions must not
 * fail.
 */
export const oftenSearched = plugin(async (app) => {
  const read = async (db: Database): Promise<readonly string[]> => readPopular(db);
  const kept = new LRUCache<'all', readonly string[]>({
    max: 1,
    ttl: keepMs,
    fetchMethod: () => read(app.db),
    allowStaleOnFetchRejection: true,
  });
  app.decorate('oftenSearched', async () => (await kept.fetch('all').catch(() => undefined)) ?? []);
});

/** The number of popular searches to show. */
const most = 8;

const knownKinds = new WeakMap<Dictionary, string[]>();

const largestKinds = async ({ index, dictionary }: Catalogue): Promise<string[]> => {
  const known = knownKinds.get(dictionary);
  if (known) return known;
  const totals = new Map<string, number>();
  const add = async ({ id, name }: Category): Promise<void> => {
    const filter = { ...openFilter, categories: [id] };
    const { total } = await index.answer({ filter, sort: 'newest', offset: 0, limit: 0 });
    if (total > 0) totals.set(name, (totals.get(name) ?? 0) + total);
  };
  await Promise.all(dictionary.categories.filter((one) => one.level > 2 && !isUnsorted(one)).map(add));
  const kinds = [...totals].sort(([, one], [, other]) => other - one).map(([name]) => name);
  knownKinds.set(dictionary, kinds);
  return kinds;
};

/**
 * Suggestions for a search without results: frequent searches (`often`) with products that match all of them, which
 * keeps private words out, then the largest kinds, by their names in the language of the shopper.
 */
export const popularSearches = async (
  catalogue: Catalogue,
  often: readonly string[],
  locale: Locale,
): Promise<string[]> => {
  const { atOnce } = catalogue.index.capabilities;
  const found = await findFirstMatches(often, most, atOnce, (query) => hasProducts(catalogue, query));
  const kinds = (await largestKinds(catalogue)).map(nameIn(locale)).map((name) => name.toLocaleLowerCase(locale));
  return [...new Set([...found, ...kinds])].slice(0, most);
};
