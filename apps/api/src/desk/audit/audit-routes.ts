import { auditPageSize, listAudit } from '@wearfolio/contracts/desk-audit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listAudit as readAudit } from './audit-queries.ts';

/** The audit log, for every role. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listAudit,
    handler: async ({ query }) => {
      const rows = await readAudit(app.db, query.before ?? null, auditPageSize + 1);
      return { data: rows.slice(0, auditPageSize), has_more: rows.length > auditPageSize };
    },
  });
};
