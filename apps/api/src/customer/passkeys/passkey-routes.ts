import { randomBytes } from 'node:crypto';
import {
  addCustomerPasskey,
  listCustomerPasskeys,
  removeCustomerPasskey,
  renameCustomerPasskey,
  signInByCustomerPasskey,
  startCustomerPasskey,
  startPasskeyLogin,
} from '@wearfolio/contracts/customer-passkeys';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { requireCustomer } from '../../http/plugins/session.ts';
import { told } from '../../http/told.ts';
import type { Env } from '../../settings/env.ts';
import { countAttempt, countByAddress, limits } from '../limits.ts';
import { checkCurrent, findOwn, loginRequired } from '../own.ts';
import { keepMarket } from '../queries.ts';
import { toSignedIn } from '../reply.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import * as queries from './passkey-queries.ts';
import {
  authenticationOptions,
  credentialOf,
  registrationOptions,
  verifyAuthentication,
  verifyRegistration,
} from './webauthn.ts';

type Options = Pick<Env, 'publicUrl'>;

const wrongPasskey = (): RequestRefused =>
  new RequestRefused(400, say('replies.wrongPasskey'), { answer: [say('replies.wrongPasskey')] });

const refusals = {
  known: say('replies.knownPasskey'),
  'too many': say('replies.tooManyPasskeys', { count: queries.mostPasskeys }),
} as const;

/** Signs in with a passkey alone: the device verifies its holder (behavior.md#customer-passkeys). */
export const passkeySignInRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicUrl }) => {
  app.route({
    ...startPasskeyLogin,
    handler: async (request) => {
      await countByAddress(app, limits.startPasskey, request);
      const { challenge, options } = await authenticationOptions({ publicUrl }, []);
      const secret = randomBytes(32).toString('base64url');
      await keepChallenge(app.db, { secret, purpose: 'sign-in', challenge });
      return { data: { request: secret, options } };
    },
  });

  app.route({
    ...signInByCustomerPasskey,
    handler: async (request) => {
      await countByAddress(app, limits.passkey, request);
      const { request: secret, answer, isRemember } = request.body;
      const challenge = await takeChallenge(app.db, { secret, purpose: 'sign-in' });
      const credentialId = credentialOf(answer);
      const passkey = credentialId && (await queries.findPasskey(app.db, credentialId));
      const counter = passkey && (await verifyAuthentication({ publicUrl }, { answer, challenge }, passkey));
      if (!passkey || counter === null) throw wrongPasskey();
      const { id, customerId } = passkey;
      const found = await queries.signInByPasskey(app.db, { id, customerId, counter, isRemember });
      if (!found) throw wrongPasskey();
      await keepMarket(app.db, customerId, request.market?.prefix ?? '');
      const done = say('replies.signedIn');
      return { ...told(done), data: toSignedIn(found.customer, app.signToken(found.session), done) };
    },
  });
};

/** Lets customers add, name and remove their own passkeys. */
export const passkeyRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicUrl }) => {
  await app.register(requireCustomer);

  app.route({
    ...startCustomerPasskey,
    handler: async (request) => {
      const { customer, body } = request;
      await countAttempt(app, limits.update, request, String(customer.id));
      const own = await findOwn(app, customer);
      await checkCurrent(app, own.passwordHash, body.current_password);
      const { challenge, options } = await registrationOptions(
        { publicUrl, name: app.identity().name },
        { handle: `customer ${own.id}`, name: `${own.firstName} ${own.lastName}`.trim(), email: own.email },
        await queries.listPasskeys(app.db, own.id),
      );
      await keepChallenge(app.db, { secret: customer.sessionId, purpose: 'add', challenge });
      return { data: { options } };
    },
  });

  app.route({
    ...addCustomerPasskey,
    handler: async (request) => {
      const { customer, body } = request;
      await countAttempt(app, limits.update, request, String(customer.id));
      const { id: customerId, verifiedAt } = await findOwn(app, customer);
      const { sessionId } = customer;
      const challenge = await takeChallenge(app.db, { secret: sessionId, purpose: 'add' });
      const shop = { publicUrl, name: app.identity().name };
      const passkey = await verifyRegistration(shop, { answer: body.answer, challenge }, body.name);
      if (!passkey) throw wrongPasskey();
      const adding = { customerId, sessionId, isVerified: verifiedAt !== null };
      const refusal = await queries.addPasskey(app.db, adding, passkey);
      if (refusal === 'ended') throw loginRequired();
      if (refusal) throw new RequestRefused(409, refusals[refusal]);
      return told(say('replies.passkeyAdded'));
    },
  });

  app.route({
    ...listCustomerPasskeys,
    handler: async ({ customer }) => ({
      data: (await queries.listPasskeys(app.db, customer.id)).map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
    }),
  });

  app.route({
    ...renameCustomerPasskey,
    handler: async ({ customer, body: { id, name } }) => {
      if (!(await queries.renamePasskey(app.db, customer.id, id, name)))
        throw new RequestRefused(404, say('replies.noPasskey'));
      return told(say('replies.passkeyRenamed'));
    },
  });

  app.route({
    ...removeCustomerPasskey,
    handler: async ({ customer, body: { id } }) => {
      if (!(await queries.removePasskey(app.db, customer.id, id)))
        throw new RequestRefused(404, say('replies.noPasskey'));
      return told(say('replies.passkeyRemoved'));
    },
  });
};
