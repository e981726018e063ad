import { confirmTestMail, getLaunchList, noteBackup, sendTestMail } from '@wearfolio/contracts/desk-launch';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import type { Env } from '../../settings/env.ts';
import { toDo } from '../language.ts';
import { noteBackupOf, noteReceived, queueTestMail, readLaunch } from './launch-queries.ts';

type Options = Pick<Env, 'contentDir' | 'identity'> & { databaseUrl: string };

/** What must be done before the shop opens. */
export const launchRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { databaseUrl, identity: fixed, contentDir },
) => {
  app.route({
    ...getLaunchList,
    handler: async ({ locale }) => {
      const lines = await readLaunch(databaseUrl, { fixed, contentDir });
      return { data: lines.map((line) => toDo(line, locale)) };
    },
  });
};

/** Ticks what only staff can tell. */
export const launchChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...sendTestMail,
    handler: async ({ staff }) => {
      const { mail_from: from, contact_to: to } = app.identity();
      await queueTestMail(app.db, staff, { from, to });
      return told(say('desk.replies.newsletterTested', { email: to }));
    },
  });

  app.route({
    ...confirmTestMail,
    handler: async ({ staff, body: { code } }) => {
      if (!(await noteReceived(app.db, staff, code))) throw new RequestRefused(409, say('desk.replies.oldTestMail'));
      return told(say('desk.replies.testMailReceived'));
    },
  });

  app.route({
    ...noteBackup,
    handler: async ({ staff }) => {
      await noteBackupOf(app.db, staff);
      return told(say('desk.replies.backupNoted'));
    },
  });
};
