import { randomBytes } from 'node:crypto';
import { signInByPasskey, startPasskeySignIn } from '@wearfolio/contracts/desk-passkeys';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authenticationOptions } from '../../customer/passkeys/webauthn.ts';
import { readCookie, writeCookie } from '../../http/cookie.ts';
import { clientKey } from '../../http/plugins/rate-limit.ts';
import { deskCookie } from '../access/desk-cookie.ts';
import { deviceCookie } from '../access/known-device.ts';
import { deskLimits } from '../limits.ts';
import { toDeskSession } from '../reply.ts';
import { startProvenSession } from '../second-factor/factor-queries.ts';
import { browserOf } from '../second-factor/factor-routes.ts';
import { keepChallenge } from './challenges.ts';
import { findOwner } from './passkey-queries.ts';
import { takePasskey, wrongPasskey } from './take-passkey.ts';

/** Binds a challenge to the browser before there is a session. */
const challengeCookie = '__Host-desk-passkey';
const lifetime = 300;

type Options = { publicUrl: string; tokenSecret: string };

/** Signs in with a passkey alone. It counts as both factors, because the device verifies its holder. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicUrl, tokenSecret }) => {
  app.route({
    ...startPasskeySignIn,
    handler: async (request, reply) => {
      await app.countAttempt(deskLimits.passkey, clientKey(request));
      const { challenge, options } = await authenticationOptions({ publicUrl }, []);
      const cookie = randomBytes(32).toString('base64url');
      await keepChallenge(app.db, { cookie, purpose: 'sign-in', challenge });
      void reply.header('Set-Cookie', writeCookie(challengeCookie, cookie, lifetime));
      return { data: { options } };
    },
  });

  app.route({
    ...signInByPasskey,
    handler: async (request, reply) => {
      await app.countAttempt(deskLimits.passkey, clientKey(request));
      const cookie = readCookie(request.headers.cookie, challengeCookie);
      const { answer } = request.body;
      const { staffId } = await takePasskey(app, publicUrl, { cookie, purpose: 'sign-in', answer });
      const staff = await findOwner(app.db, staffId);
      if (!staff) throw wrongPasskey();
      const session = await startProvenSession(app.db, staff, browserOf(request));
      const known = deviceCookie(request, tokenSecret, staff.email);
      void reply.header('Set-Cookie', [deskCookie(session), known, writeCookie(challengeCookie, '', 0)]);
      return toDeskSession(app.db, { ...staff, isProven: true });
    },
  });
};
