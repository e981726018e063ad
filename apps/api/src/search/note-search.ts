import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { wantsNoTracking } from '../http/no-tracking.ts';
import { clientKey } from '../http/plugins/rate-limit.ts';
import { loggedKeyword, recordSearch } from './queries.ts';

/** A keyword and the number of products it found. */
export type Search = { keyword: string; total: number };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Counts a search after the reply is sent. The same search from the same browser counts once in half an hour. */
    noteSearch: (request: FastifyRequest, search: Search) => void;
  }
}

const repeatMs = 30 * 60 * 1000;
const mostRemembered = 20_000;

/**
 * `app.noteSearch`: a reload, Back, another sort order and a signed-in customer's second call are not new searches, and those of a
 * partner are not shoppers'.
 * Shoppers are remembered in memory only, as hashes with a key that ends with the process.
 */
export const noteSearch = plugin(async (app) => {
  const key = randomBytes(16).toString('base64url');
  const recent = new LRUCache<string, true>({ max: mostRemembered, ttl: repeatMs });

  app.decorate('noteSearch', (request, { keyword, total }) => {
    if (wantsNoTracking(request) || request.partner) return;
    const browser = `${clientKey(request)}\n${request.headers['user-agent'] ?? ''}`;
    const print = hash('sha256', `${key}\n${browser}\n${loggedKeyword(keyword)}`, 'base64url');
    if (recent.has(print)) return;
    recent.set(print, true);
    app.countToday('search', total > 0 ? 'found' : 'vain');
    app.afterwards(() => recordSearch(app.db, { keyword, total }));
  });
});
