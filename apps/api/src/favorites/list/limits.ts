import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../../request/plugins/rate-limit.ts';

const minute = 60;

/** Decision 53: far more hearts than anybody clicks. A house full of shoppers may share one address. */
const limits = {
  byCustomer: { bucket: 'favorite/customer', limit: 300, seconds: minute },
  byAddress: { bucket: 'favorite/address', limit: 1200, seconds: minute },
} as const;

/** Counts a write of a signed-in customer; throws 429 past the limit. */
export const countWrite = async (app: FastifyInstance, request: FastifyRequest): Promise<void> => {
  await app.countAttempt(limits.byAddress, clientKey(request));
  await app.countAttempt(limits.byCustomer, String(request.customer.id));
};

/** Whoever tries out links; mail programs of one house post theirs from one address. */
const stopLimit = { bucket: 'alerts-stop/address', limit: 60, seconds: 15 * minute } as const;

/** Counts an attempt at a link of a mail; throws 429 past the limit. */
export const countStop = (app: FastifyInstance, request: FastifyRequest): Promise<void> =>
  app.countAttempt(stopLimit, clientKey(request));
