import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './errors.ts';

/** Refuses a POST from anywhere but our own pages. Browsers send `Sec-Fetch-Site`, older ones `Origin`. */
export const refuseOtherOrigins = ({ method, headers }: FastifyRequest, publicUrl: string): void => {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === publicUrl : site === 'same-origin';
  if (method === 'POST' && !isOwn) throw new RequestRefused(403, 'This request was sent from another site');
};
