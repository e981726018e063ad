import { stopAlerts } from '@wearfolio/contracts/favorites';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countStop } from '../favorites/list/limits.ts';
import { refuseLink } from '../http/errors.ts';
import { told } from '../http/told.ts';
import { hashLinkToken } from '../jobs/mail/link-token.ts';
import { acceptOneClick, oneClickUrls } from '../jobs/mail/one-click.ts';
import { endAlerts } from './alert-queries.ts';

/** Turns alerts off for anyone with a mail's link. */
export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  acceptOneClick(app);

  for (const url of oneClickUrls(stopAlerts.url)) {
    app.route({
      ...stopAlerts,
      url,
      handler: async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        await countStop(app, request);
        if (!(await endAlerts(app.db, hashLinkToken(request.params.id)))) throw refuseLink();
        return told(say('replies.alertsStopped'));
      },
    });
  }
};
