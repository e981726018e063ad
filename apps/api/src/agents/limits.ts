import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey, type Limit } from '../http/plugins/rate-limit.ts';

/** Calls of an agent without a key, by network address. A shopper's assistant asks a few times a minute. */
export const agentLimit: Limit = { bucket: 'agent', limit: 120, seconds: 60 };

/** Counts a call of an agent. Throws 429 with `Retry-After` past its limit. */
export const countAgent = (app: FastifyInstance, request: FastifyRequest): Promise<void> =>
  app.countAttempt(agentLimit, clientKey(request));
