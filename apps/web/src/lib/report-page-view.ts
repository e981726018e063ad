import { settings } from './settings.ts';

/** Spec 9: how long a link that leaves the shop waits for its report, in milliseconds. */
const outboundTimeout = 250;

type Report = { event: 'page-view'; page: string } | { event: 'outbound'; page: string; link: string };

const redacted = '[redacted]';

const redactText = (text: string): string => (/@|%40/i.test(text) ? redacted : text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Path and query without what holds an at-sign, which may be somebody's address (spec 5, decision 46). */
export const redactAddress = (path: string, search: string): string => {
  const segments = path.split('/').map((segment) => (redactText(decoded(segment)) === redacted ? redacted : segment));
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].map(([name, value]) => [redactText(name), redactText(value)]),
  );
  return segments.join('/') + (query.size > 0 ? `?${query}` : '');
};

/** Whether the browser was told that its owner wants not to be followed. */
export const wantsNoReport = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

const endpoint = (): string | null => (wantsNoReport() ? null : settings.analyticsUrl);

/** Whether anything is reported at all: an endpoint is set, and the customer does not mind (decision 63). */
export const isReporting = (): boolean => endpoint() !== null;

/** Text, not JSON by name, so that a foreign server need not be asked for its leave first. */
const textOf = (report: Report): string => JSON.stringify(report);

/** Tells the analytics service, where one is set, of a page that was opened. Never call it for a page whose address is secret. */
export const reportPageView = (path: string, search: string): void => {
  const url = endpoint();
  if (url !== null) navigator.sendBeacon(url, textOf({ event: 'page-view', page: redactAddress(path, search) }));
};

/** Tells of a link that leaves the shop. Resolves once the report has arrived, after 250 ms at the latest, and never throws. */
export const reportOutbound = async (page: string, link: URL): Promise<void> => {
  const url = endpoint();
  if (url === null) return;
  const body = textOf({
    event: 'outbound',
    page: redactAddress(page, ''),
    link: link.origin + redactAddress(link.pathname, link.search),
  });
  const sent = fetch(url, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true });
  const late = new Promise((resolve) => setTimeout(resolve, outboundTimeout));
  await Promise.race([sent.catch(() => undefined), late]);
};
