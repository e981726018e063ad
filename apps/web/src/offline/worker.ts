import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { codeCache, forgetKept, forgetMessage, keptAt, personalCache } from './caches.ts';

// The service worker (behavior.md#shell-offline). With a connection, pages and replies always come from the shop, so a
// new version of the shop shows at the next navigation. A new version of this worker waits until all tabs are closed.

/**
 * The first parts of the paths of pages that anyone may see, after the prefix of a market (never the desk), and of My Favorites, whose
 * page has nothing personal.
 */
const pages =
  /^(?:\/(?!(?:ops|api|docs|out|login|signup|shared|profile)\/)[a-z]{2}[a-z\d-]*)?\/(?:(?:browse|shop|brand|store|search|product|compare|page|about|aboutUs|privacy-policy|ranking|accessibility|terms|new-in|sale|my-favourite)(?:\/|$)|$)/;

/** Calls that pages of the shop need to show products, and the customer's own lists. */
const calls =
  /^\/api\/(?:productList|brandList|storeList|brand|store|colors|categories|product|disclosure|homepage|content|wear|search|favorites|followed-brands|my-sizes)(?:\/|$)/;

/** Files whose content never changes at their address. */
const code = /^\/assets\//;
const pictures = /^\/(?:pictures|store-pictures|shop-pictures)\//;

/** Files that the operator may replace. */
const replaceable = /^\/(?:icons|content\/pictures)\//;

/** How often everything was forgotten. What was requested before must not be kept afterwards. */
let forgotten = 0;

addEventListener('message', ({ data }) => {
  if (data !== forgetMessage) return;
  forgotten += 1;
  void forgetKept();
});

/** Keeps the latest `most` entries of a cache, and nothing that was requested before everything was forgotten. */
const keep = (most: number): WorkboxPlugin => ({
  handlerWillStart: async ({ state }) => {
    if (state) state.forgotten = forgotten;
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.forgotten === forgotten ? response : null,
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (state?.forgotten !== forgotten) {
      await caches.delete(cacheName);
      return;
    }
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  },
});

/** Keeps only what the shop lets browsers keep for a day: the placeholder of a picture that is still to come is not. */
const isLasting: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /immutable|max-age=\d{5}/.test(response.headers.get('cache-control') ?? '') ? response : null,
};

const timeOf = (response: Response): string => response.headers.get('date') ?? '';

/** Marks a kept reply with when it was received. */
const markReply: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set(keptAt, timeOf(cachedResponse));
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

/** Marks a kept page likewise, where its script can read it. */
const markPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const html = await cachedResponse.text();
    const mark = `<meta name="${keptAt}" content="${timeOf(cachedResponse)}" />`;
    const { headers } = cachedResponse;
    return new Response(
      html.replace('</title>', (end) => end + mark),
      { status: cachedResponse.status, headers },
    );
  },
};

/** Ends with the session: the server no longer knows the token. */
const endWithSession: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 401) {
      forgotten += 1;
      await forgetKept();
    }
    return response;
  },
};

// The same address has a page and its data; the caches tell them apart, not the header. Modules name an origin.
const matchOptions = { ignoreVary: true };

const accepts = (request: Request, type: string): boolean => request.headers.get('accept')?.includes(type) === true;

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && pages.test(url.pathname) && accepts(request, 'text/html'),
  new NetworkFirst({ cacheName: 'pages', matchOptions, plugins: [keep(30), markPage] }),
);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && pages.test(url.pathname) && request.headers.get('accept') === 'application/json',
  new NetworkFirst({ cacheName: 'data', matchOptions, plugins: [keep(30)] }),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && calls.test(url.pathname) && request.headers.has('token'),
  new NetworkFirst({ cacheName: personalCache, matchOptions, plugins: [keep(100), markReply, endWithSession] }),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && calls.test(url.pathname) && !request.headers.has('token'),
  new NetworkFirst({ cacheName: 'replies', matchOptions, plugins: [keep(100), markReply] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && pictures.test(url.pathname),
  new CacheFirst({ cacheName: 'pictures', matchOptions, plugins: [keep(200), isLasting] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && replaceable.test(url.pathname),
  new NetworkFirst({ cacheName: 'pictures', matchOptions, plugins: [keep(200)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && code.test(url.pathname),
  new CacheFirst({ cacheName: codeCache, matchOptions, plugins: [keep(300)] }),
);

// The first page, which came without the worker, is kept too.
clientsClaim();
