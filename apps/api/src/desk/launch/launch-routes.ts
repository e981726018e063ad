import { confirmTestMail, getLaunchList, noteBackup, sendTestMail } from '@wearfolio/contracts/desk-launch';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import type { Env } from '../../settings/env.ts';
import { sayAtDesk, toDo } from '../language.ts';
import { messages } from '../messages.ts';
import { noteBackupOf, noteReceived, queueTestMail, readLaunch } from './launch-queries.ts';

type Options = Pick<Env, 'contentDir' | 'identity'> & { databaseUrl: string };

/** What must be done before the shop opens. */
export const launchRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { databaseUrl, identity: fixed, contentDir },
) => {
  app.route({
    ...getLaunchList,
    handler: async (request) => {
      const lines = await readLaunch(databaseUrl, { fixed, contentDir });
      return { data: lines.map((line) => toDo(line, sayAtDesk(request))) };
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
      return { message: messages.newsletterTested(to) };
    },
  });

  app.route({
    ...confirmTestMail,
    handler: async ({ staff, body: { code } }) => {
      if (!(await noteReceived(app.db, staff, code))) throw new RequestRefused(409, messages.oldTestMail);
      return { message: messages.testMailReceived };
    },
  });

  app.route({
    ...noteBackup,
    handler: async ({ staff }) => {
      await noteBackupOf(app.db, staff);
      return { message: messages.backupNoted };
    },
  });
};
