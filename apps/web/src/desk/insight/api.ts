import { queryOptions } from '@tanstack/react-query';
import { listCommissions, listRefusals } from '@wearfolio/contracts/desk-commissions';
import { getInsight, getInsightFile, getInsightOverview, type InsightName } from '@wearfolio/contracts/desk-insight';
import { call } from '../../lib/api-client.ts';

/** A page of insight for the last `days` days. */
export const insightQuery = (name: InsightName, days: string) =>
  queryOptions({
    queryKey: ['insight', name, days],
    queryFn: ({ signal }) => call(getInsight, { querystring: { name, days } }, signal),
  });

export const overviewQuery = (days: string) =>
  queryOptions({
    queryKey: ['insight', 'overview', days],
    queryFn: ({ signal }) => call(getInsightOverview, { querystring: { days } }, signal),
  });

export const commissionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['commissions', page],
    queryFn: ({ signal }) => call(listCommissions, { querystring: { page: String(page) } }, signal),
  });

export const refusalsQuery = (id: number) =>
  queryOptions({
    queryKey: ['commission-refusals', id],
    queryFn: async ({ signal }) => (await call(listRefusals, { querystring: { id: String(id) } }, signal)).data,
  });

/** The address of a table as a CSV file. */
export const fileHref = (name: InsightName, days: string, table: string): string =>
  `${getInsightFile.url}?${new URLSearchParams({ name, days, table })}`;
