import type { IncomingMessage } from 'node:http';
import { marketsKey } from '@wearfolio/contracts/content/content-body';
import { type Market, publishedMarkets, splitMarket } from '@wearfolio/contracts/content/markets';
import { languageNameOf } from '@wearfolio/messages/language-name';
import { defaultLocale, isLocale, type Locale } from '@wearfolio/messages/locales';
import { say } from '@wearfolio/messages/said';
import plugin from 'fastify-plugin';
import type { Env } from '../../settings/env.ts';
import { refuseField } from '../errors.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** All markets but the first, which is the shop itself (behavior.md#markets-prefix). The same object until they change. */
    markets: () => readonly Market[];
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyRequest {
    /** The market of the request; null for the first one. */
    market: Market | null;
    /** The language of the reply: that of the market, at the desk that of the device. */
    locale: Locale;
  }
}

const none: readonly Market[] = [];

/** The country and the language of a market, named in that language. */
export const nameOfMarket = ({ country, language }: Pick<Market, 'country' | 'language'>): string =>
  [new Intl.DisplayNames(language, { type: 'region' }).of(country), languageNameOf(language)].join(' · ');

/** The markets of pages whose address named one, until the request has been routed. */
const ofRaw = new WeakMap<IncomingMessage, Market>();

/**
 * The address without the prefix of a market, for the router. Only paths for which `isPage` is true have one:
 * `/de/api/...` is no address of the API.
 */
export const withoutMarket = (
  markets: readonly Market[],
  raw: IncomingMessage,
  url: string,
  isPage: (path: string) => boolean,
): string => {
  if (markets.length === 0) return url;
  const { market, path } = splitMarket(markets, url);
  if (!market || !isPage(path.split(/[?#]/, 1)[0] ?? '')) return url;
  ofRaw.set(raw, market);
  return path;
};

const findNamed = (markets: readonly Market[], prefix: unknown): Market => {
  const found = markets.find((market) => market.prefix === prefix);
  if (!found) throw refuseField('market', say('replies.noMarket'), 'invalid');
  return found;
};

/** The language that `?locale=` tries a page out in, also by its calls; null for most. */
const triedBy = (url: string): Locale | null => {
  const asked = /[?&]locale=([\w-]+)/.exec(url)?.[1];
  return isLocale(asked) ? asked : null;
};

/**
 * `app.markets`, `request.market` and `request.locale`. A page names its market in its address, a call of the API with
 * `market=`. An unknown one is refused with 400.
 */
export const markets = plugin<Pick<Env, 'isProduction'>>(async (app, { isProduction }) => {
  let known: unknown = null;
  let now = none;
  app.decorate('markets', () => {
    const draft = app.published(marketsKey);
    if (known !== draft) {
      known = draft;
      // A newer version of the shop may have published what this one does not understand.
      now = publishedMarkets.safeParse(draft).data?.markets ?? none;
    }
    return now;
  });
  app.decorateRequest('market', null);
  app.decorateRequest('locale', defaultLocale);
  app.addHook('onRequest', async (request) => {
    request.market = ofRaw.get(request.raw) ?? null;
    const { market } = request.query as { market?: unknown };
    if (market !== undefined && request.url.startsWith('/api/')) request.market = findNamed(app.markets(), market);
    request.locale = (isProduction ? null : triedBy(request.originalUrl)) ?? request.market?.language ?? defaultLocale;
  });
});
