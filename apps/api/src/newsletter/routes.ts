import { createHash } from 'node:crypto';
import { subscribe, unsubscribe, verifySubscription } from '@wearfolio/contracts/newsletter';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuseLink } from '../http/errors.ts';
import { clientKey } from '../http/plugins/rate-limit.ts';
import { told } from '../http/told.ts';
import { hashLinkToken } from '../jobs/mail/link-token.ts';
import { acceptOneClick, oneClickUrls } from '../jobs/mail/one-click.ts';
import { confirmSubscription, endSubscription, requestSubscription } from './queries.ts';

/** The limit per network address. Mails to one mailbox wait for their turn, which the reply does not reveal. */
const requests = { bucket: 'newsletter', limit: 20, seconds: 3600 };

const asked = say('replies.subscriptionAsked');
const confirmed = say('replies.subscriptionConfirmed');

const hashAddress = (email: string): Buffer => createHash('sha256').update(email.toLowerCase()).digest();

const unsubscribeRoute: FastifyPluginAsyncZod = async (scope) => {
  acceptOneClick(scope);
  for (const url of oneClickUrls(unsubscribe.url)) {
    scope.route({
      ...unsubscribe,
      url,
      handler: async ({ params }) => {
        const isGood = await endSubscription(scope.db, hashLinkToken(params.id), hashAddress);
        if (!isGood) throw refuseLink();
        return told(say('replies.subscriptionEnded'));
      },
    });
  }
};

/** The newsletter's calls (behavior.md#calls-table). */
export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });

  app.route({
    ...subscribe,
    handler: async (request) => {
      await app.countAttempt(requests, clientKey(request));
      const { email, leave_empty } = request.body;
      if (leave_empty) return told(asked);
      const customer = await app.findSignedIn(request);
      await requestSubscription(app.db, {
        email,
        addressHash: hashAddress(email),
        customerId: customer?.id ?? null,
        market: request.market?.prefix ?? '',
      });
      return told(asked);
    },
  });

  app.route({
    ...verifySubscription,
    handler: async ({ params }) => {
      if (!(await confirmSubscription(app.db, hashLinkToken(params.id)))) throw refuseLink();
      return { ...told(confirmed), data: told(confirmed) };
    },
  });

  await app.register(unsubscribeRoute);
};
