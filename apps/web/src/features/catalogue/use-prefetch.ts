import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** How long the pointer must rest on a link before its data is requested, in ms. */
const dwell = 80;

/**
 * Prefetches the data of a link while the pointer rests on it or it has the focus. Cancels the request if the pointer
 * leaves early and no component waits for it.
 */
export const usePrefetch = () => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<QueryKey>(undefined);

  const isWatched = (queryKey: QueryKey) => (client.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;

  const stop = () => {
    clearTimeout(timer.current);
    const queryKey = asked.current;
    asked.current = undefined;
    if (queryKey && !isWatched(queryKey)) void client.cancelQueries({ queryKey, exact: true });
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  const start = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => {
    stop();
    timer.current = setTimeout(() => {
      // A failed query is shown by its own page, which can retry it.
      if (isWatched(query.queryKey)) return;
      asked.current = query.queryKey;
      void client.prefetchQuery(query);
    }, dwell);
  };

  return { start, stop };
};
