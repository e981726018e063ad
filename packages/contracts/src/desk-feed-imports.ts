import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { idParam, pageParam, textParam } from './fields/query-fields.ts';

/** A row that a feed's reading refused. */
export const reject = z.object({ line: z.number(), field: z.string(), value: z.string(), reason: z.string() });

/** What became of the rows of a feed. `read` is the sum of the next five. */
export const rowCounts = {
  read: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Rows that became variants of other products. */
  merged: z.number(),
  rejected: z.number(),
  sold_out: z.number(),
};

/** An import of a feed. */
export const run = z.object({
  id: z.number(),
  /** `running`, `imported`, `refused` or `failed`. */
  outcome: z.string(),
  reason: z.nullable(z.string()),
  /** The current step of a running import. */
  phase: z.nullable(z.string()),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  ...rowCounts,
});

export type FeedRun = z.output<typeof run>;

/** Refused rows per page of the desk. */
export const rejectPageSize = 100;

/** The most reasons that the desk lists for an import. */
export const mostReasons = 20;

/** `key` is the reason to ask for; `reason` says it in the language of the desk. */
const rejectReason = z.object({ field: z.string(), key: z.string(), reason: z.string(), rows: z.number() });

export const listRejects = endpoint({
  method: 'GET',
  url: '/api/desk/feed/rejects',
  about: {
    access: 'feeds',
    summary: 'List the rows that an import refused',
    details: '`reasons` are the most common ones of the import; `total` counts the rows of the asked list.',
    refusals: [404],
    example: { querystring: { id: '1' } },
  },
  schema: {
    querystring: form({ id: idParam, field: textParam, reason: textParam, page: pageParam }),
    response: {
      200: z.object({
        data: z.array(reject),
        reasons: z.array(rejectReason),
        run: z.object({ store_id: z.number(), store: z.string(), started_at: z.string(), outcome: z.string() }),
        total: z.number(),
        page_size: z.number(),
      }),
    },
  },
});
