import {
  changeDeskPassword,
  endDeskSessions,
  listDeskSessions,
  renewRecoveryCodes,
  switchFeedMails,
} from '@wearfolio/contracts/desk-account';
import { confirmAtDesk } from '@wearfolio/contracts/desk-sign-in';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { confirm } from '../access/confirm.ts';
import { requireFresh } from '../access/guard.ts';
import { endDeskSession, endOtherSessions, listDeskSessions as readSessions } from '../access/session-queries.ts';
import { switchFeedMails as keepFeedMails } from '../feeds/feed-news-queries.ts';
import { renewCodes } from '../second-factor/factor-queries.ts';
import { requireCode } from '../second-factor/require-code.ts';
import { refuseCommon } from '../sign-in/common-password.ts';
import { changePassword } from '../staff/staff-queries.ts';

/** Lets each member of staff manage their own account. */
export const accountRoutes: FastifyPluginAsyncZod<{ tokenSecret: string }> = async (app, { tokenSecret }) => {
  app.route({
    ...confirmAtDesk,
    handler: (request) => {
      const { staff, body } = request;
      const prove = (): Promise<void> => requireCode(app.db, staff, body.code, { tokenSecret });
      return confirm(app, request, { password: body.password, tokenSecret, prove });
    },
  });

  app.route({
    ...renewRecoveryCodes,
    handler: async (request) => {
      requireFresh(request);
      return { data: { recovery_codes: await renewCodes(app.db, request.staff, { tokenSecret }) } };
    },
  });

  app.route({
    ...changeDeskPassword,
    handler: async (request) => {
      requireFresh(request);
      const { staff, body } = request;
      refuseCommon(body.password, [staff.name, staff.email, app.identity().name]);
      await changePassword(app.db, staff, await app.passwords.hash(body.password));
      return told(say('desk.replies.passwordChanged'));
    },
  });

  app.route({
    ...listDeskSessions,
    handler: async ({ staff }) => {
      const sessions = await readSessions(app.db, staff.id);
      return {
        data: sessions.map(({ id, device, startedAt, seenAt }) => ({
          id,
          device,
          started_at: startedAt.toISOString(),
          seen_at: seenAt.toISOString(),
          is_current: id === staff.sessionId,
        })),
      };
    },
  });

  app.route({
    ...endDeskSessions,
    handler: async ({ staff, body: { id } }) => {
      if (id === undefined) await endOtherSessions(app.db, staff.id, staff.sessionId);
      else if (!(await endDeskSession(app.db, staff.id, id)))
        throw new RequestRefused(404, say('desk.replies.noSession'));
      return told(say('desk.replies.sessionEnded'));
    },
  });
};

/** Mails about feeds, for whoever may open their pages. */
export const feedMailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...switchFeedMails,
    handler: async ({ staff, body }) => {
      await keepFeedMails(app.db, staff.id, body.is_on);
      return told(body.is_on ? say('desk.replies.feedMailsOn') : say('desk.replies.feedMailsOff'));
    },
  });
};
