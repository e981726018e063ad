import { holdsKey } from '@wearfolio/contracts/partner-key';
import { settings } from './settings.ts';
import { wantsNoReport } from './wants-no-report.ts';

/** How long an outgoing link waits for its report, in ms (behavior.md#shell-page-views). */
const outboundTimeout = 250;

type Report = { event: 'page-view'; page: string } | { event: 'outbound'; page: string; link: string };

const redacted = '[redacted]';

const redactText = (text: string): string => (/@|%40/i.test(text) || holdsKey(text) ? redacted : text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The path and query without parts that contain an at sign, which can be an e-mail address, or a partner's key
 * (behavior.md#shell-page-views).
 */
export const redactAddress = (path: string, search: string): string => {
  const segments = path.split('/').map((segment) => (redactText(decoded(segment)) === redacted ? redacted : segment));
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].map(([name, value]) => [redactText(name), redactText(value)]),
  );
  return segments.join('/') + (query.size > 0 ? `?${query}` : '');
};

const endpoint = (): string | null => (wantsNoReport() ? null : settings.analyticsUrl);

/** Whether page views are reported: a target is set and the browser allows it (behavior.md#shell-page-views). */
export const isReporting = (): boolean => endpoint() !== null;

/** Sent as text, so that another origin needs no CORS preflight. */
const textOf = (report: Report): string => JSON.stringify(report);

/** Reports an opened page to the analytics service, if one is set. Never call it for a secret address. */
export const reportPageView = (path: string, search: string): void => {
  const url = endpoint();
  if (url !== null) navigator.sendBeacon(url, textOf({ event: 'page-view', page: redactAddress(path, search) }));
};

/** Reports an outgoing link. Resolves when the report has arrived or after 250 ms, and never rejects. */
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
