import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '../../lib/api-client.ts';
import { formatList } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type FailureProps = {
  error: Error;
  onRetry: () => void;
  /** What to say if the address names nothing that exists. */
  missing?: ReactNode;
};

/** A failed request. Trying again does not help if the address asks for what does not exist. */
const Failure = ({ error, onRetry, missing }: FailureProps) => {
  const { pathname } = useLocation();
  if (!(error instanceof ApiError && [400, 404].includes(error.status))) return <FailedLoad onRetry={onRetry} />;
  if (missing !== undefined) return <p role="alert">{missing}</p>;
  const names = formatList(Object.keys(error.errors));
  return (
    <p role="alert">
      {names === '' ? `${error.message}.` : t('desk.parts.badAddress', { names })}{' '}
      <Link to={pathname} className="underlined">
        {t('desk.parts.pageWithoutThem')}
      </Link>
    </p>
  );
};

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** What to say if the address of the page names nothing that exists. */
  missing?: ReactNode;
  /** What to say instead if there is nothing to show. */
  empty?: (data: Data) => ReactNode;
  skeleton?: ReactNode;
  children?: (data: Data) => ReactNode;
};

const wordsOf = (words: ReactNode): ReactNode =>
  typeof words === 'string' ? <p className="text-ink-2">{words}</p> : words;

/**
 * What a page loads, in its four states: loading, failed, empty and full. `empty` returns a sentence if there is nothing
 * to show, else nothing. What was loaded before stays while a later attempt fails.
 */
export const Loaded = <Data,>({ query, missing, empty, skeleton = <RowsSkeleton />, children }: Props<Data>) => {
  const { data, error, refetch } = query;
  const words = data === undefined ? undefined : empty?.(data);
  return (
    <>
      {error && <Failure error={error} missing={missing} onRetry={() => void refetch()} />}
      {data === undefined && !error && skeleton}
      {words ? wordsOf(words) : data !== undefined && children?.(data)}
    </>
  );
};
