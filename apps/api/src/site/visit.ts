import type { IncomingHttpHeaders } from 'node:http';

/** What a page request reveals about a visit. */
export type Visit = {
  /** Whether the page was opened from outside the shop, which starts a visit. */
  begins: boolean;
  /** The host of the referring page, or `direct`. */
  source: string;
  device: 'phone' | 'computer';
};

const longestHost = 60;
// A public host name has a dot, and is not an IP address or a local name.
const publicHost = /^(?=.*[a-z])[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,24}$/;

const hostOf = (referrer: string | undefined): string | null => {
  const host = URL.parse(referrer ?? '')?.hostname.replace(/^www\./, '') ?? '';
  return host.length <= longestHost && publicHost.test(host) ? host : null;
};

const ownHost = (headers: IncomingHttpHeaders): string => (headers.host ?? '').replace(/:\d+$/, '');

const isFromOutside = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  // A service worker passes a page's request on as its own, which always comes from the same origin.
  const isPassedOn = headers['sec-fetch-dest'] === 'empty';
  if (typeof site === 'string' && !isPassedOn) return site !== 'same-origin';
  return URL.parse(headers.referer ?? '')?.hostname !== ownHost(headers);
};

// Browsers send this on reload.
const isReload = (headers: IncomingHttpHeaders): boolean =>
  /max-age=0|no-cache/.test(String(headers['cache-control'] ?? ''));

const sourceOf = (headers: IncomingHttpHeaders): string => {
  const host = hostOf(headers.referer);
  return host === null || host === ownHost(headers).replace(/^www\./, '') ? 'direct' : host;
};

/**
 * Derives a visit from the headers of one request, so nothing about visitors is stored. A visit starts with a page
 * opened from another site, a bookmark or the address bar, but not with a reload.
 */
export const readVisit = (headers: IncomingHttpHeaders): Visit => ({
  begins: isFromOutside(headers) && !isReload(headers),
  source: sourceOf(headers),
  device:
    headers['sec-ch-ua-mobile'] === '?1' || /\b(Mobile|Android|iPhone|iPad)/i.test(headers['user-agent'] ?? '')
      ? 'phone'
      : 'computer',
});
