import type { FastifyServerOptions } from 'fastify';
import pretty from 'pino-pretty';

/** Lines of JSON, or, on a terminal, lines for people. No request's address is in them: see `edge/request-log.ts`. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => {
  if (!process.stdout.isTTY) return { level };
  return { level, stream: pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true }) };
};
