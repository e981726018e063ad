import type { MenuDraft } from '@wearfolio/contracts/content/menu-draft';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../http/errors.ts';
import type { Env } from '../settings/env.ts';
import { followCatalogue } from './follow-catalogue.ts';
import type { Catalogue, ListingFigures } from './follow-listing.ts';
import { inMenu } from './menu.ts';
import { createReplyCache } from './reply-cache.ts';
import { shelvesOf } from './shelves.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The current catalogue. Throws 503 until it has been read for the first time. */
    catalogue: () => Catalogue;
    /** Resolves when everything committed before the call is in the catalogue. */
    refreshCatalogue: () => Promise<void>;
    /** The last listing change that this process includes. */
    listingChange: () => number;
    /** The state of the catalogue, for monitoring. */
    catalogueFigures: () => Promise<ListingFigures>;
  }
}

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
      if (!current) throw new RequestRefused(503, 'The catalog is loading. Please try again in a moment.');
      return arrange(current, shelves.menu());
    });
    app.decorate('refreshCatalogue', follower.refresh);
    app.decorate('listingChange', follower.changeNumber);
    app.decorate('catalogueFigures', follower.figures);
    app.addHook('onClose', follower.close);
  },
);
