import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../http/errors.ts';
import { clientKey } from '../http/plugins/rate-limit.ts';

/** The limit of wrong tokens per network address. */
const tries = { bucket: 'ops-sign-in', limit: 10, seconds: 900 };

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares with the token in constant time. */
export const isOpsToken = (sent: string, opsToken: string): boolean => timingSafeEqual(hashOf(sent), hashOf(opsToken));

/**
 * Whether `sent` is the operations token. After too many wrong ones it throws 429 with `Retry-After`, even for the
 * right one.
 */
export const tryToken = async (request: FastifyRequest, sent: string, opsToken: string): Promise<boolean> => {
  const isRight = isOpsToken(sent, opsToken);
  const { server: app } = request;
  try {
    await app.countAttempt(tries, clientKey(request));
    if (isRight) await app.forgetAttempts(tries, clientKey(request));
  } catch (error) {
    // Attempts cannot be counted while the database is down, which is when metrics matter most.
    if (!isRight || !isDatabaseAway(error as Error)) throw error;
  }
  return isRight;
};
