import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../../http/plugins/rate-limit.ts';

const minute = 60;

/** behavior.md#calls-limits: far more than a person clicks, because many shoppers may share one address. */
const limits = {
  byCustomer: { bucket: 'favorite/customer', limit: 300, seconds: minute },
  byAddress: { bucket: 'favorite/address', limit: 1200, seconds: minute },
} as const;

/** Counts a write of a signed-in customer. Throws 429 past the limit. */
export const countWrite = async (app: FastifyInstance, request: FastifyRequest): Promise<void> => {
  await app.countAttempt(limits.byAddress, clientKey(request));
  await app.countAttempt(limits.byCustomer, String(request.customer.id));
};

/** Limits guesses of links. One-click requests of many recipients may come from one mail provider's address. */
const stopLimit = { bucket: 'alerts-stop/address', limit: 60, seconds: 15 * minute } as const;

/** Counts an attempt to use a mail's link. Throws 429 past the limit. */
export const countStop = (app: FastifyInstance, request: FastifyRequest): Promise<void> =>
  app.countAttempt(stopLimit, clientKey(request));
