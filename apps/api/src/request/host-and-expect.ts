import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './errors.ts';

/** Hands on what expects something unknown, which Node would refuse by itself, empty and without our headers. */
export const handOnExpectations = (server: Server): void => {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
};

/**
 * Refuses a request without `Host`, which the server's setting `requireHostHeader: false` lets get here, and one that
 * expects anything but `100-continue`, which Node has answered by then. HTTP/1.0 knows neither header.
 */
export const checkHostAndExpect = ({ raw: { httpVersion, headers } }: FastifyRequest): void => {
  if (httpVersion !== '1.1') return;
  if (headers.host === undefined) throw new RequestRefused(400, 'The request names no host');
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new RequestRefused(417, 'What the request expects cannot be met');
};
