import type { FastifyRequest } from 'fastify';

// Programs that say what they are: crawlers, previews of links in messages, monitors, libraries.
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scan|monitor|headless|facebookexternalhit|whatsapp|^(curl|wget|python|java|go-http|okhttp|axios|node|ruby|perl|php|libwww|apache-httpclient)/i;

const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a request to leave for a store is a shopper's click: no program's, no prefetch and no mere look by HEAD. */
export const isCounted = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean => {
  const agent = headers['user-agent'] ?? '';
  if (method !== 'GET' || agent === '' || programs.test(agent)) return false;
  return !prefetchHeaders.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')));
};
