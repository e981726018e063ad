import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../request/errors.ts';
import { clientKey } from '../../request/plugins/rate-limit.ts';

/** Tries at the token from one place. */
const tries = { bucket: 'ops-sign-in', limit: 10, seconds: 900 };

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether what was sent is the token; how long that takes tells nothing of it. */
export const isOpsToken = (sent: string, opsToken: string): boolean => timingSafeEqual(hashOf(sent), hashOf(opsToken));

/** Whether `sent` is the token of ops. Throws 429 with `Retry-After`, whatever was sent, where there were too many that were not. */
export const tryToken = async (request: FastifyRequest, sent: string, opsToken: string): Promise<boolean> => {
  const isRight = isOpsToken(sent, opsToken);
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
