import type { ReactNode } from 'react';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Props<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** What to say instead if there is nothing to show. */
  empty?: (data: Data) => ReactNode;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

const wordsOf = (words: ReactNode): ReactNode =>
  typeof words === 'string' ? <p className="text-ink-2">{words}</p> : words;

/**
 * What a page loads, in its four states: loading, failed, empty and full. `empty` returns a sentence if there is nothing
 * to show, else nothing. What was loaded before stays while a later attempt fails.
 */
export const Loaded = <Data,>({ query, empty, skeleton = <RowsSkeleton />, children }: Props<Data>) => {
  const { data, isError, refetch } = query;
  const words = data === undefined ? undefined : empty?.(data);
  return (
    <>
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {data === undefined && !isError && skeleton}
      {words ? wordsOf(words) : data !== undefined && children(data)}
    </>
  );
};
