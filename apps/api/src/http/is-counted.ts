import type { FastifyRequest } from 'fastify';
import { wantsNoTracking } from './no-tracking.ts';

// Programs that identify themselves: crawlers, link previews, monitors, libraries.
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scan|monitor|headless|facebookexternalhit|whatsapp|^(curl|wget|python|java|go-http|okhttp|axios|node|ruby|perl|php|libwww|apache-httpclient)/i;

const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a click-out counts as a shopper's click: not by a program, a prefetch, HEAD, or someone who asks not to be
 * tracked.
 */
export const isCounted = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean => {
  const agent = headers['user-agent'] ?? '';
  if (method !== 'GET' || agent === '' || programs.test(agent) || wantsNoTracking({ headers })) return false;
  return !prefetchHeaders.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')));
};
