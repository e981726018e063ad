import { queryOptions } from '@tanstack/react-query';
import { listCommissions, listRefusals } from '@wearfolio/contracts/desk-commissions';
import { getInsight, getInsightFile, getInsightOverview, type InsightName } from '@wearfolio/contracts/desk-insight';
import { dataOf, replyTo } from '../reading.ts';

/** A page of insight for the last `days` days. */
export const insightQuery = (name: InsightName, days: string) =>
  queryOptions(replyTo(getInsight, { querystring: { name, days } }));

export const overviewQuery = (days: string) => queryOptions(replyTo(getInsightOverview, { querystring: { days } }));

export const commissionsQuery = (page: number) =>
  queryOptions(replyTo(listCommissions, { querystring: { page: String(page) } }));

export const refusalsQuery = (id: number) => queryOptions(dataOf(listRefusals, { querystring: { id: String(id) } }));

/** The address of a table as a CSV file. */
export const fileHref = (name: InsightName, days: string, table: string): string =>
  `${getInsightFile.url}?${new URLSearchParams({ name, days, table })}`;
