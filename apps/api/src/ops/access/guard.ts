import { isAllowed } from '@wearfolio/contracts/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { readDeskToken } from '../../desk/access/desk-cookie.ts';
import { findDeskSession, hasOwner } from '../../desk/access/session-queries.ts';
import { type Actor, audit } from '../../desk/audit/audit-queries.ts';
import { messages } from '../../desk/messages.ts';
import { parseQuery } from '../../request/address.ts';
import { RequestRefused } from '../../request/errors.ts';
import { refuseOtherOrigins } from '../../request/own-origin.ts';
import { isSession, type OpsKeys, readSession } from './session.ts';
import { isEnded } from './session-queries.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyRequest {
    /** Who changes something on a page of ops; null before the guard has looked. */
    actor: Actor | null;
  }
}

/** In bytes; no form of ours is longer. */
const formLimit = 16 * 1024;

/** Nothing below is kept or indexed by anybody, and forms are taken from our own pages alone. */
export const privately = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' });
    refuseOtherOrigins(request, publicUrl);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    async (_request: FastifyRequest, body: string) => parseQuery(body),
  );
});

/** Who stands behind a session of OPS_TOKEN. */
const tokenHolder: Actor = { id: null, email: 'OPS_TOKEN' };

type Keys = Pick<OpsKeys, 'tokenSecret'> & { opsToken: string | null };

const hasTokenSession = async ({ headers, server: app }: FastifyRequest, keys: Keys): Promise<boolean> => {
  const { opsToken, tokenSecret } = keys;
  const session = readSession(headers.cookie);
  return opsToken !== null && isSession(session, { opsToken, tokenSecret }) && !(await isEnded(app.db, session));
};

/**
 * Whatever is registered in the same scope is for staff: viewers read, editors send forms. Until an owner has signed in, a
 * session of OPS_TOKEN will do; without a token, or from then on, others are sent to the sign-in of the desk. What a form
 * changed is noted in the audit log.
 */
export const requireOps = plugin<Keys>(async (app, keys) => {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const staff = await findDeskSession(app.db, readDeskToken(request.headers.cookie));
    if (staff?.isProven) {
      if (request.method === 'POST' && !isAllowed(staff.role, 'editor'))
        throw new RequestRefused(403, messages.notAllowed);
      request.actor = staff;
      return;
    }
    if (keys.opsToken === null || (await hasOwner(app.db))) {
      const to = request.method === 'GET' ? `?to=${encodeURIComponent(request.url)}` : '';
      return reply.redirect(`/ops/sign-in${to}`, 303);
    }
    if (!(await hasTokenSession(request, keys))) throw new RequestRefused(401, 'Sign in to continue');
    request.actor = tokenHolder;
  });

  // A form that did something leads to the page that says so.
  app.addHook('onSend', async ({ method, actor, body, routeOptions }, reply) => {
    if (method !== 'POST' || actor === null || reply.statusCode !== 303 || routeOptions.url === '/ops/sign-out') return;
    await audit(app.db, actor, { action: 'send form', subject: routeOptions.url ?? '', after: Object(body) });
  });
});
