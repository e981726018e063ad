import { hash, randomBytes } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { wantsNoTracking } from '../http/no-tracking.ts';
import { clientKey } from '../http/plugins/rate-limit.ts';
import { loggedKeyword } from './queries.ts';

/** A keyword, and the same shopper's next keyword. */
export type SearchPair = { from: string; to: string };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /**
     * Counts that one search followed another, once a day per network address. Only pairs with five or more a day are
     * stored.
     */
    noteFollowed: (request: FastifyRequest, pair: SearchPair) => void;
  }
}

/** Pairs with fewer shoppers stay in memory and are dropped after the day. */
const fewest = 5;
const dayMs = 24 * 60 * 60 * 1000;
const mostRemembered = 20_000;

const keep = async (db: Database, { from, to }: SearchPair, count: number): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO search_pair (day, "from", "to", count)
    VALUES ((now() AT TIME ZONE 'UTC')::date, ${from}, ${to}, ${count})
    ON CONFLICT (day, "from", "to") DO UPDATE SET count = search_pair.count + excluded.count`;
};

/**
 * `app.noteFollowed`. Counts stay in this process until there are five. Shoppers are remembered in memory only, as
 * hashes with a key that ends with the process.
 */
export const noteFollowed = plugin(async (app) => {
  const key = randomBytes(16).toString('base64url');
  const recent = new LRUCache<string, true>({ max: mostRemembered, ttl: dayMs });
  const counts = new LRUCache<string, number>({ max: mostRemembered, ttl: dayMs, noUpdateTTL: true });

  app.decorate('noteFollowed', (request, said) => {
    if (wantsNoTracking(request)) return;
    const pair = { from: loggedKeyword(said.from), to: loggedKeyword(said.to) };
    if (pair.from === '' || pair.to === '' || pair.from === pair.to) return;
    const today = new Date().toISOString().slice(0, 10);
    const name = JSON.stringify([today, pair.from, pair.to]);
    const print = hash('sha256', `${key}\n${clientKey(request)}\n${name}`, 'base64url');
    if (recent.has(print)) return;
    recent.set(print, true);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count >= fewest) app.afterwards(() => keep(app.db, pair, count === fewest ? fewest : 1));
  });
});
