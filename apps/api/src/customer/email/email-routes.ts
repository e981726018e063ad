import { changeEmail, confirmEmail, undoEmail } from '@wearfolio/contracts/customer-email';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused, refuseField, refuseLink } from '../../http/errors.ts';
import { requireCustomer } from '../../http/plugins/session.ts';
import { told } from '../../http/told.ts';
import { countAttempt, countByAddress, limits } from '../limits.ts';
import { checkCurrent, findOwn, loginRequired } from '../own.ts';
import { findCustomerByEmail } from '../queries.ts';
import { confirmChange, type Outcome, requestChange, undoChange } from './email-queries.ts';

const refuseOutcome = (outcome: Outcome): void => {
  if (outcome === 'bad') throw refuseLink();
  if (outcome === 'taken') throw new RequestRefused(400, say('rules.emailTaken'));
};

const changeRoute: FastifyPluginAsyncZod = async (app) => {
  await app.register(requireCustomer);

  app.route({
    ...changeEmail,
    handler: async (request) => {
      const { email, current_password: current } = request.body;
      // Someone at an unlocked browser must not guess the password or send mails to other people's mailboxes.
      await countAttempt(app, limits.update, request, String(request.customer.id));
      await countByAddress(app, limits.changeEmail, request);
      const { id, email: was, passwordHash } = await findOwn(app, request.customer);
      await checkCurrent(app, passwordHash, current);
      if (email.toLowerCase() === was.toLowerCase()) throw refuseField('email', say('rules.emailSame'), 'same');
      if (await findCustomerByEmail(app.db, email)) throw refuseField('email', say('rules.emailTaken'), 'taken');
      const { sessionId } = request.customer;
      const wish = { customerId: id, was, becomes: email, passwordHash, sessionId };
      if (!(await requestChange(app.db, wish))) throw loginRequired();
      return told(say('replies.emailChangeOnItsWay'));
    },
  });
};

/** Changes the address of an account: requested, confirmed at the new address, and undone from the old one. */
export const emailRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(changeRoute);

  app.route({
    ...confirmEmail,
    handler: async (request) => {
      const signedIn = await app.findSignedIn(request);
      refuseOutcome(await confirmChange(app.db, request.body.id, signedIn?.id ?? null));
      return told(say('replies.emailChanged'));
    },
  });

  app.route({
    ...undoEmail,
    handler: async ({ body }) => {
      refuseOutcome(await undoChange(app.db, body.id));
      return told(say('replies.emailUndone'));
    },
  });
};
