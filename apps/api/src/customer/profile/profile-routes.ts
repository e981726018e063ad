import { getCustomer, signOutEverywhere, updateCustomer } from '@wearfolio/contracts/customer';
import { resendVerification } from '@wearfolio/contracts/customer-email';
import { setAlerts } from '@wearfolio/contracts/favorites';
import { say } from '@wearfolio/messages/said';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireCustomer, type SignedIn } from '../../http/plugins/session.ts';
import { told } from '../../http/told.ts';
import { countAttempt, countByAddress, limits } from '../limits.ts';
import { checkCurrent, findOwn, loginRequired, refuseCurrent } from '../own.ts';
import { changePassword } from '../password/password-queries.ts';
import { endAllAccess, requestVerification, updateAlerts, updateNames } from '../queries.ts';
import { toDetails, toSignedIn } from '../reply.ts';
import { findSession } from '../session/session-queries.ts';
import type { SignedInStored } from '../sign-in/sign-up-queries.ts';
import { acceptFormData } from './form-data.ts';

type Names = { firstName: string; lastName: string };
type Change = Names & { password: string; current: string | undefined };

const setPassword = async (
  app: FastifyInstance,
  signedIn: SignedIn,
  { password, current, ...names }: Change,
): Promise<SignedInStored> => {
  const { id, passwordHash: oldHash } = await findOwn(app, signedIn);
  await checkCurrent(app, oldHash, current);
  const newHash = await app.passwords.hash(password);
  const changed = await changePassword(app.db, id, {
    ...names,
    oldHash,
    newHash,
    sessionId: signedIn.sessionId,
  });
  if (!changed) throw refuseCurrent();
  return changed;
};

const setNames = async (app: FastifyInstance, { id, sessionId }: SignedIn, names: Names): Promise<SignedInStored> => {
  const session = await findSession(app.db, sessionId);
  const customer = session && (await updateNames(app.db, id, names));
  if (!customer) throw loginRequired();
  return { customer, session };
};

const updateRoute: FastifyPluginAsyncZod = async (app) => {
  acceptFormData(app);
  app.route({
    ...updateCustomer,
    handler: async (request) => {
      const { first_name: firstName, last_name: lastName, password, current_password: current } = request.body;
      await countAttempt(app, limits.update, request, String(request.customer.id));
      const { customer, session } =
        password === undefined
          ? await setNames(app, request.customer, { firstName, lastName })
          : await setPassword(app, request.customer, { firstName, lastName, password, current });
      const done = say('replies.updated');
      return { ...told(done), data: toSignedIn(customer, app.signToken(session), done) };
    },
  });
};

/** Reads and changes the signed-in customer's account (behavior.md#calls-table). */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(requireCustomer);
  await app.register(updateRoute);

  app.route({
    ...getCustomer,
    handler: async ({ customer }) => ({ data: toDetails(await findOwn(app, customer)) }),
  });

  app.route({
    ...resendVerification,
    handler: async (request) => {
      const { id, verifiedAt } = await findOwn(app, request.customer);
      if (verifiedAt) return told(say('replies.verified'));
      await countByAddress(app, limits.resendVerification, request);
      await requestVerification(app.db, id);
      return told(say('replies.verificationOnItsWay'));
    },
  });

  app.route({
    ...signOutEverywhere,
    handler: async ({ customer }) => {
      await endAllAccess(app.db, customer.id);
      return told(say('replies.signedOutEverywhere'));
    },
  });

  app.route({
    ...setAlerts,
    handler: async ({ customer, body }) => {
      await updateAlerts(app.db, customer.id, body.wants_alerts);
      return told(body.wants_alerts ? say('replies.alertsOn') : say('replies.alertsOff'));
    },
  });
};
