import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Milliseconds that the pointer must rest on a link before anything is asked for. */
const dwell = 80;

/**
 * Asks for what a link leads to while the pointer rests on it or it has the focus, and takes the question back when the
 * pointer leaves before the answer is there and nobody else waits for it.
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
      // Its own page shows what became of it, and asks again when told to.
      if (isWatched(query.queryKey)) return;
      asked.current = query.queryKey;
      void client.prefetchQuery(query);
    }, dwell);
  };

  return { start, stop };
};
