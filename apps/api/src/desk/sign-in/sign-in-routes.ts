import { acceptInvitation, readInvitation, signInAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused, refuseLink } from '../../http/errors.ts';
import { clientKey } from '../../http/plugins/rate-limit.ts';
import { countSignIn, forgetSignIns } from '../../http/plugins/sign-in-limit.ts';
import { deskCookie, readDeskToken } from '../access/desk-cookie.ts';
import { findDevice } from '../access/known-device.ts';
import { deskLimits } from '../limits.ts';
import { toDeskSession } from '../reply.ts';
import { acceptInvitation as accept, findInvitation } from '../staff/accepted-invitation-queries.ts';
import { refuseCommon } from './common-password.ts';
import { findByEmail, startSession } from './sign-in-queries.ts';

const gone = (): RequestRefused => refuseLink();
const wrongCredentials = (): RequestRefused => new RequestRefused(400, say('desk.replies.wrongCredentials'));

/** The first step of signing in: a password or an invitation. */
export const signInRoutes: FastifyPluginAsyncZod<{ tokenSecret: string }> = async (app, { tokenSecret }) => {
  app.route({
    ...signInAtDesk,
    handler: async (request, reply) => {
      const { email, password } = request.body;
      const attempt = { account: email.toLowerCase(), device: findDevice(request, tokenSecret, email) };
      await app.passwords.findRoomToTry();
      await countSignIn(app, deskLimits.signIn, request, attempt);
      // An unknown address and a wrong password take the same work and get the same reply.
      const staff = await findByEmail(app.db, email);
      const isRight = await app.passwords.isRight(password, staff?.passwordHash ?? null);
      if (!(staff && isRight)) throw wrongCredentials();
      const { headers } = request;
      const browser = { token: readDeskToken(headers.cookie), device: headers['user-agent'] };
      const session = await startSession(app.db, staff, browser);
      if (!session) throw wrongCredentials();
      await forgetSignIns(app, deskLimits.signIn, request, attempt);
      void reply.header('Set-Cookie', deskCookie(session));
      return toDeskSession(app.db, { ...staff, isProven: false });
    },
  });

  app.route({
    ...readInvitation,
    handler: async (request) => {
      await app.countAttempt(deskLimits.invitation, clientKey(request));
      const invitation = await findInvitation(app.db, request.body.id);
      if (!invitation) throw gone();
      return { data: { email: invitation.email, role: invitation.role } };
    },
  });

  app.route({
    ...acceptInvitation,
    handler: async (request, reply) => {
      const { id: token, name, password } = request.body;
      await app.passwords.findRoomToSet();
      await app.countAttempt(deskLimits.invitation, clientKey(request));
      const invitation = await findInvitation(app.db, token);
      if (!invitation) throw gone();
      const email = invitation.email ?? request.body.email;
      if (!email)
        throw new RequestRefused(400, say('desk.replies.emailMissing'), { email: [say('desk.replies.emailMissing')] });
      refuseCommon(password, [name, email, app.identity().name]);
      const passwordHash = await app.passwords.hash(password);
      const device = request.headers['user-agent'];
      const accepted = await accept(app.db, { token, email, name, passwordHash, device });
      if (accepted === 'gone') throw gone();
      if (accepted === 'taken') throw new RequestRefused(409, say('desk.replies.emailTaken'));
      void reply.header('Set-Cookie', deskCookie(accepted.session));
      const factors = { isProven: false, hasApp: false, passkeys: 0 };
      const shown = { id: accepted.staffId, name, email, role: invitation.role, ...factors };
      return toDeskSession(app.db, shown);
    },
  });
};
