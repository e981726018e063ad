import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../request/errors.ts';
import type { SignedIn } from '../request/plugins/session.ts';
import { messages } from './messages.ts';
import { findCustomer, type StoredCustomer } from './queries.ts';

/** What is answered where the account was deleted, or the session ended, while the request was under way. */
export const loginRequired = (): RequestRefused => new RequestRefused(401, 'Login Required!');

/** The signed-in customer as stored; throws 401 once the account is deleted. */
export const findOwn = async (app: FastifyInstance, { id }: SignedIn): Promise<StoredCustomer> => {
  const customer = await findCustomer(app.db, id);
  if (!customer) throw loginRequired();
  return customer;
};

/** What is answered where the current password is missing or wrong. */
export const refuseCurrent = (message: string): RequestRefused =>
  new RequestRefused(400, message, { current_password: [message] });

/** Decision 10: who has a password must know it to change the account; who has none sets the first one without. */
export const checkCurrent = async (app: FastifyInstance, kept: string | null, typed = ''): Promise<void> => {
  if (kept === null) return;
  if (typed === '') throw refuseCurrent(messages.currentPasswordMissing);
  if (!(await app.passwords.isRight(typed, kept))) throw refuseCurrent(messages.currentPasswordWrong);
};
