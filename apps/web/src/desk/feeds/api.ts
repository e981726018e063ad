import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRejects } from '@wearfolio/contracts/desk-feed-imports';
import { previewFeed } from '@wearfolio/contracts/desk-feed-preview';
import { getStoreFeed, listDeskFeeds, type StoreFeed } from '@wearfolio/contracts/desk-feeds';
import { listDeskQuality } from '@wearfolio/contracts/desk-quality';
import { getStoreAbout } from '@wearfolio/contracts/desk-store-settings';
import { getFeedTrial, getFeedUpload } from '@wearfolio/contracts/desk-uploads';
import { listDeskValues, previewDeskMapping, type ValueList } from '@wearfolio/contracts/desk-values';
import type { Input } from '@wearfolio/contracts/endpoint';
import { dataOf, replyTo } from '../reading.ts';

/** Whether a task of the feed is running or queued. */
export const isUnderWay = ({ is_due, runs }: StoreFeed): boolean => is_due || runs[0]?.outcome === 'running';

/** Polls every second while an import is running. */
export const storeFeedQuery = (id: string) =>
  queryOptions({
    ...dataOf(getStoreFeed, { querystring: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1000 : false),
  });

/** A store, its settings and its imports. */
export const storeAboutQuery = (id: string) => queryOptions(dataOf(getStoreAbout, { querystring: { id } }));

/** The progress of an upload; '' is none. The uploader keeps it current. */
export const uploadQuery = (id: string) =>
  queryOptions({
    ...dataOf(getFeedUpload, { querystring: { id } }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Polls every second while a dry run is running. */
export const trialQuery = (id: string) =>
  queryOptions({
    ...dataOf(getFeedTrial, { querystring: { id } }),
    refetchInterval: ({ state }) => (state.data?.is_under_way ? 1000 : false),
  });

/** The shop's reading of a feed. The last reply stays until the next one arrives. */
export const previewQuery = (body: Input<typeof previewFeed>['body'] | null) =>
  queryOptions({
    ...dataOf(previewFeed, { body: body ?? {} }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });

/** Polls every few seconds while an import is running. */
export const feedsQuery = (querystring: Input<typeof listDeskFeeds>['querystring']) =>
  queryOptions({
    ...replyTo(listDeskFeeds, { querystring }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && state.data.counts.running > 0 ? 3000 : false),
  });

export const rejectsQuery = (querystring: Input<typeof listRejects>['querystring']) =>
  queryOptions({
    ...replyTo(listRejects, { querystring }),
    placeholderData: keepPreviousData,
  });

/** Polls every two seconds while feeds are read again. */
export const valuesQuery = (list: ValueList, page: number) =>
  queryOptions({
    ...replyTo(listDeskValues, { querystring: { list, page: String(page) } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.outdated.some(({ is_under_way }) => is_under_way) ? 2000 : false),
  });

/** The rows that a mapping of a category would move. */
export const movedRowsQuery = (from: string, to: string) =>
  queryOptions({
    ...replyTo(previewDeskMapping, { querystring: { from, to } }),
    placeholderData: keepPreviousData,
  });

export const qualityQuery = (page: number) =>
  queryOptions({
    ...replyTo(listDeskQuality, { querystring: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });
