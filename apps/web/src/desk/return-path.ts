import { deskPaths } from '@wearfolio/contracts/desk';

/** Where to go after signing in: the page that was asked for, if it is one below /ops, or else the overview. */
export const returnPath = (search: string): string => {
  const asked = new URLSearchParams(search).get('to') ?? '';
  const url = URL.parse(asked, location.origin);
  const isOurs = url?.origin === location.origin && /^\/ops(\/|$)/.test(url.pathname);
  return url && isOurs ? url.pathname + url.search : deskPaths.overview;
};
