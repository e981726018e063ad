import { randomInt, randomUUID } from 'node:crypto';
import { googleLogin, signIn, signOut, signUp } from '@wearfolio/contracts/customer';
import { say } from '@wearfolio/messages/said';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused, refuseField } from '../../http/errors.ts';
import { countSignIn, forgetSignIns } from '../../http/plugins/sign-in-limit.ts';
import { told } from '../../http/told.ts';
import type { GoogleSettings } from '../../settings/accounts.ts';
import { openGoogle } from '../google/google.ts';
import { signInByGoogle, useCredential } from '../google/google-queries.ts';
import { countByAddress, limits } from '../limits.ts';
import { findCustomerByEmail, keepMarket, replaceHash, type StoredCustomer } from '../queries.ts';
import { toSignedIn } from '../reply.ts';
import { createSessionByPassword, endSession } from '../session/session-queries.ts';
import { findKnownAddress, rememberAddress } from './known-address.ts';
import { createCustomer } from './sign-up-queries.ts';

const wrongCredentials = (): RequestRefused => new RequestRefused(400, say('replies.wrongCredentials'));

const emailTaken = (): RequestRefused => refuseField('email', say('rules.emailTaken'), 'taken');

const prefixOf = ({ market }: Pick<FastifyRequest, 'market'>): string => market?.prefix ?? '';

type Credentials = { email: string; password: string; isRemember: boolean };

// An unknown address, a wrong password and an account without a password (Google) get one reply after the same work.
const signInByPassword = async (app: FastifyInstance, { email, password, isRemember }: Credentials) => {
  const customer = await findCustomerByEmail(app.db, email);
  const isRight = await app.passwords.isRight(password, customer?.passwordHash ?? null);
  if (!customer?.passwordHash || !isRight) throw wrongCredentials();
  const { id: customerId, passwordHash } = customer;
  const session = await createSessionByPassword(app.db, { customerId, passwordHash, isRemember });
  if (!session) throw wrongCredentials();
  return { customer, session };
};

const refreshHash = async (app: FastifyInstance, { id, passwordHash }: StoredCustomer, password: string) => {
  if (passwordHash === null || !app.passwords.isOutdated(passwordHash)) return;
  await replaceHash(app.db, id, { old: passwordHash, new: await app.passwords.hash(password) });
};

type Typed = { first_name: string; last_name: string; email: string; wants_alerts: boolean };

// The reply to a robot (behavior.md#calls-limits). Nothing is stored, and the token is invalid.
const pretendSignUp = (app: FastifyInstance, { first_name, last_name, email, wants_alerts }: Typed) => {
  const id = randomInt(1, 1_000_000);
  const names = { firstName: first_name, lastName: last_name, email };
  const session = { id: randomUUID(), customerId: id, expiresAt: new Date() };
  const customer = { id, ...names, passwordHash: '', verifiedAt: null, wantsAlerts: wants_alerts };
  return toSignedIn(customer, app.signToken(session), say('replies.signedUp'));
};

/** Signing up, in and out (behavior.md#calls-table). */
export const signInRoutes: FastifyPluginAsyncZod<{ google: GoogleSettings }> = async (app, { google }) => {
  const readCredential = openGoogle(google);

  app.route({
    ...signIn,
    handler: async (request) => {
      const { body } = request;
      await app.passwords.findRoomToTry();
      const account = body.email.toLowerCase();
      const attempt = { account, device: await findKnownAddress(app.db, request, account) };
      await countSignIn(app, limits.signIn, request, attempt);
      const { customer, session } = await signInByPassword(app, body);
      await forgetSignIns(app, limits.signIn, request, attempt);
      await rememberAddress(app.db, request, account);
      await keepMarket(app.db, customer.id, prefixOf(request));
      app.afterwards(() => refreshHash(app, customer, body.password));
      const done = say('replies.signedIn');
      return { ...told(done), data: toSignedIn(customer, app.signToken(session), done) };
    },
  });

  app.route({
    ...signUp,
    handler: async (request) => {
      const { first_name, last_name, email, password, isRemember, wants_alerts, leave_empty } = request.body;
      await app.passwords.findRoomToSet();
      await countByAddress(app, limits.signUp, request);
      const done = say('replies.signedUp');
      if (leave_empty) return { ...told(done), data: pretendSignUp(app, request.body) };
      // Hashing is slow, so this check runs first. The unique index still settles a race between two sign-ups.
      if (await findCustomerByEmail(app.db, email)) throw emailTaken();
      const passwordHash = await app.passwords.hash(password);
      const names = { firstName: first_name, lastName: last_name, email };
      const market = prefixOf(request);
      const fields = { ...names, passwordHash, wantsAlerts: wants_alerts, market };
      const created = await createCustomer(app.db, fields, isRemember);
      if (!created) throw emailTaken();
      return { ...told(done), data: toSignedIn(created.customer, app.signToken(created.session), done) };
    },
  });

  app.route({
    ...googleLogin,
    handler: async (request) => {
      await countByAddress(app, limits.googleLogin, request);
      const identity = await readCredential(request.body.token);
      await app.countAttempt(limits.googleLogin.byAccount, identity.subject);
      if (!(await useCredential(app.db, request.body.token)))
        throw new RequestRefused(400, say('replies.invalidCredential'));
      const found = await signInByGoogle(app.db, identity);
      if (!found) throw new RequestRefused(400, say('replies.otherGoogleAccount'));
      await keepMarket(app.db, found.customer.id, prefixOf(request));
      const done = say('replies.signedIn');
      return { ...told(done), user: toSignedIn(found.customer, app.signToken(found.session), done) };
    },
  });

  // Public, so that an ended session can be signed out too.
  app.route({
    ...signOut,
    handler: async (request) => {
      const signedIn = await app.findSignedIn(request);
      if (signedIn) await endSession(app.db, signedIn.sessionId);
      return told(say('replies.signedOut'));
    },
  });
};
