import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isReporting, reportOutbound, reportPageView } from '../lib/report-page-view.ts';
import { routes } from './paths.ts';

/** Whoever knows such an address may act on it (decision 62); a shared list is its owner's to show. */
const secretRoutes: readonly string[] = [
  routes.resetPassword,
  routes.resetPasswordUnhyphened,
  routes.verifyEmail,
  routes.disownAccount,
  routes.confirmDeletion,
  routes.confirmEmail,
  routes.undoEmail,
  routes.verifySubscription,
  routes.unsubscribe,
  routes.stopAlerts,
  routes.sharedList,
];

const knownRoutes: readonly string[] = Object.values(routes);

const isOneOf = (patterns: readonly string[], pathname: string) =>
  patterns.some((path) => matchPath({ path, caseSensitive: true }, pathname));

/** Whether a path may be told of: a page of ours without a secret in it. An unknown one may be a mistyped secret. */
export const isReported = (path: string): boolean => isOneOf(knownRoutes, path) && !isOneOf(secretRoutes, path);

/** Where a press on this element leads outside: to another site, or through our own counted way to a store. */
export const outboundLink = (element: Element | null): HTMLAnchorElement | null => {
  const link = element?.closest<HTMLAnchorElement>('a[href]') ?? null;
  if (!link || !/^https?:$/.test(link.protocol)) return null;
  return link.origin !== location.origin || link.pathname.startsWith('/out/') ? link : null;
};

const opensElsewhere = (link: HTMLAnchorElement, { metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  link.target === '_blank' || metaKey || ctrlKey || shiftKey;

const reportLeaving = (event: MouseEvent) => {
  const link = event.target instanceof Element ? outboundLink(event.target) : null;
  if (!link || event.defaultPrevented || !isReported(location.pathname)) return;
  const report = reportOutbound(location.pathname, new URL(link.href));
  if (opensElsewhere(link, event)) return;
  // The page is about to go, and a report under way with it.
  event.preventDefault();
  report.then(() => location.assign(link.href), reportError);
};

/** Reports every page that is opened, and every link that leaves the shop (decision 63). Does nothing where none wants to know. */
export const usePageViews = (): void => {
  const { pathname, search } = useLocation();
  const reported = useRef<string | null>(null);

  useEffect(() => {
    // A filter, a sheet or a page number is the same page; another search is not.
    const page = `${pathname} ${new URLSearchParams(search).get('keyword')}`;
    if (reported.current === page) return;
    reported.current = page;
    if (isReported(pathname)) reportPageView(pathname, search);
  }, [pathname, search]);

  useEffect(() => {
    if (!isReporting()) return;
    document.addEventListener('click', reportLeaving);
    return () => document.removeEventListener('click', reportLeaving);
  }, []);
};
