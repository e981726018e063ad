import { changeEmail, confirmEmail, undoEmail } from '@wearfolio/contracts/customer';
import { badLink } from '@wearfolio/contracts/fields/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused, refuseField, refuseLink } from '../../http/errors.ts';
import { requireCustomer } from '../../http/plugins/session.ts';
import { countAttempt, countByAddress, limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { checkCurrent, findOwn, loginRequired } from '../own.ts';
import { findCustomerByEmail } from '../queries.ts';
import { confirmChange, type Outcome, requestChange, undoChange } from './email-queries.ts';

const refuseEmail = (message: string): RequestRefused =>
  refuseField('email', message, message === messages.sameEmail ? 'same' : 'taken');

const refuseOutcome = (outcome: Outcome): void => {
  if (outcome === 'bad') throw refuseLink(badLink);
  if (outcome === 'taken') throw new RequestRefused(400, messages.emailTaken);
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
      if (email.toLowerCase() === was.toLowerCase()) throw refuseEmail(messages.sameEmail);
      if (await findCustomerByEmail(app.db, email)) throw refuseEmail(messages.emailTaken);
      const { sessionId } = request.customer;
      const wish = { customerId: id, was, becomes: email, passwordHash, sessionId };
      if (!(await requestChange(app.db, wish))) throw loginRequired();
      return { message: messages.emailChangeOnItsWay };
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
      return { message: messages.emailChanged };
    },
  });

  app.route({
    ...undoEmail,
    handler: async ({ body }) => {
      refuseOutcome(await undoChange(app.db, body.id));
      return { message: messages.emailUndone };
    },
  });
};
