import { may, type Right } from '@wearfolio/contracts/rights';
import { say } from '@wearfolio/messages/said';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../../http/errors.ts';
import { chosenLanguage, deskLocaleOf } from '../language.ts';
import { keepStaffLanguage } from '../staff/staff-mailbox.ts';
import { tellReasons } from '../tell-reasons.ts';
import { readDeskToken } from './desk-cookie.ts';
import { type DeskStaff, findDeskSession } from './session-queries.ts';

/** Refuses a POST from anywhere but our own pages. Browsers send `Sec-Fetch-Site`, older ones `Origin`. */
const refuseOtherOrigins = ({ method, headers }: FastifyRequest, publicUrl: string): void => {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === publicUrl : site === 'same-origin';
  if (method === 'POST' && !isOwn) throw new RequestRefused(403, say('desk.replies.otherSite'));
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyRequest {
    /** The member of staff who sends the request, inside a scope with `requireStaff`. */
    staff: DeskStaff;
  }
}

/** Replies in this scope are not cached and in the desk's language, and requests must come from our own pages. */
export const deskScope = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    request.locale = deskLocaleOf(request);
    refuseOtherOrigins(request, publicUrl);
  });
  app.addHook('preSerialization', async ({ locale }, _reply, payload) => tellReasons(payload, locale));
  app.decorateRequest('staff');
});

/** Refuses with 403 unless the member of staff has this right too, for calls of which some inputs need another one. */
export const requireRight = ({ staff }: Pick<FastifyRequest, 'staff'>, right: Right): void => {
  if (!may(staff.role, right)) throw new RequestRefused(403, say('desk.replies.notAllowed'));
};

/**
 * Requires staff with this right in the scope. `null` also accepts a sign-in without its second factor. Others get 401;
 * staff whose role lacks the right get 403. Mails to them follow the language that was chosen on the device.
 */
export const requireStaff = plugin<{ right: Right | null }>(async (app, { right }) => {
  app.addHook('onRequest', async (request: FastifyRequest, _reply: FastifyReply) => {
    const staff = await findDeskSession(app.db, readDeskToken(request.headers.cookie));
    if (!staff || (right !== null && !staff.isProven)) throw new RequestRefused(401, say('desk.replies.signInFirst'));
    request.staff = staff;
    const language = chosenLanguage(request);
    if (language !== null && language !== staff.language && staff.isProven) {
      await keepStaffLanguage(app.db, staff.id, language);
    }
    if (right !== null) requireRight(request, right);
  });
});

/**
 * Refuses with 403 unless both factors were given within the last ten minutes. `errors.confirm` tells the desk to ask
 * for them.
 */
export const requireFresh = ({ staff }: FastifyRequest): void => {
  if (staff.isFresh) return;
  throw new RequestRefused(403, say('desk.replies.confirmFirst'), { confirm: [say('desk.replies.confirmFirst')] });
};
