import { listRejects } from '@wearfolio/contracts/desk-feed-imports';
import { confirmFeedPrices, getFeedPicture, previewFeed as previewCall } from '@wearfolio/contracts/desk-feed-preview';
import {
  addDeskStore,
  getStoreFeed,
  listDeskFeeds,
  runStoreFeed,
  scheduleStoreFeed,
  setStoreTexts,
} from '@wearfolio/contracts/desk-feeds';
import { say } from '@wearfolio/messages/said';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import type { Env } from '../../settings/env.ts';
import { findRejects, listFeeds } from './feed-list-queries.ts';
import {
  addStore,
  confirmPrices,
  findStoreFeed,
  previewFeed,
  runFeed,
  scheduleFeed,
  setTextFeed,
} from './feed-queries.ts';
import { openPreviewPictures } from './preview-picture-queries.ts';
import { toCredentials, toSettings } from './settings.ts';

type Options = Pick<Env, 'feedPrivateHosts' | 'keptFeeds' | 'publicUrl'> & { databaseUrl: string; tokenSecret: string };

/** Stores' feeds. */
export const feedRoutes: FastifyPluginAsyncZod<Pick<Options, 'tokenSecret'>> = async (app, { tokenSecret }) => {
  app.route({
    ...listDeskFeeds,
    handler: async ({ query }) =>
      listFeeds(app.db, query, {
        shown: (await app.catalogue().countAll()).store,
        timeZone: app.identity().time_zone,
        tokenSecret,
      }),
  });

  app.route({
    ...listRejects,
    handler: async ({ query: { id, ...asked } }) => {
      const found = await findRejects(app.db, id, asked);
      if (!found) throw new RequestRefused(404, say('desk.replies.noImport'));
      return found;
    },
  });

  app.route({
    ...getStoreFeed,
    handler: async ({ query }) => {
      const data = await findStoreFeed(app.db, query.id, {
        shown: (await app.catalogue().countAll()).store,
        timeZone: app.identity().time_zone,
        tokenSecret,
      });
      if (!data) throw new RequestRefused(404, say('desk.replies.noStore'));
      return { data };
    },
  });
};

type Seen = Awaited<ReturnType<typeof previewFeed>>;

/** How long a preview may fetch a feed, in seconds. */
const previewSeconds = 20;

/** Changes to stores and their feeds. */
export const feedChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { databaseUrl, feedPrivateHosts: privateHosts, keptFeeds, tokenSecret } = options;
  const toPreview = ({ isWhole, cards, columns, priceDoubt, ...seen }: Seen) => ({
    ...seen,
    price_doubt: priceDoubt && { reason: priceDoubt.reason, ...priceDoubt.prices },
    is_whole: isWhole,
    cards: cards.map(({ retailPrice, shopPrice, shopRetailPrice, ...card }) => ({
      ...card,
      retail_price: retailPrice,
      shop_price: shopPrice,
      shop_retail_price: shopRetailPrice,
    })),
    columns: columns && {
      columns: columns.columns,
      variant_columns: columns.variantColumns,
      mapping: columns.mapping && JSON.stringify(columns.mapping),
      has_own_reader: columns.hasOwnReader,
    },
  });

  app.route({
    ...previewCall,
    handler: async ({
      body: { store: storeId = null, name: store = '', url, upload, access, user, header, secret, ...said },
    }) => {
      const source = {
        feedUrl: url ?? null,
        uploadId: upload ?? null,
        storeId,
        credentials: toCredentials({ access, user, header, secret }) ?? null,
        folder: keptFeeds.folder,
        privateHosts,
        tokenSecret,
      };
      const settings = toSettings(said);
      const { currency } = app.identity();
      const asked = { url: databaseUrl, ...source, store, settings, currency, seconds: previewSeconds };
      return { data: toPreview(await previewFeed(asked)) };
    },
  });

  const pictures = openPreviewPictures({ privateHosts, publicUrl: options.publicUrl });
  app.addHook('onClose', async () => pictures.close());
  app.route({
    ...getFeedPicture,
    handler: async ({ query: { src }, signal }, reply) => {
      const bytes = await pictures.make(src, signal);
      if (bytes === null) return (reply as FastifyReply).code(204).send() as never;
      return reply
        .type('image/webp')
        .header('Cache-Control', 'private, max-age=600')
        .send(bytes as never);
    },
  });

  app.route({
    ...addDeskStore,
    handler: async ({ staff, body: { name, url, upload, cron, access, user, header, secret, ...said } }) => {
      const credentials = toCredentials({ access, user, header, secret }) ?? null;
      const feed = url === undefined ? { uploadId: upload ?? '' } : { url, cron, credentials };
      const store = { name, feed, settings: toSettings(said) };
      const id = await addStore(databaseUrl, staff, store, { privateHosts, tokenSecret });
      return {
        ...told(
          url === undefined ? say('desk.replies.uploadAdded', { name }) : say('desk.replies.storeAdded', { name }),
        ),
        data: { id },
      };
    },
  });

  app.route({
    ...runStoreFeed,
    handler: async ({ staff, body }) => {
      await runFeed(databaseUrl, staff, body.id);
      return told(say('desk.replies.fetching'));
    },
  });

  app.route({
    ...confirmFeedPrices,
    handler: async ({ staff, body: { id: storeId, ...prices } }) => {
      await confirmPrices(databaseUrl, staff, { storeId, prices });
      return told(say('desk.replies.pricesConfirmed'));
    },
  });

  app.route({
    ...setStoreTexts,
    handler: async ({ staff, body: { id: storeId, language, url: feedUrl } }) => {
      await setTextFeed(databaseUrl, staff, { storeId, language, feedUrl }, privateHosts);
      return told(feedUrl === null ? say('desk.replies.textsByHand') : say('desk.replies.fetching'));
    },
  });

  app.route({
    ...scheduleStoreFeed,
    handler: async ({ staff, body: { id: storeId, cron, url: feedUrl, ...said } }) => {
      const change = { storeId, cron, feedUrl, credentials: toCredentials(said) };
      await scheduleFeed(databaseUrl, staff, change, { privateHosts, tokenSecret });
      return told(cron === null ? say('desk.replies.paused') : say('desk.replies.scheduled'));
    },
  });
};
