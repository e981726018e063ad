import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKey, type Limit } from '../http/plugins/rate-limit.ts';
import type { Asker } from './links.ts';

/** Calls of an agent without a key, by network address. A shopper's assistant asks a few times a minute. */
export const agentLimit: Limit = { bucket: 'agent', limit: 120, seconds: 60 };

/**
 * Counts a call of an agent, and returns its partner if it has a key (behavior.md#partners-keys). Without one, throws 429
 * with `Retry-After` past the limit.
 */
export const admitAgent = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asker> => {
  const partner = await app.admitPartner(request, reply);
  if (!partner) await app.countAttempt(agentLimit, clientKey(request));
  return { partner: partner?.slug ?? null, market: request.market };
};
