import { forgotPassword, resetPassword } from '@wearfolio/contracts/customer';
import { confirmDeletion, disownAccount } from '@wearfolio/contracts/customer-data';
import { renewVerification, verifyEmail } from '@wearfolio/contracts/customer-email';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type RequestRefused, refuseLink } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { deleteByLink, deleteDisowned } from '../deletion/deletion-queries.ts';
import { countAttempt, countByAddress, limits } from '../limits.ts';
import { resetByLink } from '../password/password-queries.ts';
import { renewVerification as renewByLink, requestReset, verifyByLink } from '../queries.ts';
import { rememberAddress } from '../sign-in/known-address.ts';
import { isLinkGood, proveByLink } from './links.ts';

// Unknown, used, expired and wrong-purpose links get the same reply, which reveals nothing
// (behavior.md#customer-mailed-links).
const bad = (): RequestRefused => refuseLink();

/** Calls that need a mailbox and no session: opening mailed links, and requesting them (behavior.md#calls-table). */
export const linkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...forgotPassword,
    handler: async (request) => {
      await countByAddress(app, limits.forgotPassword, request);
      await requestReset(app.db, request.body.email);
      return told(say('replies.resetOnItsWay'));
    },
  });

  app.route({
    ...resetPassword,
    handler: async (request) => {
      const { id, password } = request.body;
      await app.passwords.findRoomToSet();
      await countAttempt(app, limits.resetPassword, request, id);
      if (!(await isLinkGood(app.db, 'reset', id))) throw bad();
      const email = await resetByLink(app.db, id, await app.passwords.hash(password));
      if (email === null) throw bad();
      // The owner can sign in again, however many attempts others made.
      await app.forgetAttempts(limits.signIn.byAccount, email.toLowerCase());
      // Otherwise, wrong passwords from elsewhere would lock the account again at once.
      await rememberAddress(app.db, request, email.toLowerCase());
      return told(say('replies.passwordReset'));
    },
  });

  app.route({
    ...verifyEmail,
    handler: async (request) => {
      const { id } = request.query;
      if (!(await verifyByLink(app.db, id))) throw bad();
      const signedIn = await app.findSignedIn(request);
      if (signedIn) await proveByLink(app.db, id, signedIn.id);
      return { ...told(say('replies.verified')), data: told(say('replies.verified')) };
    },
  });

  app.route({
    ...renewVerification,
    handler: async (request) => {
      await countByAddress(app, limits.renewVerification, request);
      await renewByLink(app.db, request.body.id);
      return told(say('replies.verificationRenewed'));
    },
  });

  app.route({
    ...disownAccount,
    handler: async ({ body }) => {
      if (!(await deleteDisowned(app.db, body.id))) throw bad();
      return told(say('replies.disowned'));
    },
  });

  app.route({
    ...confirmDeletion,
    handler: async ({ body }) => {
      if (!(await deleteByLink(app.db, body.id))) throw bad();
      return told(say('replies.deleted'));
    },
  });
};
