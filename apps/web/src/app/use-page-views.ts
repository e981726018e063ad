import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { pathInMarket } from '../lib/market.ts';
import { isReporting, reportOutbound, reportPageView } from '../lib/report-page-view.ts';
import { routes } from './paths.ts';

/**
 * Addresses that are not reported: they contain a secret that allows an action (behavior.md#routes-secrets), or a
 * shared list.
 */
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

/** Whether a path may be reported: a known route without a secret. An unknown path can be a mistyped secret. */
export const isReported = (path: string): boolean => isOneOf(knownRoutes, path) && !isOneOf(secretRoutes, path);

/** The external target of a pressed element: another site, or a store through our counted redirect. */
export const outboundLink = (element: Element | null): HTMLAnchorElement | null => {
  const link = element?.closest<HTMLAnchorElement>('a[href]') ?? null;
  if (!link || !/^https?:$/.test(link.protocol)) return null;
  return link.origin !== location.origin || pathInMarket(link.pathname).startsWith('/out/') ? link : null;
};

const opensElsewhere = (link: HTMLAnchorElement, { metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  link.target === '_blank' || metaKey || ctrlKey || shiftKey;

const reportLeaving = (event: MouseEvent) => {
  const link = event.target instanceof Element ? outboundLink(event.target) : null;
  if (!link || event.defaultPrevented || !isReported(pathInMarket(location.pathname))) return;
  const report = reportOutbound(pathInMarket(location.pathname), new URL(link.href));
  if (opensElsewhere(link, event)) return;
  // The page may unload, so the report must survive it.
  event.preventDefault();
  report.then(() => location.assign(link.href), reportError);
};

/** Reports each opened page and each outgoing link (behavior.md#shell-page-views), if the shop has a report target. */
export const usePageViews = (): void => {
  const { pathname, search } = useLocation();
  const reported = useRef<string | null>(null);

  useEffect(() => {
    // A filter, a sheet or a page number is the same page; another keyword is not.
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
