import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';

/** The pages of insight. */
export const insightNames = ['visits', 'searches', 'favorites', 'clicks', 'commissions', 'partners'] as const;
export type InsightName = (typeof insightNames)[number];

/** Periods in days. The last day is today. */
export const insightDays = [7, 28, 90, 365] as const;
export type InsightDays = (typeof insightDays)[number];

/** Rows of a table on the page. The CSV file has all rows. */
export const insightRows = 20;

const nameParam = z.enum(insightNames, own('desk.faults.noInsight'));

const daysParam = z.pipe(
  z._default(z.enum(insightDays.map(String), `Choose a period: ${insightDays.join(', ')} days`), '28'),
  z.transform((text: string) => Number(text) as InsightDays),
);

const measure = z.object({ key: z.string(), name: z.string(), unit: z.enum(['count', 'money', 'quoted', 'percent']) });
export type InsightMeasure = z.output<typeof measure>;

/** In the order of `measures`. Money is in hundredths of the shop's currency. Null when the value is unknown. */
const amounts = z.array(z.nullable(z.number()));

const curve = {
  name: nameParam,
  measures: z.array(measure),
  now: amounts,
  before: amounts,
  days: z.array(z.object({ day: z.string(), day_before: z.string(), now: amounts, before: amounts })),
};

const table = z.object({
  key: z.string(),
  head: z.string(),
  measures: z.array(measure),
  rows: z.array(z.object({ product_id: z.nullable(z.number()), name: z.string(), now: amounts, before: amounts })),
});

const curves = z.object(curve);
export type InsightCurve = z.output<typeof curves>;
export type InsightTable = z.output<typeof table>;

export const getInsightOverview = endpoint({
  method: 'GET',
  url: '/api/desk/insight/overview',
  about: {
    access: 'figures',
    summary: 'Get visits, searches, favorites, click-outs, commissions and partners’ calls by day',
    example: { querystring: { days: '28' } },
  },
  schema: {
    querystring: form({ days: daysParam }),
    response: { 200: z.object({ data: z.array(curves), currency: z.string() }) },
  },
});

export const getInsight = endpoint({
  method: 'GET',
  url: '/api/desk/insight',
  about: {
    access: 'figures',
    summary: 'Get one of these figures with its breakdowns',
    example: { querystring: { name: 'clicks', days: '28' } },
  },
  schema: {
    querystring: form({ name: nameParam, days: daysParam }),
    response: {
      200: z.object({ data: z.object({ ...curve, tables: z.array(table) }), currency: z.string() }),
    },
  },
});

/** Name of the table of days, which every page of insight has. */
export const dayTable = 'days';

export const getInsightFile = endpoint({
  method: 'GET',
  url: '/api/desk/insight/file',
  about: {
    access: 'figures',
    summary: 'Download a table of insight as CSV',
    details: 'Returns `text/csv`.',
    refusals: [404],
    example: { querystring: { name: 'clicks', days: '28', table: 'store' } },
  },
  schema: {
    querystring: form({
      name: nameParam,
      days: daysParam,
      table: z._default(z.string(own('desk.faults.noTable')), dayTable),
    }),
    response: { 200: z.string() },
  },
});
