import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const statusReply = z.object({ status: z.literal('ok') });

/** Only `up` replicas are read. The reply does not name servers. */
const replica = z.object({ state: z.enum(['up', 'lagging', 'promoted', 'down']), lag_seconds: z.number() });

/** Liveness, and the state of each database replica, if any. */
export const getHealth = endpoint({
  method: 'GET',
  url: '/api/health',
  schema: { response: { 200: z.extend(statusReply, { replicas: z.optional(z.array(replica)) }) } },
});

/**
 * Readiness: the database answers, migrations are current and the catalogue is loaded. Otherwise 503 with the reason.
 */
export const getReadiness = endpoint({ method: 'GET', url: '/api/ready', schema: { response: { 200: statusReply } } });
