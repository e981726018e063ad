import type { FastifyServerOptions } from 'fastify';
import pretty from 'pino-pretty';
import { loggedError } from '../http/logged-error.ts';

type Stream = { write: (line: string) => void };

/**
 * Logs JSON lines to `stream`, by default standard output; a terminal gets readable lines. They contain no request
 * addresses: see `request/request-log.ts`.
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
