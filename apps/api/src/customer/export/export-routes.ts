import { getExport, requestExport } from '@wearfolio/contracts/customer-data';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireCustomer } from '../../http/plugins/session.ts';
import { told } from '../../http/told.ts';
import { countAttempt, limits } from '../limits.ts';
import { findOwn } from '../own.ts';
import { requestExport as askForFile, findExport } from './export-queries.ts';

/** Lets customers request and download a copy of their data. */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(requireCustomer);

  app.route({
    ...requestExport,
    handler: async (request) => {
      const { id } = await findOwn(app, request.customer);
      await countAttempt(app, limits.requestExport, request, String(id));
      await askForFile(app.db, id);
      return told(say('replies.exportOnItsWay'));
    },
  });

  app.route({
    ...getExport,
    handler: async (request) => {
      const file = await findExport(app.db, request.customer.id);
      return { data: file && { until: file.until.toISOString(), file: file.document } };
    },
  });
};
