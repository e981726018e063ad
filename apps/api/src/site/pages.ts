import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Market, pathOfMarket } from '@wearfolio/contracts/content/markets';
import { nowhere } from '@wearfolio/contracts/first-screen';
import type { PlainPage } from '@wearfolio/contracts/listing/page-titles';
import { holdsKey } from '@wearfolio/contracts/partner-key';
import type { Database } from '@wearfolio/database/client';
import { EngineUnavailable } from '@wearfolio/listing-index/engine';
import type { Translate } from '@wearfolio/messages/key';
import { nameIn } from '@wearfolio/messages/names';
import { say } from '@wearfolio/messages/said';
import { translateIn } from '@wearfolio/messages/translate';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { aliases, isPagePath, pageRoutes, plainRoutes } from '../addresses/page-routes.ts';
import type { Catalogue } from '../engine/follow-listing.ts';
import { malformedAddress } from '../http/address.ts';
import { RequestRefused, standardWait } from '../http/errors.ts';
import { freshness, holdsTag, ownReply, tagOf, varyBy } from '../http/freshness.ts';
import type { Search } from '../search/note-search.ts';
import type { Env } from '../settings/env.ts';
import { countVisits } from './count-visits.ts';
import { compareMetadata } from './metadata/compare-metadata.ts';
import { listingMetadata, movedListing } from './metadata/listing-metadata.ts';
import { ownTextMetadata } from './metadata/own-text-metadata.ts';
import type { MakeMetadata, PageMetadata, PageRequest } from './metadata/page-metadata.ts';
import {
  homeMetadata,
  missingMetadata,
  notFoundMetadata,
  plainMetadata,
  quickViewDemoMetadata,
} from './metadata/plain-metadata.ts';
import { movedProduct, productMetadata } from './metadata/product-metadata.ts';
import { sharedListMetadata } from './metadata/shared-list-metadata.ts';
import { termsMetadata } from './metadata/terms-metadata.ts';
import { codeOf, readManifest } from './page-code.ts';
import { repliesOf } from './page-html.ts';
import { type FirstScreens, firstScreens } from './screen/first-screens.ts';
import type { ReadyPage } from './screen/kept-pages.ts';
import { loadRenderer } from './screen/load-renderer.ts';
import { screenUrl } from './screen/screen-url.ts';
import { allowLook, followShell, hasTerms, type Shell, type ShellOptions } from './shell.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The page of a request's market without metadata. Null when the pages are not built. */
    barePage: (request: FastifyRequest) => string | null;
  }
}

type Kind = keyof typeof pageRoutes;

/** The canonical path and query of a page requested at another address, or null. */
type FindMoved = (shop: { db: Database; catalogue: Catalogue }, asked: PageRequest) => Promise<string | null>;

/** The metadata and the source file of each kind of page. */
const kinds: Record<Kind, { makeMetadata: MakeMetadata; findMoved?: FindMoved; source: string }> = {
  home: { makeMetadata: homeMetadata, source: 'src/pages/home.tsx' },
  listing: { makeMetadata: listingMetadata, findMoved: movedListing, source: 'src/pages/listing.tsx' },
  product: {
    makeMetadata: productMetadata,
    findMoved: movedProduct,
    source: 'src/pages/product.tsx',
  },
  ownText: { makeMetadata: ownTextMetadata, source: 'src/pages/texts/own-text.tsx' },
  quickViewDemo: { makeMetadata: quickViewDemoMetadata, source: 'src/pages/quick-view-demo.tsx' },
};

// Pages with more metadata than a title, or that may be missing.
const ownFaces: Partial<Record<PlainPage, MakeMetadata>> = {
  sharedList: sharedListMetadata,
  terms: termsMetadata,
  compare: compareMetadata,
};

// A path with a parameter is many pages, none of them canonical.
const plainKinds = Object.entries(plainRoutes).map(
  ([page, { paths, source, isIndexed = false, isSecret = false, isRead = false, saysWhatIsMissing = false }]) => ({
    page,
    paths,
    isSecret,
    isRead,
    saysWhatIsMissing,
    findMoved: undefined,
    source: `src/pages/${source}.tsx`,
    makeMetadata:
      ownFaces[page as PlainPage] ??
      plainMetadata(page as PlainPage, paths.find((path) => !path.includes(':')) ?? null, isIndexed),
  }),
);

