import { getHealth, getReadiness } from '@wearfolio/contracts/operations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../request/errors.ts';
import { listMissingMigrations } from './queries.ts';

// Asked every few seconds by whoever watches the shop, so only what goes wrong is logged.
const quiet = { logLevel: 'warn' } as const;

/** `/api/health`: the process lives. `/api/ready`: it can serve, else 503 with the reason. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getHealth,
    ...quiet,
    handler: async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return { status: 'ok' as const };
    },
  });

  app.route({
    ...getReadiness,
    ...quiet,
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (app.isDraining()) throw new RequestRefused(503, 'The shop is closing');
      const missing = await listMissingMigrations(app.db).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Not ready');
        throw new RequestRefused(503, 'The database does not answer');
      });
      if (missing.length > 0) throw new RequestRefused(503, `Migrations are missing: ${missing.join(', ')}`);
      app.catalogue();
      return { status: 'ok' as const };
    },
  });
};
