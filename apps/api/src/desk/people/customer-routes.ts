import { eraseDeskCustomer, exportDeskCustomer, findDeskCustomer } from '@wearfolio/contracts/desk-people';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../request/errors.ts';
import { requireFresh } from '../access/guard.ts';
import { messages } from '../messages.ts';
import { eraseCustomer, exportCustomer, findCustomer } from './customer-queries.ts';

/** Handles customers' requests about their data, for editors. */
export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...findDeskCustomer,
    handler: async ({ body: { email } }) => ({ data: await findCustomer(app.db, email) }),
  });

  app.route({
    ...exportDeskCustomer,
    handler: async ({ staff, body: { id } }) => {
      if (!(await exportCustomer(app.db, staff, id))) throw new RequestRefused(404, messages.noCustomer);
      return { message: messages.exporting };
    },
  });

  app.route({
    ...eraseDeskCustomer,
    handler: async (request) => {
      requireFresh(request);
      const isErased = await eraseCustomer(app.db, request.staff, request.body);
      if (!isErased) throw new RequestRefused(404, messages.noCustomer);
      return { message: messages.erased };
    },
  });
};
