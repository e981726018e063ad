import type { Market } from '@wearfolio/contracts/content/markets';
import type { MenuDraft } from '@wearfolio/contracts/content/menu-draft';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import { MarketEngine } from '@wearfolio/listing-index/market-engine';
import { say } from '@wearfolio/messages/said';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../http/errors.ts';
import type { Env } from '../settings/env.ts';
import { followCatalogue } from './follow-catalogue.ts';
import type { Catalogue, ListingFigures } from './follow-listing.ts';
import { destinationAmong, viewOf } from './market-view.ts';
import { inMenu } from './menu.ts';
import { createReplyCache } from './reply-cache.ts';
import { shelvesOf } from './shelves.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The current catalogue, with the offers of all markets. Throws 503 until it has been read for the first time. */
    catalogue: () => Catalogue;
    /** The catalogue of a market: `catalogue` with the offers that ship there (behavior.md#markets-offers). */
    catalogueIn: (market: Market | null) => Catalogue;
    /** Where the offers of a market must ship to. Null when it has all offers, in the shop's currency. */
    destinationOf: (market: Market | null) => Destination | null;
    /** Resolves when everything committed before the call is in the catalogue. */
    refreshCatalogue: () => Promise<void>;
    /** The last listing change that this process includes. */
    listingChange: () => number;
    /** The state of the catalogue, for monitoring. */
    catalogueFigures: () => Promise<ListingFigures>;
  }
}

// A dictionary of its own, because what is derived from the names is cached by it.
const inMarket = (whole: Catalogue, destination: Destination, markets: number, moneyRate: () => number): Catalogue => {
  const index = new MarketEngine(whole.index, viewOf(destination));
  const { saved } = whole;
  return {
    ...whole,
    ...createReplyCache(index, markets),
    saved,
    index,
    dictionary: { ...whole.dictionary, moneyRate },
    destination,
  };
};

/** Adds `app.catalogue()`, which answers listings and follows the database at `url`. */
export const catalogue = plugin<{ url: string; env: Pick<Env, 'listing' | 'searchEngine'> }>(
  async (app, { url, env }) => {
    const follower = await followCatalogue({
      url,
      env,
      onError: (error) => app.log.warn({ err: error }, 'Could not follow the listing; trying again'),
    });
    const shelves = shelvesOf({
      published: (key) => app.published(key),
      publishedKeys: () => app.publishedKeys(),
    });
    // Replies are cached with the names of categories, so a new menu starts new caches.
    const arranged = new WeakMap<Catalogue, { menu: MenuDraft; catalogue: Catalogue }>();
    const arrange = (current: Catalogue, menu: MenuDraft): Catalogue => {
      const before = arranged.get(current);
      if (before?.menu === menu) return before.catalogue;
      const { index, dictionary } = current;
      const categories = inMenu(dictionary.categories, menu);
      const cache = before ? createReplyCache(index) : {};
      const made = { ...current, ...cache, dictionary: { ...dictionary, categories }, shelves };
      arranged.set(current, { menu, catalogue: made });
      return made;
    };
    app.decorate('catalogue', () => {
      const current = follower.current();
      if (!current) throw new RequestRefused(503, say('replies.catalogLoading'));
      return arrange(current, shelves.menu());
    });
    app.decorate('destinationOf', (market) => destinationAmong(app.identity(), app.markets(), market));
    const ofMarkets = new WeakMap<Catalogue, Map<string, Catalogue>>();
    app.decorate('catalogueIn', (market) => {
      const whole = app.catalogue();
      const destination = app.destinationOf(market);
      if (!destination) return whole;
      const known = ofMarkets.get(whole) ?? new Map<string, Catalogue>();
      ofMarkets.set(whole, known);
      const key = JSON.stringify(destination);
      const { currency } = destination;
      const moneyRate = () => (currency === undefined ? 1 : (app.marketRate(currency) ?? 1));
      const made = known.get(key) ?? inMarket(whole, destination, 1 + app.markets().length, moneyRate);
      known.set(key, made);
      return made;
    });
    app.decorate('refreshCatalogue', follower.refresh);
    app.decorate('listingChange', follower.changeNumber);
    app.decorate('catalogueFigures', follower.figures);
    app.addHook('onClose', follower.close);
  },
);
