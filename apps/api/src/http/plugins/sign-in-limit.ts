import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey, type Limit, networkKey } from './rate-limit.ts';

/**
 * Limits of sign-ins with a password. `byPair` is for one account from one address. A device that signed in to the
 * account before has its own limit only, so that attempts from elsewhere cannot lock its owner out.
 */
export type SignInLimits = { byAddress: Limit; byPair: Limit; byNetwork: Limit; byAccount: Limit; byDevice: Limit };

/** Who signs in: the account, existing or not, and the known device, if it is one. */
export type SignInAttempt = { account: string; device: string | null };

const pairKey = (request: FastifyRequest, account: string): string => `${clientKey(request)} ${account}`;

/**
 * Counts a sign-in. Throws 429 past any limit. The narrowest limit is checked first, so that one address can use no more
 * than its share of a network's or an account's limit.
 */
export const countSignIn = async (
  app: FastifyInstance,
  of: SignInLimits,
  request: FastifyRequest,
  { account, device }: SignInAttempt,
): Promise<void> => {
  if (device !== null) return app.countAttempt(of.byDevice, `${device} ${account}`);
  await app.countAttempt(of.byAddress, clientKey(request));
  await app.countAttempt(of.byPair, pairKey(request, account));
  await app.countAttempt(of.byNetwork, networkKey(request));
  await app.countAttempt(of.byAccount, account);
};

/**
 * Clears the attempts at an account, because the owner signed in. A known device clears its own only: those of others
 * did not hinder it.
 */
export const forgetSignIns = async (
  app: FastifyInstance,
  of: SignInLimits,
  request: FastifyRequest,
  { account, device }: SignInAttempt,
): Promise<void> => {
  if (device !== null) return app.forgetAttempts(of.byDevice, `${device} ${account}`);
  await app.forgetAttempts(of.byPair, pairKey(request, account));
  await app.forgetAttempts(of.byAccount, account);
};
