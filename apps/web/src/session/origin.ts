import type { Location } from 'react-router-dom';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const longest = 2000;

/** Pages that redirect as soon as a customer is signed in. */
const entrances = /^\/(login|signup)(\/|$)/i;

const reasons = ['favorite', 'target', 'follow', 'search', 'favorites', 'ended'] as const;

/** Why a guest is asked to sign in. */
export type SignInReason = (typeof reasons)[number];

/** The router state of a link to /login, to return to the page afterwards. */
export const stateFrom = (
  { pathname, search, hash }: Place,
  reason?: SignInReason,
): { from: string; reason?: SignInReason } => ({
  from: `${pathname}${search}${hash}`,
  ...(reason && { reason }),
});

/** Why the guest is at /login, or null. Router state is not trusted. */
export const reasonOf = (state: unknown): SignInReason | null => {
  const said = (state as { reason?: unknown } | null)?.reason;
  return reasons.find((reason) => reason === said) ?? null;
};

const pathOf = (from: unknown): string => {
  if (typeof from !== 'object' || from === null) return typeof from === 'string' ? from : '';
  const { pathname = '', search = '', hash = '' } = from as Partial<Place>;
  return `${pathname}${search}${hash}`;
};

/**
 * The page to return to after sign-in: a path of our origin other than /login and /signup, else null. Router state is
 * not trusted.
 */
export const originOf = (state: unknown): string | null => {
  const path = pathOf((state as { from?: unknown } | null)?.from);
  const isPath = path.length <= longest && /^\/(?![/\\]|%2f|%5c)/i.test(path) && !/[\\\p{Cc}]/u.test(path);
  if (!isPath || entrances.test(path)) return null;
  const url = URL.parse(path, location.origin);
  return url?.origin === location.origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null;
};
