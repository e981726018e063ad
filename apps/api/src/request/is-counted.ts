import type { FastifyRequest } from 'fastify';
import { wantsNoTracking } from './no-tracking.ts';

// Programs that say what they are: crawlers, previews of links in messages, monitors, libraries.
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scan|monitor|headless|facebookexternalhit|whatsapp|^(curl|wget|python|java|go-http|okhttp|axios|node|ruby|perl|php|libwww|apache-httpclient)/i;

const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request to leave for a store is a shopper's click that may be counted: no program's, no prefetch, no mere look by
 * HEAD, and nobody's who asks not to be tracked.
 */
export const isCounted = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean => {
  const agent = headers['user-agent'] ?? '';
  if (method !== 'GET' || agent === '' || programs.test(agent) || wantsNoTracking({ headers })) return false;
  return !prefetchHeaders.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')));
};
