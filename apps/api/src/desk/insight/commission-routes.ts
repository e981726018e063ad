import {
  commissionPageSize,
  importCommissions,
  listCommissions,
  listRefusals,
  longestReport,
  refusalsShown,
  setAdvertiserStore,
} from '@wearfolio/contracts/desk-commissions';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import { staffMaskingFor } from '../people/addresses.ts';
import { refusing } from '../refusing-queries.ts';
import {
  importReport,
  listAdvertisers,
  listReportRefusals,
  listReports,
  setAdvertiser,
  textSource,
} from './commission-queries.ts';

type Options = { databaseUrl: string };

/** The most advertisers and stores listed. */
const mostListed = 500;

/** Imported commission reports. */
export const commissionRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...listCommissions,
    handler: async ({ staff, query: { page } }) => {
      const part = { offset: (page - 1) * commissionPageSize, limit: commissionPageSize };
      const [reports, advertisers, stores] = await Promise.all([
        listReports(app.db, part),
        listAdvertisers(databaseUrl, mostListed),
        app.db.store.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' }, take: mostListed }),
      ]);
      const named = advertisers.map(({ storeId, ...advertiser }) => ({ ...advertiser, store_id: storeId }));
      const { text } = staffMaskingFor(staff);
      const data = reports.data.map((report) => ({ ...report, name: text(report.name), actor: text(report.actor) }));
      return { data, total: reports.total, advertisers: named, stores };
    },
  });

  app.route({
    ...listRefusals,
    handler: async ({ staff, query: { id } }) => {
      const { text } = staffMaskingFor(staff);
      const rows = await listReportRefusals(app.db, id, refusalsShown);
      return { data: rows.map((row) => ({ ...row, reason: text(row.reason) })) };
    },
  });
};

/** JSON may need six bytes per character. */
const reportLimit = longestReport * 6;

/** Imports of commission reports. */
export const commissionChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...importCommissions,
    bodyLimit: reportLimit,
    handler: async ({ staff, body: { name, csv, currency } }) => {
      const given = { name, source: textSource(csv), currency, shopCurrency: app.identity().currency };
      const report = await refusing(() => importReport(databaseUrl, staff, given));
      const refusals = report.refusals.slice(0, refusalsShown);
      const data = { ...report, refusals, name, actor: staff.email, at: new Date().toISOString() };
      const { created, updated, refused } = report;
      return { ...told(say('desk.replies.commissionsImported', { created, updated, refused })), data };
    },
  });

  app.route({
    ...setAdvertiserStore,
    handler: async ({ staff, body: { network, advertiser, store_id: storeId } }) => {
      await refusing(() => setAdvertiser(databaseUrl, staff, { network, advertiser, storeId }));
      return told(say('desk.replies.advertiserSet'));
    },
  });
};
