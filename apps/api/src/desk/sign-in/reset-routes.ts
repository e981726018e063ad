import { forgotAtDesk, resetAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type RequestRefused, refuseLink } from '../../http/errors.ts';
import { clientKey } from '../../http/plugins/rate-limit.ts';
import { told } from '../../http/told.ts';
import { deviceCookie } from '../access/known-device.ts';
import { deskLimits } from '../limits.ts';
import { refuseCommon } from './common-password.ts';
import { findStaffOfReset, requestStaffReset, resetStaffByLink } from './reset-queries.ts';

const gone = (): RequestRefused => refuseLink();

/** Resets a password by mail: the way in for staff whose account others lock with wrong passwords. */
export const resetRoutes: FastifyPluginAsyncZod<{ tokenSecret: string }> = async (app, { tokenSecret }) => {
  app.route({
    ...forgotAtDesk,
    handler: async (request) => {
      await app.countAttempt(deskLimits.forgot, clientKey(request));
      await requestStaffReset(app.db, request.body.email);
      return told(say('desk.replies.resetOnItsWay'));
    },
  });

  app.route({
    ...resetAtDesk,
    handler: async (request, reply) => {
      const { id, password } = request.body;
      await app.passwords.findRoomToSet();
      await app.countAttempt(deskLimits.reset, clientKey(request));
      const staff = await findStaffOfReset(app.db, id);
      if (!staff) throw gone();
      refuseCommon(password, [staff.name, staff.email, app.identity().name]);
      const email = await resetStaffByLink(app.db, id, await app.passwords.hash(password));
      if (email === null) throw gone();
      // The link proves the mailbox. Without this, wrong passwords from elsewhere would lock the account again at once.
      void reply.header('Set-Cookie', deviceCookie(request, tokenSecret, email));
      return told(say('desk.replies.passwordReset'));
    },
  });
};
