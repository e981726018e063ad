import { deskPageSize } from '@wearfolio/contracts/desk-products';
import { listSubjects } from '@wearfolio/contracts/desk-subject-list';
import { deleteStore, getSubject, mergeBrands, renameSubject, saveSubject } from '@wearfolio/contracts/desk-subjects';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { requireRight } from '../access/guard.ts';
import { toChange } from './product-queries.ts';
import {
  findSubject,
  mergeBrands as merge,
  listSubjects as readSubjects,
  deleteStore as remove,
  renameSubject as rename,
  saveSubject as save,
} from './subject-queries.ts';

/** Brands and stores. */
export const subjectRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listSubjects,
    handler: async ({ query }) => ({
      ...(await readSubjects({ db: app.db, catalogue: app.catalogue() }, query)),
      page_size: deskPageSize,
    }),
  });

  app.route({
    ...getSubject,
    handler: async ({ query }) => {
      const data = await findSubject({ db: app.db, catalogue: app.catalogue() }, query);
      if (!data) throw new RequestRefused(404, say('desk.replies.noSubject'));
      return { data };
    },
  });
};

/** Changes to brands and stores. Whoever may change feeds may change stores. */
export const subjectChangeRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...saveSubject,
    handler: async (request) => {
      const { staff, body } = request;
      if (body.kind === 'brand') requireRight(request, 'catalogue-change');
      if (!(await save(app.db, staff, body))) throw new RequestRefused(404, say('desk.replies.noSubject'));
      return told(say('desk.replies.saved'));
    },
  });

  app.route({
    ...renameSubject,
    handler: async (request) => {
      const { staff, body } = request;
      if (body.kind === 'brand') requireRight(request, 'catalogue-change');
      const change = await rename(databaseUrl, staff, body);
      return { ...told(say('desk.replies.renamed', { name: body.name })), data: toChange(change) };
    },
  });

  app.route({
    ...deleteStore,
    handler: async ({ staff, body: { id } }) => {
      const change = await remove(databaseUrl, staff, id);
      return { ...told(say('desk.replies.storeDeleted', { name: change.scope })), data: toChange(change) };
    },
  });
};

/** Joining brands. */
export const brandRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...mergeBrands,
    handler: async ({ staff, body }) => {
      const change = await merge(databaseUrl, staff, body);
      return { ...told(say('desk.replies.merged', { scope: change.scope })), data: toChange(change) };
    },
  });
};
