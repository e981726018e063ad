import * as z from 'zod/mini';
import { decisionPageSize } from './desk-decisions.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';

/** Jobs on a page of the desk. */
export const jobPageSize = decisionPageSize;

const job = z.object({
  /** Too large a number for JSON. */
  id: z.string(),
  task: z.string(),
  state: z.enum(['waiting', 'running', 'dead']),
  /** Whose mail it is, masked, or whose feed; null where they are gone, and for what is about nobody. */
  of: z.nullable(z.string()),
  attempts: z.number(),
  max_attempts: z.number(),
  last_error: z.nullable(z.string()),
  since: z.string(),
  next_at: z.string(),
});

export type DeskJob = z.output<typeof job>;

/** What waits in the queue, runs or was given up; those given up first, and of each the oldest first. */
export const listDeskJobs = endpoint({
  method: 'GET',
  url: '/api/desk/jobs',
  schema: {
    querystring: form({ page: pageParam }),
    response: {
      200: z.object({
        data: z.array(job),
        tasks: z.array(z.object({ task: z.string(), waiting: z.number(), running: z.number(), dead: z.number() })),
      }),
    },
  },
});

const badId = 'Choose a job';

/** Puts a job back to be done now, or without an id all that were given up, a thousand at most. */
export const retryDeskJobs = endpoint({
  method: 'POST',
  url: '/api/desk/jobs/retry',
  schema: {
    body: form({ id: z.optional(z.string(badId).check(z.regex(/^\d{1,18}$/, badId))) }),
    response: { 200: messageReply },
  },
});
