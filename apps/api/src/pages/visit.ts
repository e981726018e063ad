import type { IncomingHttpHeaders } from 'node:http';

/** What a request for a page tells of a visit. */
export type Visit = {
  /** Whether the page was opened from outside the shop, which begins a visit. */
  begins: boolean;
  /** The host that a link came from; `direct` where there was none. */
  source: string;
  device: 'phone' | 'computer';
};

const longestHost = 60;
// A name with a dot: no address of a network, and nothing of a home.
const publicHost = /^(?=.*[a-z])[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,24}$/;

const hostOf = (referrer: string | undefined): string | null => {
  const host = URL.parse(referrer ?? '')?.hostname.replace(/^www\./, '') ?? '';
  return host.length <= longestHost && publicHost.test(host) ? host : null;
};

const ownHost = (headers: IncomingHttpHeaders): string => (headers.host ?? '').replace(/:\d+$/, '');

const isFromOutside = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin';
  return URL.parse(headers.referer ?? '')?.hostname !== ownHost(headers);
};

// Browsers ask so for a page that is loaded again.
const isReload = (headers: IncomingHttpHeaders): boolean =>
  /max-age=0|no-cache/.test(String(headers['cache-control'] ?? ''));

const sourceOf = (headers: IncomingHttpHeaders): string => {
  const host = hostOf(headers.referer);
  return host === null || host === ownHost(headers).replace(/^www\./, '') ? 'direct' : host;
};

/**
 * Reads a visit from the headers of one request, so that nothing has to be remembered of who sent it: a visit begins with a
 * page that was opened from another site, a bookmark or the address bar, and not by loading a page again.
 */
export const readVisit = (headers: IncomingHttpHeaders): Visit => ({
  begins: isFromOutside(headers) && !isReload(headers),
  source: sourceOf(headers),
  device:
    headers['sec-ch-ua-mobile'] === '?1' || /\b(Mobile|Android|iPhone|iPad)/i.test(headers['user-agent'] ?? '')
      ? 'phone'
      : 'computer',
});
