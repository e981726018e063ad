import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './errors.ts';

/** Passes requests with an unknown Expect header to the app. Node would refuse them without our headers. */
export const passExpectations = (server: Server): void => {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
};

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Refuses requests without `Host` (the server setting `requireHostHeader: false` lets them in), those with several, and
 * those with an Expect header. Node has already handled `100-continue`. HTTP/1.0 needs no `Host`.
 */
export const checkHostAndExpect = ({ raw: { httpVersion, headers, rawHeaders } }: FastifyRequest): void => {
  // Node takes the first. A proxy that takes the last would route, cache or check another host.
  if (countHosts(rawHeaders) > 1) throw new RequestRefused(400, 'The request has several Host headers');
  if (httpVersion !== '1.1') return;
  if (headers.host === undefined) throw new RequestRefused(400, 'The request has no Host header');
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new RequestRefused(417, 'The Expect header of the request cannot be satisfied');
};
