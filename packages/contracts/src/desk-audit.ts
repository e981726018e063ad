import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { rules } from './text/text.ts';

const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** JSON, because the fields differ by action; null if there was no earlier value. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** Entries of the audit log per page. */
export const auditPageSize = 50;

const beforeField = z.optional(
  z.pipe(
    z.string().check(rules([(text) => /^[1-9]\d{0,14}$/.test(text), 'Must be a whole number'])),
    z.transform(Number),
  ),
);

export const listAudit = endpoint({
  method: 'GET',
  url: '/api/desk/audit',
  about: {
    access: 'viewer',
    summary: 'List changes at the desk, newest first',
    details: '`before` is the last id of the previous page.',
    example: { querystring: {} },
  },
  schema: {
    querystring: form({ before: beforeField }),
    response: { 200: z.object({ data: z.array(auditEntry), has_more: z.boolean() }) },
  },
});
