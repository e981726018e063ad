import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import {
  cancelNewsletter,
  exportPartSize,
  exportSubscribers,
  listSubscribers as listEndpoint,
  listNewsletters,
  newsletterPageSize,
  sendNewsletter,
  testNewsletter,
} from '@wearfolio/contracts/desk-newsletter';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { freezeNewsletter } from '../../newsletter/sending/freeze.ts';
import { requireFresh } from '../access/guard.ts';
import { readVersion } from '../content/content-queries.ts';
import { csvLine } from '../csv-line.ts';
import { maskingFor, noteReading, seesAddresses } from './addresses.ts';
import {
  cancelSend,
  countSubscribers,
  listForExport,
  listSends,
  listSubscribers,
  noteExport,
  scheduleSend,
  testSend,
} from './newsletter-queries.ts';

/** The `before` of the next page, or null when this page is not full. */
const nextOf = (rows: readonly { id: number }[]): number | null =>
  rows.length < newsletterPageSize ? null : (rows.at(-1)?.id ?? null);

/** Newsletters and the number of subscribers. */
export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listNewsletters,
    handler: async ({ query: { before = null } }) => {
      const [data, subscribers] = await Promise.all([
        listSends(app.db, before, newsletterPageSize),
        countSubscribers(app.db),
      ]);
      return { data, next: nextOf(data), subscribers };
    },
  });
};

/** Subscribers. Owners and support see addresses; the audit log records each reading. */
export const subscriberRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listEndpoint,
    handler: async ({ staff, query: { list, q, before = null } }) => {
      const asked = { list, q, before, isWhole: !seesAddresses(staff) };
      const rows = await listSubscribers(app.db, asked, newsletterPageSize);
      await noteReading(app.db, staff, { subject: `subscribers: ${list}`, ids: rows.map(({ id }) => id) });
      const { address } = maskingFor(staff);
      return { data: rows.map((row) => ({ ...row, email: address(row.email) })), next: nextOf(rows) };
    },
  });
};

type Options = { databaseUrl: string };

/** Sending newsletters. */
export const newsletterChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  const read = async (key: string, version: number) => {
    const draft = (await readVersion(databaseUrl, key, version)) as NewsletterDraft | null;
    if (!draft) throw new RequestRefused(404, say('desk.replies.noVersion'));
    const market = app.markets().find(({ prefix }) => prefix === draft.market) ?? null;
    if (draft.market && !market) throw new RequestRefused(409, say('replies.noMarket'));
    const shop = { db: app.db, catalogue: app.catalogueIn(market), currency: app.identity().currency };
    return { key, version, body: await freezeNewsletter(shop, draft) };
  };

  app.route({
    ...sendNewsletter,
    handler: async (request) => {
      const {
        staff,
        body: { key, number, at },
      } = request;
      requireFresh(request);
      if (at !== null && Date.parse(at) <= Date.now()) throw new RequestRefused(409, say('desk.replies.isPast'));
      await scheduleSend(app.db, staff, await read(key, number), at === null ? null : new Date(at));
      return told(at === null ? say('desk.replies.newsletterSending') : say('desk.replies.newsletterScheduled'));
    },
  });

  app.route({
    ...testNewsletter,
    handler: async ({ staff, body: { key, number } }) => {
      await testSend(app.db, staff, await read(key, number));
      return told(say('desk.replies.newsletterTested', { email: staff.email }));
    },
  });

  app.route({
    ...cancelNewsletter,
    handler: async ({ staff, body: { id } }) => {
      if (!(await cancelSend(app.db, staff, id))) throw new RequestRefused(404, say('desk.replies.noNewsletter'));
      return told(say('desk.replies.newsletterCanceled'));
    },
  });
};

/** The export of subscribers. */
export const subscriberExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportSubscribers,
    handler: async ({ staff, body: { after } }) => {
      const rows = await listForExport(app.db, after ?? 0, exportPartSize);
      await noteExport(app.db, staff, { after, subscribers: rows.length });
      const lines = rows.map(({ email, confirmed }) => csvLine([email, confirmed.toISOString()]));
      const head = after === null ? [csvLine(['email', 'confirmed_at'])] : [];
      const next = rows.length < exportPartSize ? null : (rows.at(-1)?.id ?? null);
      return { data: { csv: [...head, ...lines].join(''), next } };
    },
  });
};
