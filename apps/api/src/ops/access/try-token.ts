import type { FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../request/errors.ts';
import { clientKey } from '../../request/plugins/rate-limit.ts';
import { isOpsToken, type OpsKeys } from './session.ts';

/** Tries at the token from one place, wherever it is asked for. */
const tries = { bucket: 'ops-sign-in', limit: 10, seconds: 900 };

/** Whether `sent` is the token of ops. Throws 429 with `Retry-After`, whatever was sent, where there were too many that were not. */
export const tryToken = async (
  request: FastifyRequest,
  sent: string,
  keys: Pick<OpsKeys, 'opsToken'>,
): Promise<boolean> => {
  const isRight = isOpsToken(sent, keys);
  const { server: app } = request;
  try {
    await app.countAttempt(tries, clientKey(request));
    if (isRight) await app.forgetAttempts(tries, clientKey(request));
  } catch (error) {
    // Nothing can be counted while the database is away, which is when ops look at the figures.
    if (!isRight || !isDatabaseAway(error as Error)) throw error;
  }
  return isRight;
};
