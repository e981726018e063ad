import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const statusReply = z.object({ status: z.literal('ok') });

/** `lagging`, `promoted` and `down` ones are not read from; servers are not named. */
const replica = z.object({ state: z.enum(['up', 'lagging', 'promoted', 'down']), lag_seconds: z.number() });

/** The process lives; where its database has replicas, how each of them is. */
export const getHealth = endpoint({
  method: 'GET',
  url: '/api/health',
  schema: { response: { 200: z.extend(statusReply, { replicas: z.optional(z.array(replica)) }) } },
});

/** It can serve: the database answers, migrations are current and the catalogue is read; else 503 with the reason. */
export const getReadiness = endpoint({ method: 'GET', url: '/api/ready', schema: { response: { 200: statusReply } } });
