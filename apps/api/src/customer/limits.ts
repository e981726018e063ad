import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey, type Limit } from '../http/plugins/rate-limit.ts';
import type { SignInLimits } from '../http/plugins/sign-in-limit.ts';

const minutes = 60;
const hours = 60 * minutes;

/** Limits per network address and per account. */
type ByAddress = { byAddress: Limit };
type Limits = ByAddress & { byAccount: Limit };

/**
 * All limits of account requests: attempts in a number of seconds (behavior.md#calls-limits). The account is what the
 * request names, whether it exists or not, so a limit reveals nothing.
 */
export const limits = {
  // Accounts count by their full address here: the owner of `ada+x@` must not be able to clear the attempts at `ada@`.
  signIn: {
    byAddress: { bucket: 'sign-in/address', limit: 60, seconds: 15 * minutes },
    // An attacker locks out their own address, not the owner, who uses another one.
    byPair: { bucket: 'sign-in/pair', limit: 10, seconds: 15 * minutes },
    byNetwork: { bucket: 'sign-in/network', limit: 240, seconds: 15 * minutes },
    byAccount: { bucket: 'sign-in/account', limit: 100, seconds: hours },
    byDevice: { bucket: 'sign-in/device', limit: 10, seconds: 15 * minutes },
  },
  // Calls that mail someone have no limit by mailbox: a stranger would use it up. The mails wait instead (`mail-turn.ts`).
  signUp: { byAddress: { bucket: 'sign-up/address', limit: 40, seconds: hours } },
  forgotPassword: { byAddress: { bucket: 'forgot/address', limit: 30, seconds: hours } },
  resetPassword: {
    byAddress: { bucket: 'reset/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'reset/link', limit: 10, seconds: hours },
  },
  resendVerification: { byAddress: { bucket: 'resend/address', limit: 30, seconds: hours } },
  renewVerification: { byAddress: { bucket: 'renew/address', limit: 30, seconds: hours } },
  changeEmail: { byAddress: { bucket: 'email-change/address', limit: 30, seconds: hours } },
  requestDeletion: { byAddress: { bucket: 'deletion/address', limit: 30, seconds: hours } },
  requestExport: {
    byAddress: { bucket: 'export/address', limit: 30, seconds: hours },
    byAccount: { bucket: 'export/account', limit: 5, seconds: hours },
  },
  googleLogin: {
    byAddress: { bucket: 'google/address', limit: 60, seconds: 15 * minutes },
    byAccount: { bucket: 'google/account', limit: 30, seconds: 15 * minutes },
  },
  // Every visit to the login page starts one, so that browsers can offer passkeys in the field.
  startPasskey: { byAddress: { bucket: 'passkey-start/address', limit: 300, seconds: 15 * minutes } },
  // Apart from passwords, so that wrong ones cannot keep passkeys out.
  passkey: { byAddress: { bucket: 'passkey/address', limit: 60, seconds: 15 * minutes } },
  update: {
    byAddress: { bucket: 'update/address', limit: 60, seconds: 15 * minutes },
    byAccount: { bucket: 'update/account', limit: 20, seconds: 15 * minutes },
  },
} as const satisfies Record<string, SignInLimits | Limits | ByAddress>;

/** Counts one attempt by its network address. Throws 429 past the limit. */
export const countByAddress = (
  app: FastifyInstance,
  { byAddress }: ByAddress,
  request: FastifyRequest,
): Promise<void> => app.countAttempt(byAddress, clientKey(request));

/**
 * Counts one attempt of `request` at `account`. Throws 429 past any limit. The limit of the address is checked
 * first, so that one address can use no more than its share of an account's.
 */
export const countAttempt = async (
  app: FastifyInstance,
  of: Limits,
  request: FastifyRequest,
  account: string,
): Promise<void> => {
  await countByAddress(app, of, request);
  await app.countAttempt(of.byAccount, account);
};
