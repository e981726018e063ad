import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey, type Limit } from '../request/plugins/rate-limit.ts';

const minutes = 60;
const hours = 60 * minutes;

/** How often from one address, how often for one account from one address, and how often for one account at all. */
type Limits = { byAddress: Limit; byPair?: Limit; byAccount: Limit };

/**
 * Decision 53: every limit of accounts, in attempts per seconds. An account is what the request names, whether there is
 * one or not, so that being limited tells nobody anything.
 */
export const limits = {
  // Accounts go by their whole address here: who owns `ada+x@` must not be able to have the attempts at `ada@` forgotten.
  signIn: {
    byAddress: { bucket: 'sign-in/address', limit: 60, seconds: 15 * minutes },
    // Who guesses shuts himself out, and not the owner, who comes from elsewhere.
    byPair: { bucket: 'sign-in/pair', limit: 10, seconds: 15 * minutes },
    byAccount: { bucket: 'sign-in/account', limit: 100, seconds: hours },
  },
  signUp: {
    byAddress: { bucket: 'sign-up/address', limit: 40, seconds: hours },
    byAccount: { bucket: 'sign-up/account', limit: 20, seconds: hours },
  },
  // As long as a link lasts: whoever is refused has a newer one in the mailbox.
  forgotPassword: {
    byAddress: { bucket: 'forgot/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'forgot/account', limit: 5, seconds: hours },
  },
  resetPassword: {
    byAddress: { bucket: 'reset/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'reset/link', limit: 10, seconds: hours },
  },
  resendVerification: {
    byAddress: { bucket: 'resend/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'resend/account', limit: 5, seconds: hours },
  },
  renewVerification: {
    byAddress: { bucket: 'renew/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'renew/link', limit: 3, seconds: hours },
  },
  changeEmail: {
    byAddress: { bucket: 'email-change/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'email-change/mailbox', limit: 5, seconds: hours },
  },
  requestDeletion: {
    byAddress: { bucket: 'deletion/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'deletion/account', limit: 5, seconds: hours },
  },
  requestExport: {
    byAddress: { bucket: 'export/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'export/account', limit: 5, seconds: hours },
  },
  googleLogin: {
    byAddress: { bucket: 'google/address', limit: 60, seconds: 15 * minutes },
    byAccount: { bucket: 'google/account', limit: 30, seconds: 15 * minutes },
  },
  update: {
    byAddress: { bucket: 'update/address', limit: 60, seconds: 15 * minutes },
    byAccount: { bucket: 'update/account', limit: 20, seconds: 15 * minutes },
  },
} as const satisfies Record<string, Limits>;

/** Counts one attempt by the address it came from; throws 429 past the limit. */
export const countByAddress = (app: FastifyInstance, { byAddress }: Limits, request: FastifyRequest): Promise<void> =>
  app.countAttempt(byAddress, clientKey(request));

const pairKey = (request: FastifyRequest, account: string): string => `${clientKey(request)} ${account}`;

/**
 * Counts one attempt of `request` at `account`; throws 429 past any limit. The narrower one goes first, so that one
 * address can use up no more than its own share of what an account allows.
 */
export const countAttempt = async (
  app: FastifyInstance,
  of: Limits,
  request: FastifyRequest,
  account: string,
): Promise<void> => {
  await countByAddress(app, of, request);
  if (of.byPair) await app.countAttempt(of.byPair, pairKey(request, account));
  await app.countAttempt(of.byAccount, account);
};

/** Forgets the attempts to sign in to `account` from here, and of all the account: it was the owner. */
export const forgetSignIns = async (app: FastifyInstance, request: FastifyRequest, account: string): Promise<void> => {
  await app.forgetAttempts(limits.signIn.byPair, pairKey(request, account));
  await app.forgetAttempts(limits.signIn.byAccount, account);
};
