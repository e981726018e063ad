import { say } from '@wearfolio/messages/said';
import type { FastifyInstance } from 'fastify';
import { RequestRefused, refuseField } from '../http/errors.ts';
import type { SignedIn } from '../http/plugins/session.ts';
import { findCustomer, type StoredCustomer } from './queries.ts';

/** The reply when the account was deleted or the session ended during the request. */
export const loginRequired = (): RequestRefused => new RequestRefused(401, say('replies.loginRequired'));

/** The signed-in customer's row. Throws 401 when the account is deleted. */
export const findOwn = async (app: FastifyInstance, { id }: SignedIn): Promise<StoredCustomer> => {
  const customer = await findCustomer(app.db, id);
  if (!customer) throw loginRequired();
  return customer;
};

/** The reply to a wrong current password. */
export const refuseCurrent = (): RequestRefused =>
  refuseField('current_password', say('rules.currentPasswordWrong'), 'wrong');

/**
 * behavior.md#customer-profile-edit: an account with a password requires it for changes. An account without one sets
 * its first password freely. Throws 400.
 */
export const checkCurrent = async (app: FastifyInstance, kept: string | null, typed = ''): Promise<void> => {
  if (kept === null) return;
  if (typed === '') throw refuseField('current_password', say('rules.currentPasswordMissing'), 'missing');
  if (!(await app.passwords.isRight(typed, kept))) throw refuseCurrent();
};
