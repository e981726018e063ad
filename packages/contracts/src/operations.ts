import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const statusReply = z.object({ status: z.literal('ok') });

/** Only `up` replicas are read. The reply does not name servers. */
const replica = z.object({ state: z.enum(['up', 'lagging', 'promoted', 'down']), lag_seconds: z.number() });

export const getHealth = endpoint({
  method: 'GET',
  url: '/api/health',
  about: {
    group: 'Operations',
    access: 'public',
    summary: 'Check that the process is alive',
  },
  schema: { response: { 200: z.extend(statusReply, { replicas: z.optional(z.array(replica)) }) } },
});

export const getReadiness = endpoint({
  method: 'GET',
  url: '/api/ready',
  about: {
    group: 'Operations',
    access: 'public',
    summary: 'Check that the shop is ready',
    details: 'Otherwise 503 with the reason.',
  },
  schema: { response: { 200: statusReply } },
});