const fillIn = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const splitUrl = (url: string): [path: string, query: string] => {
  const [path = '', query = ''] = (url.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  return [path, query];
};

// The original address, before `checkAddress` rewrote it.
const wantsPage = ({ method, originalUrl }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && isPagePath(splitUrl(originalUrl)[0]);

type Options = ShellOptions & Pick<Env, 'webDir' | 'publicUrl' | 'firstScreens'>;

const sendHtml = (reply: FastifyReply, status: number, html: string | Buffer): FastifyReply =>
  reply.code(status).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html);

// When the database does not respond, the page only loses its metadata. A listing that cannot be read must not be indexed.
const bareStatus = (error: unknown): number => (error instanceof EngineUnavailable ? 503 : 200);

const sendBare = (reply: FastifyReply, status: number, html: string): FastifyReply => {
  if (status === 503) reply.header('Retry-After', standardWait);
  return sendHtml(reply, status, html);
};

/** Sends the smallest encoding of a page that the browser accepts. */
const sendReady = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { whole, brotli }: ReadyPage,
): FastifyReply => {
  varyBy(reply, 'Accept-Encoding');
  if (!/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? ''))
    return sendHtml(reply, status, whole);
  return sendHtml(reply.header('Content-Encoding', 'br'), status, brotli);
};

/** Whether the page's script requests the data of the first screen. */
const wantsData = ({ headers }: FastifyRequest): boolean => headers.accept === 'application/json';

/** Not cached: a browser would show it in place of the page, which has the same address. */
const sendData = (reply: FastifyReply, made: string, metadata: PageMetadata): FastifyReply =>
  reply
    .header('Cache-Control', ownReply)
    .type('application/json; charset=utf-8')
    .send(`{"made":${JSON.stringify(made)},"replies":${repliesOf(metadata)}}`);

/** The catalogues of all markets by prefix; none where all have the same offers. */
const cataloguesOf = (app: FastifyInstance): Map<string, Catalogue> => {
  const markets = [null, ...app.markets()];
  if (markets.every((market) => app.destinationOf(market) === null)) return new Map();
  return new Map(markets.map((market) => [market?.prefix ?? '', app.catalogueIn(market)]));
};

/** The shell in the language and for the market of a request. */
type ShellOf = (request: FastifyRequest) => Shell;

/** The routes of the web app's pages, rendered into its `shell`. */
const knownPages: FastifyPluginAsync<Options & { shell: ShellOf; screens: FirstScreens }> = async (
  app,
  { shell, screens, ...options },
) => {
  const { webDir, publicUrl } = options;
  const manifest = await readManifest(webDir);

  const askFor = async (market: Market | null, path: string): Promise<string | null> => {
    const asked = market ? `${path}${path.includes('?') ? '&' : '?'}market=${market.prefix}` : path;
    const { statusCode, body } = await app.inject(asked);
    return statusCode === 200 ? body : null;
  };

  const askedBy = (request: FastifyRequest): PageRequest => ({
    params: request.params as Record<string, string>,
    query: new URLSearchParams(splitUrl(request.url)[1]),
  });

  const metadataOf = (makeMetadata: MakeMetadata, request: FastifyRequest): Promise<PageMetadata | null> => {
    // The page request has already counted it.
    const noteSearch = (search: Search) => (wantsData(request) ? undefined : app.noteSearch(request, search));
    const identity = app.identity();
    const asked = askedBy(request);
    const locale = request.locale;
    const shop = {
      t: translateIn(locale),
      nameOf: nameIn(locale),
      db: app.db,
      readDb: app.readDb,
      catalogue: app.catalogueIn(request.market),
      catalogues: cataloguesOf(app),
      noteSearch,
      publicUrl: publicUrl + pathOfMarket(request.market),
      identity,
      currency: identity.currency,
      ask: (path: string) => askFor(request.market, path),
    };
    return makeMetadata(shop, asked);
  };

  const sendWithScreen = async (
    html: string,
    request: FastifyRequest,
    reply: FastifyReply,
    metadata: PageMetadata,
    settings: Shell['settings'],
  ): Promise<FastifyReply> => {
    // A page has the same tag with and without its first screen.
    const tag = tagOf(html);
    varyBy(reply, 'Accept');
    if (wantsData(request)) return sendData(reply, tag, metadata);
    reply.header('ETag', tag);
    if (holdsTag(request.headers['if-none-match'], tag)) return sendHtml(reply, 200, html);
    const url = screenUrl(request.url);
    const locale = request.locale;
    const asked = { url, firstData: metadata.firstData, settings, locale };
    const page = await screens({ html, tag, isDataLate: true }, asked);
    return page ? sendReady(request, reply, 200, page) : sendHtml(reply, 200, html);
  };

  await app.register(freshness);
  countVisits(app);
  const specialKinds = (Object.keys(kinds) as Kind[]).map((kind) => ({
    findMoved: undefined,
    ...kinds[kind],
    paths: pageRoutes[kind],
    isSecret: false,
    isRead: true,
    saysWhatIsMissing: false,
  }));
  const withTerms = plainKinds.map((kind) => {
    const makeMetadata: MakeMetadata = async (shop, asked) =>
      hasTerms(app, options) ? kind.makeMetadata(shop, asked) : null;
    return kind.page === 'terms' ? { ...kind, makeMetadata } : kind;
  });
  for (const { makeMetadata, findMoved, source, paths, isSecret, isRead, saysWhatIsMissing } of [
    ...specialKinds,
    ...withTerms,
  ]) {
    const code = codeOf(manifest, source);
    const sendMissing = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      if (saysWhatIsMissing) {
        const metadata = missingMetadata(translateIn(request.locale), app.identity().name);
        return sendHtml(reply, 404, shell(request).writer(code)(metadata));
      }
      reply.callNotFound();
      return reply;
    };
    const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const moved = await findMoved?.(
        { db: app.readDb(), catalogue: app.catalogueIn(request.market) },
        askedBy(request),
      ).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Sent a page without looking whether it moved');
        return null;
      });
      if (moved) return reply.header('Cache-Control', 'no-cache').redirect(pathOfMarket(request.market) + moved, 301);
      if (isSecret) reply.header('Referrer-Policy', 'no-referrer');
      const metadata = await metadataOf(makeMetadata, request).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Sent a page without metadata');
        return bareStatus(error);
      });
      const { html, settings, writer } = shell(request);
      if (typeof metadata === 'number') return sendBare(reply, metadata, html);
      if (metadata === null) return sendMissing(request, reply);
      const page = writer(code)(metadata);
      if (!isRead) return sendHtml(reply, 200, page);
      return sendWithScreen(page, request, reply, metadata, settings);
    };
    for (const url of paths) app.get(url, show);
  }
  for (const [alias, path] of Object.entries(aliases)) {
    app.get(alias, async ({ params, market }, reply) =>
      reply.redirect(pathOfMarket(market) + fillIn(path, params as Record<string, string>), 308),
    );
  }
};

