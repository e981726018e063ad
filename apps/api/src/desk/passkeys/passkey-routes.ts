import {
  addPasskey,
  confirmByPasskey,
  listPasskeys,
  proveByPasskey,
  removeApp,
  removePasskey,
  renamePasskey,
  requestPasskey,
  startPasskey,
} from '@wearfolio/contracts/desk-passkeys';
import { say } from '@wearfolio/messages/said';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authenticationOptions, registrationOptions, verifyRegistration } from '../../customer/passkeys/webauthn.ts';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { confirm } from '../access/confirm.ts';
import { deskCookie, readDeskToken } from '../access/desk-cookie.ts';
import { requireFresh, requireStaff } from '../access/guard.ts';
import { codeKey, deviceCookie } from '../access/known-device.ts';
import { hasFactor } from '../access/session-queries.ts';
import { deskLimits } from '../limits.ts';
import { toDeskSession } from '../reply.ts';
import { startProvenSession } from '../second-factor/factor-queries.ts';
import { browserOf } from '../second-factor/factor-routes.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import {
  addPasskey as add,
  listPasskeys as list,
  mostPasskeys,
  removePasskey as remove,
  removeApp as removeTotp,
  renamePasskey as rename,
} from './passkey-queries.ts';
import { takePasskey, wrongPasskey } from './take-passkey.ts';

type Options = { publicUrl: string; tokenSecret: string };

const cookieOf = ({ headers }: FastifyRequest): string => readDeskToken(headers.cookie);

/** A passkey can be added as the first second factor, or after both factors were given recently. */
const refuseToAdd = (request: FastifyRequest): void => {
  const { staff } = request;
  if (staff.isProven) requireFresh(request);
  else if (hasFactor(staff)) throw new RequestRefused(409, say('desk.replies.hasFactor'));
};

const refusals = {
  known: say('desk.replies.knownPasskey'),
  'too many': say('desk.replies.tooManyPasskeys', { count: mostPasskeys }),
  'set up': say('desk.replies.hasFactor'),
} as const;

/** Calls allowed before the second factor: adding the first passkey, and signing in with one. */
export const passkeyRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicUrl, tokenSecret }) => {
  await app.register(requireStaff, { right: null });

  app.route({
    ...startPasskey,
    handler: async (request) => {
      refuseToAdd(request);
      const { staff } = request;
      const shop = { publicUrl, name: app.identity().name };
      const { challenge, options } = await registrationOptions(
        shop,
        { handle: `staff ${staff.id}`, name: staff.name, email: staff.email },
        await list(app.db, staff.id),
      );
      await keepChallenge(app.db, { cookie: cookieOf(request), purpose: 'add', challenge });
      return { data: { options } };
    },
  });

  app.route({
    ...addPasskey,
    handler: async (request, reply) => {
      refuseToAdd(request);
      const { staff, body } = request;
      const challenge = await takeChallenge(app.db, { cookie: cookieOf(request), purpose: 'add' });
      const shop = { publicUrl, name: app.identity().name };
      const passkey = await verifyRegistration(shop, { answer: body.answer, challenge }, body.name);
      if (!passkey) throw wrongPasskey();
      const added = await add(app.db, staff, passkey, { tokenSecret, ...browserOf(request) });
      if (typeof added === 'string') throw new RequestRefused(409, refusals[added]);
      const known = deviceCookie(request, tokenSecret, staff.email);
      if (added.session) void reply.header('Set-Cookie', [deskCookie(added.session), known]);
      return { data: { recovery_codes: added.codes } };
    },
  });

  app.route({
    ...requestPasskey,
    handler: async (request) => {
      const known = await list(app.db, request.staff.id);
      if (known.length === 0) throw new RequestRefused(409, say('desk.replies.noPasskeys'));
      const { challenge, options } = await authenticationOptions({ publicUrl }, known);
      await keepChallenge(app.db, { cookie: cookieOf(request), purpose: 'prove', challenge });
      return { data: { options } };
    },
  });

  app.route({
    ...proveByPasskey,
    handler: async (request, reply) => {
      const { staff, body } = request;
      const key = codeKey(request, tokenSecret);
      await app.countAttempt(deskLimits.code, key);
      const taken = { cookie: cookieOf(request), purpose: 'prove', answer: body.answer } as const;
      const { staffId } = await takePasskey(app, publicUrl, taken);
      if (staffId !== staff.id) throw wrongPasskey();
      await app.forgetAttempts(deskLimits.code, key);
      const session = await startProvenSession(app.db, staff, browserOf(request));
      void reply.header('Set-Cookie', [deskCookie(session), deviceCookie(request, tokenSecret, staff.email)]);
      return toDeskSession(app.db, { ...staff, isProven: true });
    },
  });
};

/** Lets each member of staff manage their own passkeys. */
export const ownPasskeyRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicUrl, tokenSecret }) => {
  app.route({
    ...confirmByPasskey,
    handler: (request) => {
      const { staff, body } = request;
      const prove = async (): Promise<void> => {
        const taken = { cookie: cookieOf(request), purpose: 'prove', answer: body.answer } as const;
        const { staffId } = await takePasskey(app, publicUrl, taken);
        if (staffId !== staff.id) throw wrongPasskey();
      };
      return confirm(app, request, { password: body.password, tokenSecret, prove });
    },
  });

  app.route({
    ...listPasskeys,
    handler: async ({ staff }) => ({
      data: (await list(app.db, staff.id)).map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
    }),
  });

  app.route({
    ...renamePasskey,
    handler: async ({ staff, body: { id, name } }) => {
      if (!(await rename(app.db, staff, id, name))) throw new RequestRefused(404, say('desk.replies.noPasskey'));
      return told(say('desk.replies.passkeyRenamed'));
    },
  });

  app.route({
    ...removePasskey,
    handler: async (request) => {
      requireFresh(request);
      const refusal = await remove(app.db, request.staff, request.body.id);
      if (refusal === 'missing') throw new RequestRefused(404, say('desk.replies.noPasskey'));
      if (refusal === 'last') throw new RequestRefused(409, say('desk.replies.lastFactor'));
      return told(say('desk.replies.passkeyRemoved'));
    },
  });

  app.route({
    ...removeApp,
    handler: async (request) => {
      requireFresh(request);
      if (!(await removeTotp(app.db, request.staff))) throw new RequestRefused(409, say('desk.replies.lastFactor'));
      return told(say('desk.replies.appRemoved'));
    },
  });
};
