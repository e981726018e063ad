import { auditPageSize, exportAudit, listAudit, mostExported } from '@wearfolio/contracts/desk-audit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvLine } from '../csv-line.ts';
import { listAuditChoices, listAudit as readAudit } from './audit-queries.ts';

const columns = ['id', 'at', 'actor', 'action', 'subject', 'before', 'after'] as const;

/** The audit log. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listAudit,
    handler: async ({ query: { before = null, ...filter } }) => {
      const [rows, choices] = await Promise.all([
        readAudit(app.db, filter, before, auditPageSize + 1),
        listAuditChoices(app.db),
      ]);
      return { data: rows.slice(0, auditPageSize), has_more: rows.length > auditPageSize, ...choices };
    },
  });

  app.route({
    ...exportAudit,
    handler: async ({ query }, reply) => {
      const rows = await readAudit(app.db, query, null, mostExported);
      const lines = rows.map((row) => csvLine(columns.map((column) => String(row[column] ?? ''))));
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="audit-log.csv"')
        .send([csvLine(columns), ...lines].join('') as never);
    },
  });
};
