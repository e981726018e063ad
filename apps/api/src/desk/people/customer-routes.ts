import { eraseDeskCustomer, exportDeskCustomer, findDeskCustomer } from '@wearfolio/contracts/desk-people';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { requireFresh } from '../access/guard.ts';
import { messages } from '../messages.ts';
import { maskingFor } from './addresses.ts';
import { eraseCustomer, exportCustomer, findCustomer, noteFound } from './customer-queries.ts';

/** Handles customers' requests about their data. */
export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...findDeskCustomer,
    handler: async ({ staff, body: { email } }) => {
      const found = await findCustomer(app.db, email);
      if (!found) return { data: null };
      await noteFound(app.db, staff, found.id);
      const { address, text } = maskingFor(staff);
      return { data: { ...found, name: text(found.name), email: address(found.email) } };
    },
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
