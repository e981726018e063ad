import { isTaken } from '@wearfolio/contracts/content/taken-prefixes';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { codeCache, forgetKept, forgetMessage, keptAt, personalCache } from './caches.ts';

// The service worker (behavior.md#shell-offline). With a connection, pages and replies always come from the shop, so a
// new version of the shop shows at the next navigation. A new version of this worker waits until all tabs are closed.

/** The first parts of paths, within a market, of pages that anyone may see, and of My Favorites, whose page names nobody. */
const pages: ReadonlySet<string> = new Set([
  ...['', 'about', 'aboutUs', 'accessibility', 'brand', 'browse', 'compare', 'my-favourite', 'page', 'privacy-policy'],
  ...['product', 'ranking', 'search', 'shop', 'store', 'terms'],
]);

/** The prefix of the market to which an address belongs; empty for the first one. */
const marketOf = ({ pathname }: URL): string => {
  const [, first = ''] = pathname.split('/');
  return isTaken(first) ? '' : first;
};

const isPage = (url: URL): boolean => {
  const [, ...parts] = url.pathname.split('/');
  return pages.has(parts[marketOf(url) === '' ? 0 : 1] ?? '');
};

/** Calls that pages of the shop need to show products, and the customer's own lists. */
const calls =
  /^\/api\/(?:productList|brandList|storeList|brand|store|colors|categories|product|disclosure|homepage|content|wear|search\/popular|favorites|followed-brands|my-sizes)(?:\/|$)/;

/** Files whose content never changes at their address. */
const code = /^\/assets\//;
const pictures = /^\/(?:pictures|store-pictures|shop-pictures)\//;

/** Files that the operator may replace. */
const replaceable = /^\/(?:icons|content\/pictures)\//;

const pagesCache = 'pages';
const dataCache = 'data';

// The same address has a page and its data; the caches tell them apart, not the header. Modules name an origin.
const matchOptions = { ignoreVary: true };

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

/** What is kept in a cache of the latest page of a market. */
const latestIn = async (cache: string, { url }: Request): Promise<Response | undefined> => {
  const market = marketOf(new URL(url));
  const pages = await (await caches.open(pagesCache)).keys();
  const latest = pages.findLast((page) => marketOf(new URL(page.url)) === market);
  return latest && (await caches.open(cache)).match(latest.url, matchOptions);
};

const root = /(<div id="root">).*(<\/div>)(?=\s*<script)/s;

/**
 * Stands for a page that was not kept: the latest page of its market without what that shows. The script of the shop then
 * shows what it can at this address, and that there is no connection.
 */
const withFrame: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const page = await latestIn(pagesCache, request);
    return page && new Response((await page.text()).replace(root, '$1$2'), { headers: page.headers });
  },
};

/** The replies of the page that gives the frame, such as the menu. */
const withDataOfFrame: WorkboxPlugin = { handlerDidError: ({ request }) => latestIn(dataCache, request) };

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

const accepts = (request: Request, type: string): boolean => request.headers.get('accept')?.includes(type) === true;

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isPage(url) && accepts(request, 'text/html'),
  new NetworkFirst({ cacheName: pagesCache, matchOptions, plugins: [keep(30), markPage, withFrame] }),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isPage(url) && request.headers.get('accept') === 'application/json',
  new NetworkFirst({ cacheName: dataCache, matchOptions, plugins: [keep(30), withDataOfFrame] }),
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
