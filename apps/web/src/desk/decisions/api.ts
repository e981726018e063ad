import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDeskMatches, listDeskPrices, type MatchList, type PriceList } from '@wearfolio/contracts/desk-decisions';
import { listDeskNotices, type NoticeList } from '@wearfolio/contracts/desk-notices';
import { call } from '../../lib/api-client.ts';

export const matchesQuery = (list: MatchList, page: number) =>
  queryOptions({
    queryKey: ['matches', list, page],
    queryFn: ({ signal }) => call(listDeskMatches, { querystring: { list, page: String(page) } }, signal),
    placeholderData: keepPreviousData,
  });

export const pricesQuery = (list: PriceList, page: number) =>
  queryOptions({
    queryKey: ['prices', list, page],
    queryFn: ({ signal }) => call(listDeskPrices, { querystring: { list, page: String(page) } }, signal),
    placeholderData: keepPreviousData,
  });

export const noticesQuery = (list: NoticeList, page: number) =>
  queryOptions({
    queryKey: ['notices', list, page],
    queryFn: ({ signal }) => call(listDeskNotices, { querystring: { list, page: String(page) } }, signal),
    // The audit log records each reading of an address.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
