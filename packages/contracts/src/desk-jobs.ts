import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { decisionPageSize } from './desk-decisions.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';

/** Jobs per page of the desk. */
export const jobPageSize = decisionPageSize;

const job = z.object({
  /** A string, because the number may exceed what JSON can hold exactly. */
  id: z.string(),
  task: z.string(),
  state: z.enum(['waiting', 'running', 'dead']),
  /**
   * The masked e-mail address of a mail's customer, or the store of a feed. Null if it was deleted or the job has none.
   */
  of: z.nullable(z.string()),
  attempts: z.number(),
  max_attempts: z.number(),
  last_error: z.nullable(z.string()),
  since: z.string(),
  next_at: z.string(),
});

export type DeskJob = z.output<typeof job>;

export const listDeskJobs = endpoint({
  method: 'GET',
  url: '/api/desk/jobs',
  about: {
    access: 'settings',
    summary: 'List queued, running and dead jobs',
    details: 'Dead jobs come first; within a state, the oldest come first.',
    example: { querystring: { page: '1' } },
  },
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

const badId = own('desk.faults.noJob');

export const retryDeskJobs = endpoint({
  method: 'POST',
  url: '/api/desk/jobs/retry',
  about: {
    access: 'settings-change',
    summary: 'Retry a job or all dead jobs',
    details: 'Without an id, requeues up to 1,000 dead jobs.',
    example: { body: { id: '1' } },
  },
  schema: {
    body: form({ id: z.optional(z.string(badId).check(z.regex(/^\d{1,18}$/, badId))) }),
    response: { 200: messageReply },
  },
});
