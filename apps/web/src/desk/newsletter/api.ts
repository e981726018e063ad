import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  exportSubscribers,
  listNewsletters,
  listSubscribers,
  type SubscriberList,
} from '@wearfolio/contracts/desk-newsletter';
import { call } from '../../lib/api-client.ts';

const since = (before: number | null): { before?: string } => (before === null ? {} : { before: String(before) });

/** Sent and scheduled newsletters, polled every two seconds while one is being sent. */
export const newslettersQuery = infiniteQueryOptions({
  queryKey: ['newsletters'],
  queryFn: ({ signal, pageParam }) => call(listNewsletters, { querystring: since(pageParam) }, signal),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ data }) => data.some((one) => one.state === 'sending')) ? 2000 : 15_000,
});

export const subscribersQuery = (list: SubscriberList, q: string) =>
  infiniteQueryOptions({
    queryKey: ['subscribers', list, q],
    queryFn: ({ signal, pageParam }) =>
      call(listSubscribers, { querystring: { list, q, ...since(pageParam) } }, signal),
    initialPageParam: null as number | null,
    // The audit log records each reading.
    refetchOnWindowFocus: false,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Downloads all confirmed subscribers as CSV, in parts. */
export const readSubscribers = async (): Promise<Blob> => {
  const parts: string[] = [];
  let after: number | null = null;
  do {
    const { data }: { data: { csv: string; next: number | null } } = await call(exportSubscribers, { body: { after } });
    parts.push(data.csv);
    after = data.next;
  } while (after !== null);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
};
