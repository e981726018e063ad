import {
  changeStaffRole,
  inviteStaff,
  listStaff,
  removeStaff,
  withdrawInvitation,
} from '@wearfolio/contracts/desk-staff';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { requireFresh } from '../access/guard.ts';
import { deskLimits } from '../limits.ts';
import { type InviteRefusal, inviteByMail } from './invitation-queries.ts';
import { listInvitations, withdrawInvitation as withdraw } from './open-invitation-queries.ts';
import { changeRole, type Refusal, listStaff as readStaff, removeStaff as remove } from './staff-queries.ts';

/** The list of staff. */
export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listStaff,
    handler: async () => {
      const [staff, invitations] = await Promise.all([readStaff(app.db), listInvitations(app.db)]);
      return {
        data: {
          staff: staff.map(({ signedInAt, ...member }) => ({
            ...member,
            signed_in_at: signedInAt?.toISOString() ?? null,
          })),
          invitations: invitations.map(({ expiresAt, invitedBy, ...open }) => ({
            ...open,
            expires_at: expiresAt.toISOString(),
            invited_by: invitedBy,
          })),
        },
      };
    },
  });
};

const check = (refusal: Refusal | null): void => {
  if (refusal === 'missing') throw new RequestRefused(404, say('desk.replies.noStaff'));
  if (refusal === 'last owner') throw new RequestRefused(409, say('desk.replies.lastOwner'));
};

const checkInvited = (refusal: InviteRefusal | null): void => {
  if (refusal === 'not allowed') throw new RequestRefused(403, say('desk.replies.notAllowed'));
  if (refusal === 'is staff')
    throw new RequestRefused(409, say('desk.replies.isStaff'), { email: [say('desk.replies.isStaff')] });
};

/** Changes to staff, for owners who just gave both factors. */
export const ownerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...inviteStaff,
    handler: async (request) => {
      const { staff, body } = request;
      requireFresh(request);
      await app.countAttempt(deskLimits.invite, String(staff.id));
      checkInvited(await inviteByMail(app.db, staff, body));
      return told(say('desk.replies.invited', { email: body.email }));
    },
  });

  app.route({
    ...withdrawInvitation,
    handler: async ({ staff, body }) => {
      if (!(await withdraw(app.db, staff, body.id))) throw new RequestRefused(404, say('desk.replies.noInvitation'));
      return told(say('desk.replies.withdrawn'));
    },
  });

  app.route({
    ...changeStaffRole,
    handler: async (request) => {
      requireFresh(request);
      check(await changeRole(app.db, request.staff, { id: request.body.id }, request.body.role));
      return told(say('desk.replies.roleChanged'));
    },
  });

  app.route({
    ...removeStaff,
    handler: async (request) => {
      requireFresh(request);
      check(await remove(app.db, request.staff, { id: request.body.id }));
      return told(say('desk.replies.removed'));
    },
  });
};
