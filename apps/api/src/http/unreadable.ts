import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorReply } from '@wearfolio/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { fixedHeaders } from './headers.ts';

const refusals: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
};

const unreadable = [400, 'The request could not be read'] as const;

const writeReply = (status: number, reply: ErrorReply): string => {
  const body = JSON.stringify(reply);
  const headers = {
    ...fixedHeaders,
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
};

/**
 * Answers requests that Node's parser refuses, which no hook sees: the one error reply, with the usual headers. Closes
 * `socket`.
 */
export function refuseUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = refusals[code] ?? unreadable;
  // Not the error itself, which contains the received bytes.
  this.log.trace({ code, status }, 'client error');
  if (socket.writable) socket.write(writeReply(status, { message }));
  socket.destroy(error);
}
