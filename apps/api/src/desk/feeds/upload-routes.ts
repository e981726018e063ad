import {
  addFeedPart,
  beginFeedUpload,
  getFeedTrial,
  getFeedUpload,
  importFeedUpload,
  largestPart,
  tryFeed,
} from '@wearfolio/contracts/desk-uploads';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { toSettings } from './settings.ts';
import {
  addPart,
  beginUpload,
  findFeedTrial,
  findUpload,
  requestTrial,
  requestUploadImport,
  toFeedUpload,
} from './upload-queries.ts';

type Options = { databaseUrl: string };

/** Uploads and dry runs. */
export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getFeedUpload,
    handler: async ({ query }) => {
      const upload = await findUpload(app.db, query.id);
      if (!upload) throw new RequestRefused(404, say('desk.replies.noUpload'));
      return { data: toFeedUpload(upload) };
    },
  });

  app.route({ ...getFeedTrial, handler: async ({ query }) => ({ data: await findFeedTrial(app.db, query.id) }) });
};

const partRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: largestPart },
    (_request, body, done) => done(null, body),
  );

  app.route({
    ...addFeedPart,
    handler: async ({ query: { id, at }, body }) => {
      if (!Buffer.isBuffer(body)) throw new RequestRefused(415, say('desk.replies.noBytes'));
      const upload = await addPart(app.db, id, at, body);
      if (!upload) throw new RequestRefused(404, say('desk.replies.noUpload'));
      return { data: toFeedUpload(upload) };
    },
  });
};

/** Uploads, dry runs and imports of feeds. */
export const uploadChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...beginFeedUpload,
    handler: async ({ body: { store: storeId = null, ...file } }) => {
      const known =
        storeId === null || (await app.db.store.findUnique({ where: { id: storeId }, select: { id: true } }));
      if (!known) throw new RequestRefused(404, say('desk.replies.noStore'));
      return { data: toFeedUpload(await beginUpload(app.db, { ...file, storeId })) };
    },
  });

  await app.register(partRoutes);

  app.route({
    ...importFeedUpload,
    handler: async ({ staff, body: { id: storeId, upload: uploadId, yes, language, ...said } }) => {
      const texts = language === undefined ? {} : { language, settings: toSettings(said) };
      await requestUploadImport(databaseUrl, staff, { storeId, uploadId, yes, ...texts });
      return told(say('desk.replies.importing'));
    },
  });

  app.route({
    ...tryFeed,
    handler: async ({ body: { id: storeId, upload: uploadId = null, ...said } }) => {
      await requestTrial(databaseUrl, { storeId, uploadId, settings: toSettings(said) });
      return told(say('desk.replies.trying'));
    },
  });
};
