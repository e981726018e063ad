import { getHealth, getReadiness } from '@wearfolio/contracts/operations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../http/errors.ts';
import { listMissingMigrations } from './queries.ts';

// Monitoring calls these every few seconds, so only failures are logged.
const quiet = { logLevel: 'warn' } as const;

/** `/api/health`: the process runs. `/api/ready`: it can serve, else 503 with the reason. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  // While the primary is down, a shop with replicas still serves cards and product pages, and returns 503 for the rest.
  const askWhatIsMissing = (): Promise<string[]> =>
    listMissingMigrations(app.db).catch((error: unknown) => {
      if (app.readDb() === app.db) throw error;
      return [];
    });

  app.route({
    ...getHealth,
    ...quiet,
    handler: async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const replicas = app.replicaFigures().map(({ state, lagSeconds }) => ({ state, lag_seconds: lagSeconds }));
      return { status: 'ok' as const, ...(replicas.length > 0 && { replicas }) };
    },
  });

  app.route({
    ...getReadiness,
    ...quiet,
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (app.isDraining()) throw new RequestRefused(503, 'The shop is closing');
      const missing = await askWhatIsMissing().catch((error: unknown) => {
        request.log.warn({ err: error }, 'Not ready');
        throw new RequestRefused(503, 'The database does not respond');
      });
      if (missing.length > 0) throw new RequestRefused(503, `Migrations are missing: ${missing.join(', ')}`);
      app.catalogue();
      return { status: 'ok' as const };
    },
  });
};
