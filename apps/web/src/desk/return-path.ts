import { deskPaths } from '@wearfolio/contracts/desk';

/** The page to open after signing in: the requested page if it is below /ops, else the overview. */
export const returnPath = (search: string): string => {
  const asked = new URLSearchParams(search).get('to') ?? '';
  const url = URL.parse(asked, location.origin);
  const isOurs = url?.origin === location.origin && /^\/ops(\/|$)/.test(url.pathname);
  return url && isOurs ? url.pathname + url.search : deskPaths.overview;
};
