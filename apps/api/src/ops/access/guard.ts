import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { parseQuery } from '../../request/address.ts';
import { RequestRefused } from '../../request/errors.ts';
import { isSession, type OpsKeys, readSession } from './session.ts';
import { isEnded } from './session-queries.ts';

/** In bytes; no form of ours is longer. */
const formLimit = 16 * 1024;

// Browsers say where a form stood; those which do not, name its origin.
const isOwnForm = ({ headers }: FastifyRequest, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicUrl : site === 'same-origin';
};

/** Nothing below is kept or indexed by anybody, and forms are taken from our own pages alone. */
export const privately = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' });
    if (request.method === 'POST' && !isOwnForm(request, publicUrl))
      throw new RequestRefused(403, 'This form was sent from another site');
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    async (_request: FastifyRequest, body: string) => parseQuery(body),
  );
});

/** Whatever is registered in the same scope is for who signed in with the token of ops; anybody else gets 401. */
export const requireOps = plugin<OpsKeys>(async (app, keys) => {
  app.addHook('onRequest', async ({ headers }: FastifyRequest, _reply: FastifyReply) => {
    const session = readSession(headers.cookie);
    if (!isSession(session, keys) || (await isEnded(app.db, session)))
      throw new RequestRefused(401, 'Sign in to continue');
  });
});
