import { type FetchQueryOptions, hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

// Neither is known to every browser.
type Hints = { connection?: { saveData?: boolean } };
const whenIdle: (work: () => void) => unknown = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 500));

/**
 * Asks for what is likely wanted next as soon as the browser has nothing else to do; null where nothing is. Never for
 * somebody who saves data.
 */
export const usePrefetchWhenIdle = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key> | null,
): void => {
  const client = useQueryClient();
  const key = query && hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query with the same key is the same question.
  useEffect(() => {
    if (query === null || (navigator as Hints).connection?.saveData) return;
    let isWanted = true;
    whenIdle(() => isWanted && void client.prefetchQuery(query));
    return () => {
      isWanted = false;
    };
  }, [key, client]);
};
