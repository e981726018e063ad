import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields/desk-fields.ts';
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
    z.string().check(rules([(text) => /^[1-9]\d{0,14}$/.test(text), own('desk.faults.wholeNumber')])),
    z.transform(Number),
  ),
);

const words = lineField(100);

const badDay = own('desk.faults.day');

const dayField = z.optional(
  z.string(badDay).check(rules([(text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), badDay])),
);

/**
 * What the log is narrowed to. Words occur in who, what or of what; `named` are the actions, with commas, whose names in
 * the language of the desk have them. Days are in UTC and inclusive.
 */
const filters = {
  q: z._default(words, ''),
  actor: z._default(words, ''),
  action: z._default(words, ''),
  named: z._default(
    z.pipe(
      lineField(2000),
      z.transform((text) => text.split(',')),
    ),
    [],
  ),
  from: dayField,
  until: dayField,
};

export const listAudit = endpoint({
  method: 'GET',
  url: '/api/desk/audit',
  about: {
    access: 'settings',
    summary: 'List changes at the desk, newest first',
    details: '`before` is the last id of the previous page. `actors` and `actions` are all that the log knows.',
    example: { querystring: { q: 'store' } },
  },
  schema: {
    querystring: form({ before: beforeField, ...filters }),
    response: {
      200: z.object({
        data: z.array(auditEntry),
        has_more: z.boolean(),
        actors: z.array(z.string()),
        actions: z.array(z.string()),
      }),
    },
  },
});

/** The most entries of a file. */
export const mostExported = 50_000;

export const exportAudit = endpoint({
  method: 'GET',
  url: '/api/desk/audit/file',
  about: {
    access: 'settings',
    summary: 'Get changes at the desk as a CSV file',
    details: 'The newest 50,000 with the same filters.',
    example: { querystring: { action: 'add store' } },
  },
  schema: { querystring: form(filters), response: { 200: z.string() } },
});
