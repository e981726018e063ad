import {
  getInsight,
  getInsightFile,
  getInsightOverview,
  type InsightCurve,
  type InsightName,
  type InsightTable,
  insightNames,
  insightRows,
} from '@wearfolio/contracts/desk-insight';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { type InsightPage, insightCsv, readInsight, tableKeys } from './insight-queries.ts';

type Options = { databaseUrl: string };

const toCurve = (name: InsightName, { measures, now, before, days }: InsightPage): InsightCurve => ({
  name,
  measures,
  now,
  before,
  days: days.map(({ dayBefore, ...day }) => ({ ...day, day_before: dayBefore })),
});

const toTable = ({ rows, ...table }: InsightPage['tables'][number]): InsightTable => ({
  ...table,
  rows: rows.map(({ productId, ...row }) => ({ ...row, product_id: productId })),
});

/** Statistics about visitors and commissions. */
export const insightRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  const shopCurrency = () => app.identity().currency;

  app.route({
    ...getInsightOverview,
    handler: async ({ query: { days } }) => {
      const currency = shopCurrency();
      // One connection each, so that the overview takes as long as its slowest curve.
      const data = await Promise.all(
        insightNames.map(async (name) => toCurve(name, await readInsight(databaseUrl, { name, days, currency }, 0))),
      );
      return { data, currency };
    },
  });

  app.route({
    ...getInsight,
    handler: async ({ query: { name, days } }) => {
      const currency = shopCurrency();
      const page = await readInsight(databaseUrl, { name, days, currency }, insightRows);
      return { data: { ...toCurve(name, page), tables: page.tables.map(toTable) }, currency };
    },
  });

  app.route({
    ...getInsightFile,
    handler: async ({ query: { name, days, table } }, reply) => {
      if (!tableKeys(name).includes(table)) throw new RequestRefused(404, say('desk.replies.noTable'));
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${name}-${table}-${days}-days.csv"`)
        .send(insightCsv(databaseUrl, { name, days, currency: shopCurrency() }, table) as never);
    },
  });
};
