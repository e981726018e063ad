import { queryOptions } from '@tanstack/react-query';
import { getStoreFeed, type StoreFeed } from '@wearfolio/contracts/desk-feeds';
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
