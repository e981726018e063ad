import type { FastifyServerOptions } from 'fastify';
import pretty from 'pino-pretty';
import { loggedError } from '../request/logged-error.ts';

type Stream = { write: (line: string) => void };

/**
 * Lines of JSON to `stream`, by default standard output, where people at a terminal get lines for people. No request's
 * address is in them: see `edge/request-log.ts`.
 */
export const loggerOptions = (level: string, stream?: Stream): NonNullable<FastifyServerOptions['logger']> => {
  const options = { level, serializers: { err: loggedError } };
  if (stream) return { ...options, stream };
  if (!process.stdout.isTTY) return options;
  return {
    ...options,
    stream: pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true }),
  };
};
