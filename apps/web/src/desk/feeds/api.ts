import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getStoreFeed, listDeskFeeds, listRejects, type StoreFeed } from '@wearfolio/contracts/desk-feeds';
import { listDeskQuality } from '@wearfolio/contracts/desk-quality';
import { listDeskValues, type ValueList } from '@wearfolio/contracts/desk-values';
import type { Input } from '@wearfolio/contracts/endpoint';
import { call } from '../../lib/api-client.ts';

/** Whether something is being done with a feed, or waits for it. */
export const isUnderWay = ({ is_due, runs }: StoreFeed): boolean => is_due || runs[0]?.outcome === 'running';

/** Looks again every second while an import is under way. */
export const storeFeedQuery = (id: string) =>
  queryOptions({
    queryKey: ['store-feed', id],
    queryFn: async ({ signal }) => (await call(getStoreFeed, { querystring: { id } }, signal)).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1000 : false),
  });

/** Looks again every few seconds while an import is under way. */
export const feedsQuery = (querystring: Input<typeof listDeskFeeds>['querystring']) =>
  queryOptions({
    queryKey: ['feeds', querystring],
    queryFn: ({ signal }) => call(listDeskFeeds, { querystring }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && state.data.counts.running > 0 ? 3000 : false),
  });

export const rejectsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['rejects', id, page],
    queryFn: ({ signal }) => call(listRejects, { querystring: { id, page: String(page) } }, signal),
    placeholderData: keepPreviousData,
  });

export const valuesQuery = (list: ValueList, page: number) =>
  queryOptions({
    queryKey: ['values', list, page],
    queryFn: ({ signal }) => call(listDeskValues, { querystring: { list, page: String(page) } }, signal),
    placeholderData: keepPreviousData,
  });

export const qualityQuery = (page: number) =>
  queryOptions({
    queryKey: ['quality', page],
    queryFn: ({ signal }) => call(listDeskQuality, { querystring: { page: String(page) } }, signal),
    placeholderData: keepPreviousData,
  });
