import { isAllowed, type StaffRole } from '@wearfolio/contracts/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../../request/errors.ts';
import { refuseOtherOrigins } from '../../request/own-origin.ts';
import { messages } from '../messages.ts';
import { readDeskToken } from './desk-cookie.ts';
import { type DeskStaff, findDeskSession } from './session-queries.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyRequest {
    /** Who asks, inside a scope with `requireStaff`. */
    staff: DeskStaff;
  }
}

/** Replies in this scope are kept by no cache, and requests come from our own pages alone. */
export const ofDesk = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    refuseOtherOrigins(request, publicUrl);
  });
  app.decorateRequest('staff');
});

/**
 * Whatever is registered in the same scope is for staff of at least this role; `null` takes a sign-in whose second factor
 * is missing. Others get 401, and staff of a lower role 403.
 */
export const requireStaff = plugin<{ role: StaffRole | null }>(async (app, { role }) => {
  app.addHook('onRequest', async (request: FastifyRequest, _reply: FastifyReply) => {
    const staff = await findDeskSession(app.db, readDeskToken(request.headers.cookie));
    if (!staff || (role !== null && !staff.isProven)) throw new RequestRefused(401, messages.signInFirst);
    if (role !== null && !isAllowed(staff.role, role)) throw new RequestRefused(403, messages.notAllowed);
    request.staff = staff;
  });
});

/** Refuses with 403 unless both factors were given within the last ten minutes; `errors.confirm` tells the desk to ask. */
export const requireFresh = ({ staff }: FastifyRequest): void => {
  if (staff.isFresh) return;
  throw new RequestRefused(403, messages.confirmFirst, { confirm: [messages.confirmFirst] });
};
