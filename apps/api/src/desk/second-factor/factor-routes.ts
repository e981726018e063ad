import {
  finishFactor,
  getDeskSession,
  proveAtDesk,
  signOutAtDesk,
  startFactor,
} from '@wearfolio/contracts/desk-sign-in';
import { say } from '@wearfolio/messages/said';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { deskCookie, endedDeskCookie, readDeskToken } from '../access/desk-cookie.ts';
import { requireFresh, requireStaff } from '../access/guard.ts';
import { codeKey, deviceCookie } from '../access/known-device.ts';
import { endByToken, hasFactor } from '../access/session-queries.ts';
import { deskLimits } from '../limits.ts';
import { toDeskSession } from '../reply.ts';
import { finishSetUp, keepSecret, startProvenSession } from './factor-queries.ts';
import { requireCode, wrongCode } from './require-code.ts';
import { makeTotpSecret, totpAddress } from './totp.ts';

/** An app can be set up as the first second factor, or when both factors were given recently and there is no app. */
const refuseSecond = (request: FastifyRequest): void => {
  const { staff } = request;
  if (staff.hasApp || (hasFactor(staff) && !staff.isProven))
    throw new RequestRefused(409, say('desk.replies.hasFactor'));
  if (staff.isProven) requireFresh(request);
};

/** The session token and description of the request's browser. */
export const browserOf = ({ headers }: FastifyRequest) => ({
  token: readDeskToken(headers.cookie),
  device: headers['user-agent'],
});

/** Calls allowed before the second factor: giving it, and signing out. */
export const factorRoutes: FastifyPluginAsyncZod<{ tokenSecret: string }> = async (app, { tokenSecret }) => {
  await app.register(requireStaff, { right: null });

  app.route({
    ...proveAtDesk,
    handler: async (request, reply) => {
      const { staff } = request;
      if (!hasFactor(staff)) throw wrongCode();
      const key = codeKey(request, tokenSecret);
      await app.countAttempt(deskLimits.code, key);
      await requireCode(app.db, staff, request.body.code, { tokenSecret });
      await app.forgetAttempts(deskLimits.code, key);
      const session = await startProvenSession(app.db, staff, browserOf(request));
      void reply.header('Set-Cookie', [deskCookie(session), deviceCookie(request, tokenSecret, staff.email)]);
      return toDeskSession(app.db, { ...staff, isProven: true });
    },
  });

  app.route({
    ...startFactor,
    handler: async (request) => {
      refuseSecond(request);
      const { staff } = request;
      const secret = makeTotpSecret();
      if (!(await keepSecret(app.db, staff.id, secret, { tokenSecret })))
        throw new RequestRefused(409, say('desk.replies.hasFactor'));
      return { data: { secret, address: totpAddress(secret, app.identity().name, staff.email) } };
    },
  });

  app.route({
    ...finishFactor,
    handler: async (request, reply) => {
      refuseSecond(request);
      const { staff } = request;
      await app.countAttempt(deskLimits.code, String(staff.id));
      const { code } = request.body;
      const done = await finishSetUp(app.db, staff, { code, tokenSecret, ...browserOf(request) });
      if (!done) throw wrongCode();
      await app.forgetAttempts(deskLimits.code, String(staff.id));
      void reply.header('Set-Cookie', [deskCookie(done.session), deviceCookie(request, tokenSecret, staff.email)]);
      return { data: { recovery_codes: done.codes } };
    },
  });

  app.route({ ...getDeskSession, handler: ({ staff }) => toDeskSession(app.db, staff) });

  app.route({
    ...signOutAtDesk,
    handler: async ({ headers }, reply) => {
      await endByToken(app.db, readDeskToken(headers.cookie));
      void reply.header('Set-Cookie', endedDeskCookie);
      return told(say('desk.replies.signedOut'));
    },
  });
};
