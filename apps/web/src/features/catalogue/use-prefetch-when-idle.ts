import { type FetchQueryOptions, hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

// Not all browsers have these.
type Hints = { connection?: { saveData?: boolean } };
const whenIdle: (work: () => void) => unknown = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 500));

/** Prefetches a query when the browser is idle; null prefetches nothing. Does nothing if the browser saves data. */
export const usePrefetchWhenIdle = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key> | null,
): void => {
  const client = useQueryClient();
  const key = query && hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with the same key are equal.
  useEffect(() => {
    if (query === null || (navigator as Hints).connection?.saveData) return;
    let isWanted = true;
    whenIdle(() => isWanted && void client.prefetchQuery(query));
    return () => {
      isWanted = false;
    };
  }, [key, client]);
};
