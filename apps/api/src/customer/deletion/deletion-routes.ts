import { deleteAccount, requestDeletion } from '@wearfolio/contracts/customer-data';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { requireCustomer } from '../../http/plugins/session.ts';
import { told } from '../../http/told.ts';
import { countAttempt, countByAddress, limits } from '../limits.ts';
import { findOwn, refuseCurrent } from '../own.ts';
import { requestDeletion as askByMail, deleteCustomer } from './deletion-queries.ts';

/** Deletes the account with the password, or with a mailed link. */
export const deletionRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(requireCustomer);

  app.route({
    ...deleteAccount,
    handler: async (request) => {
      // Someone at an unlocked browser must not be able to guess the password.
      await countAttempt(app, limits.update, request, String(request.customer.id));
      const { id, passwordHash } = await findOwn(app, request.customer);
      if (passwordHash === null) throw new RequestRefused(400, say('replies.noPassword'));
      const isRight = await app.passwords.isRight(request.body.current_password, passwordHash);
      if (!(isRight && (await deleteCustomer(app.db, id, passwordHash)))) {
        throw refuseCurrent();
      }
      return told(say('replies.deleted'));
    },
  });

  app.route({
    ...requestDeletion,
    handler: async (request) => {
      const { id } = await findOwn(app, request.customer);
      await countByAddress(app, limits.requestDeletion, request);
      await askByMail(app.db, id);
      return told(say('replies.deletionOnItsWay'));
    },
  });
};