/**
 * Serves the web app's HTML at every route with the page's metadata and first data. Other addresses get the same HTML
 * with status 404, or JSON below `/api`.
 */
export const pages = async (app: FastifyInstance, options: Options): Promise<void> => {
  const built = await readFile(join(options.webDir, 'index.html'), 'utf8').catch(() => null);
  const shellOf = built === null ? null : followShell(app, built, options);
  const shell: ShellOf | null = shellOf && ((request) => shellOf({ locale: request.locale, market: request.market }));
  allowLook(app);
  const screens = firstScreens({
    render: options.firstScreens === 'on' ? await loadRenderer(options.webDir) : null,
    metrics: app.metrics,
    onError: (error) => app.log.warn({ err: error }, 'Sent a page without its first screen'),
  });
  app.decorate('barePage', (request) => shell?.(request).html ?? null);
  if (shell !== null) await app.register(knownPages, { ...options, shell, screens });

  app.all(malformedAddress, (request, reply) => {
    if (holdsKey(request.originalUrl))
      throw new RequestRefused(
        400,
        'Send the key as a header, Authorization: Bearer KEY, and ask the shop for a new one',
      );
    if (wantsPage(request)) return reply.callNotFound();
    throw new RequestRefused(400, 'The address is malformed');
  });

  const code = codeOf(await readManifest(options.webDir), 'src/pages/not-found.tsx');
  const makeMetadata = async (t: Translate, market: Market | null): Promise<PageMetadata> =>
    notFoundMetadata(t, app.identity().name, { readDb: app.readDb, catalogue: app.catalogueIn(market) });
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new RequestRefused(404, say('replies.notFound'));
    if (shell === null) throw new RequestRefused(404, 'The pages are not built');
    const locale = request.locale;
    const t = translateIn(locale);
    const metadata = await makeMetadata(t, request.market).catch(() => notFoundMetadata(t, app.identity().name, null));
    const { settings, writer } = shell(request);
    const bare = writer(code)(metadata);
    // One cached page for all unknown addresses.
    const asked = { url: `/${nowhere}`, firstData: metadata.firstData, settings, locale };
    const page = await screens({ html: bare, tag: tagOf(bare), isDataLate: false }, asked);
    return page ? sendReady(request, reply, 404, page) : sendHtml(reply, 404, bare);
  });
};
