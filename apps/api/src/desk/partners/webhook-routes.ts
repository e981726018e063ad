import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  testWebhook,
} from '@wearfolio/contracts/desk-webhooks';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import type { Env } from '../../settings/env.ts';
import { requireFresh } from '../access/guard.ts';
import { refusing } from '../refusing-queries.ts';
import {
  addWebhook as add,
  listWebhooks as list,
  removeWebhook as remove,
  resumeWebhook as resume,
  testWebhook as test,
} from './webhook-queries.ts';

type Options = Pick<Env, 'feedPrivateHosts'> & { databaseUrl: string; tokenSecret: string };

/** The list of webhooks. */
export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listWebhooks, handler: async () => ({ data: await list(app.db) }) });
};

/** Changes to webhooks, for owners who just gave both factors. */
export const webhookChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { databaseUrl, feedPrivateHosts: privateHosts, tokenSecret } = options;
  app.route({
    ...addWebhook,
    handler: async (request, reply) => {
      requireFresh(request);
      const { partner, url: address, events } = request.body;
      const webhook = { partner, address, events, privateHosts, tokenSecret };
      const data = await refusing(() => add(databaseUrl, request.staff, webhook));
      reply.header('Cache-Control', 'no-store');
      return { ...told(say('desk.replies.webhookAdded')), data };
    },
  });

  app.route({
    ...testWebhook,
    handler: async (request) => {
      requireFresh(request);
      const answer = await refusing(() =>
        test(databaseUrl, request.staff, request.body.id, { privateHosts, tokenSecret }),
      );
      return told(say('desk.replies.webhookTested', { answer }));
    },
  });

  app.route({
    ...resumeWebhook,
    handler: async (request) => {
      requireFresh(request);
      await refusing(() => resume(databaseUrl, request.staff, request.body.id));
      return told(say('desk.replies.webhookResumed'));
    },
  });

  app.route({
    ...removeWebhook,
    handler: async (request) => {
      requireFresh(request);
      await refusing(() => remove(databaseUrl, request.staff, request.body.id));
      return told(say('desk.replies.webhookRemoved'));
    },
  });
};
