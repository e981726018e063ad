import {
  addPartner,
  changePartner,
  listPartners,
  removePartner,
  renewPartnerKey,
} from '@wearfolio/contracts/desk-partners';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import { requireFresh } from '../access/guard.ts';
import { refusing } from '../refusing-queries.ts';
import {
  addPartner as add,
  changePartner as change,
  listPartners as list,
  removePartner as remove,
  renewKey,
} from './partner-queries.ts';

type Options = { databaseUrl: string };

/** The list of partners. */
export const partnerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listPartners, handler: async () => ({ data: await list(app.db) }) });
};

/** Changes to partners and their keys, for owners who just gave both factors. */
export const partnerChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...addPartner,
    handler: async (request, reply) => {
      requireFresh(request);
      const { quota_per_day: quotaPerDay, ...said } = request.body;
      const { partner, key } = await refusing(() => add(databaseUrl, request.staff, { quotaPerDay, ...said }));
      reply.header('Cache-Control', 'no-store');
      return { ...told(say('desk.replies.added', { name: partner.name })), data: { key, slug: partner.slug } };
    },
  });

  app.route({
    ...changePartner,
    handler: async (request) => {
      requireFresh(request);
      const { id, quota_per_day: quotaPerDay, is_paused: isPaused, ...said } = request.body;
      await refusing(() => change(databaseUrl, request.staff, id, { quotaPerDay, isPaused, ...said }));
      return told(say('desk.replies.partnerSaved'));
    },
  });

  app.route({
    ...renewPartnerKey,
    handler: async (request, reply) => {
      requireFresh(request);
      const { partner, key } = await refusing(() => renewKey(databaseUrl, request.staff, request.body.id));
      reply.header('Cache-Control', 'no-store');
      return { ...told(say('desk.replies.partnerKeyRenewed')), data: { key, slug: partner.slug } };
    },
  });

  app.route({
    ...removePartner,
    handler: async (request) => {
      requireFresh(request);
      const partner = await refusing(() => remove(databaseUrl, request.staff, request.body.id));
      return told(say('desk.replies.partnerRemoved', { name: partner.name }));
    },
  });
};
