import {
  addDeskStore,
  getStoreFeed,
  listDeskFeeds,
  listRejects,
  previewFeed as previewCall,
  runStoreFeed,
  scheduleStoreFeed,
} from '@wearfolio/contracts/desk-feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../../env.ts';
import { RequestRefused } from '../../request/errors.ts';
import { messages } from '../messages.ts';
import { findRejects, listFeeds } from './feed-list-queries.ts';
import { addStore, findStoreFeed, previewFeed, runFeed, setRhythm } from './feed-queries.ts';

type Options = Pick<Env, 'feedPrivateHosts'> & { databaseUrl: string };

/** Stores' feeds, for staff who may read. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listDeskFeeds,
    handler: ({ query }) => listFeeds(app.db, app.catalogue().countAll().store, query),
  });

  app.route({
    ...listRejects,
    handler: async ({ query: { id, page } }) => {
      const found = await findRejects(app.db, id, page);
      if (!found) throw new RequestRefused(404, messages.noImport);
      return found;
    },
  });

  app.route({
    ...getStoreFeed,
    handler: async ({ query }) => {
      const data = await findStoreFeed(app.db, app.catalogue().countAll().store, query.id);
      if (!data) throw new RequestRefused(404, messages.noStore);
      return { data };
    },
  });
};

type Said = { currency: string; audience: string; category: string; link: string; mapping: string };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestRefused(400, messages.noMapping, { mapping: [messages.noMapping] });
  }
};

// The catalogue reads what is in it.
const settingsOf = ({ mapping, ...said }: Said) => ({
  ...said,
  ...(mapping !== '' && { mapping: readJson(mapping) as never }),
});

/** Seconds for which a feed is fetched to be looked at. */
const previewSeconds = 20;

/** Changes of stores and their feeds, for editors. */
export const feedChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { databaseUrl, feedPrivateHosts: privateHosts } = options;
  app.route({
    ...previewCall,
    handler: async ({ body: { name: store, url: feedUrl, ...said } }) => {
      const settings = settingsOf(said);
      const asked = {
        url: databaseUrl,
        feedUrl,
        store,
        settings,
        currency: app.identity().currency,
        privateHosts,
        seconds: previewSeconds,
      };
      const { isWhole, cards, ...seen } = await previewFeed(asked);
      return {
        data: {
          ...seen,
          is_whole: isWhole,
          cards: cards.map(({ retailPrice, ...card }) => ({ ...card, retail_price: retailPrice })),
        },
      };
    },
  });

  app.route({
    ...addDeskStore,
    handler: async ({ staff, body: { name, url: feedUrl, rhythm, ...said } }) => {
      const store = { name, feedUrl, rhythm, settings: settingsOf(said) };
      const id = await addStore(databaseUrl, staff, store, privateHosts);
      return { message: messages.storeAdded(name), data: { id } };
    },
  });

  app.route({
    ...runStoreFeed,
    handler: async ({ staff, body }) => {
      await runFeed(databaseUrl, staff, body.id);
      return { message: messages.fetching };
    },
  });

  app.route({
    ...scheduleStoreFeed,
    handler: async ({ staff, body: { id, rhythm } }) => {
      await setRhythm(databaseUrl, staff, id, rhythm);
      return { message: rhythm === null ? messages.paused : messages.scheduled };
    },
  });
};
