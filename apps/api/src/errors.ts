import type { ErrorReply } from '@wearfolio/contracts/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/**
 * A refusal with the sentence that the customer reads and, where fields are to blame, their messages. `retryAfter` are the
 * seconds after which it is worth trying again.
 */
export class RequestRefused extends Error {
  readonly statusCode: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, message: string, errors?: Record<string, string[]>, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** Seconds after which a client may try again when the shop could not answer. */
const standardWait = 5;

// What Fastify itself refuses, in words that give nothing away of the request or of us.
const sentences: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  404: 'Not found',
  413: 'The request is too large',
  415: 'Only JSON is accepted',
  503: 'The shop cannot answer just now. Please try again in a moment.',
};

const unavailableKinds = new Set([
  'DatabaseNotReachable',
  'DatabaseDoesNotExist',
  'AuthenticationFailed',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
]);

// SQLSTATE classes: connection lost, out of resources, cancelled or shut down (57014 is the statement time-out).
const unavailableStates = /^(08|53|57)/;

// The pool and the driver tell time-outs and lost connections by their text alone.
const unavailableMessages = /timeout exceeded when trying to connect|query read timeout|connection terminated/i;

type DriverCause = { kind?: string; originalCode?: string };

/** Whether an error says that the database is away, overloaded or too slow, rather than that we made a mistake. */
const isDatabaseAway = (error: FastifyError & { meta?: { driverAdapterError?: { cause?: DriverCause } } }): boolean => {
  const cause = error.meta?.driverAdapterError?.cause;
  if (cause?.kind && unavailableKinds.has(cause.kind)) return true;
  if (cause?.originalCode) return unavailableStates.test(cause.originalCode);
  return unavailableMessages.test(error.message);
};

const send = (
  reply: FastifyReply,
  status: number,
  body: ErrorReply,
  wait = status === 503 ? standardWait : undefined,
): FastifyReply => {
  if (wait !== undefined) reply.header('Retry-After', wait);
  return reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(body);
};

/** Turns whatever a request ran into into the one error reply; what is our own fault is logged and says nothing. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof RequestRefused) {
    const { message, errors, statusCode, retryAfter } = error;
    return send(reply, statusCode, errors ? { message, errors } : { message }, retryAfter);
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'The database did not answer');
    return send(reply, 503, { message: sentences[503] ?? '' });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return send(reply, status, { message: sentences[status] ?? 'Refused' });
  request.log.error({ err: error }, 'A request failed');
  return send(reply, 500, { message: 'Something went wrong' });
};
