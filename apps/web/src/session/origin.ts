import type { Location } from 'react-router-dom';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const longest = 2000;

/** Pages that lead on by themselves once somebody is signed in. */
const entrances = /^\/(login|signup)(\/|$)/i;

/** What a link to /login carries in its router state, so that the customer comes back to where they were. */
export const stateFrom = ({ pathname, search, hash }: Place): { from: string } => ({
  from: `${pathname}${search}${hash}`,
});

const pathOf = (from: unknown): string => {
  if (typeof from !== 'object' || from === null) return typeof from === 'string' ? from : '';
  const { pathname = '', search = '', hash = '' } = from as Partial<Place>;
  return `${pathname}${search}${hash}`;
};

/**
 * The page to return to after sign-in: a path of our own origin, and neither /login nor /signup. Null for everything
 * else, since a router state may have been written by anybody who could open the page.
 */
export const originOf = (state: unknown): string | null => {
  const path = pathOf((state as { from?: unknown } | null)?.from);
  const isPath = path.length <= longest && /^\/(?![/\\]|%2f|%5c)/i.test(path) && !/[\\\p{Cc}]/u.test(path);
  if (!isPath || entrances.test(path)) return null;
  const url = URL.parse(path, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : null;
};
