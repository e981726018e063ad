import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';
import { openFilter } from '@wearfolio/listing/filter';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Dictionary } from '../listing/dictionary.ts';
import type { Catalogue } from '../listing/follow-listing.ts';
import { hasProducts } from './complete.ts';
import { readPopular } from './queries.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** What was often searched for in the last 30 days, the most often first; read again after ten minutes. */
    oftenSearched: () => Promise<readonly string[]>;
  }
}

const keepMs = 10 * 60 * 1000;

/** `app.oftenSearched`. Without a database it tells what was known last, else nothing: suggestions are no reason to fail. */
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

/** How many popular searches are shown. */
const most = 8;

const knownKinds = new WeakMap<Dictionary, string[]>();

const largestKinds = ({ index, dictionary }: Catalogue): string[] => {
  const known = knownKinds.get(dictionary);
  if (known) return known;
  const totals = new Map<string, number>();
  for (const { id, name, level } of dictionary.categories) {
    if (level < 3) continue;
    const filter = { ...openFilter, categories: [id] };
    const { total } = index.answer({ filter, sort: 'newest', offset: 0, limit: 0 });
    if (total > 0) totals.set(fold(name), (totals.get(fold(name)) ?? 0) + total);
  }
  const kinds = [...totals].sort(([, one], [, other]) => other - one).map(([name]) => name);
  knownKinds.set(dictionary, kinds);
  return kinds;
};

/**
 * Searches for a shopper who found nothing: what others often search for (`often`) as far as products meet all of it, so that
 * no private words are shown; then the kinds with the most products.
 */
export const popularSearches = (catalogue: Catalogue, often: readonly string[]): string[] => {
  const found = often
    .values()
    .filter((query) => hasProducts(catalogue, query))
    .take(most)
    .toArray();
  return [...new Set([...found, ...largestKinds(catalogue)])].slice(0, most);
};
