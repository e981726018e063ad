import type { FastifyRequest } from 'fastify';

/** Whether a browser says Do Not Track or Global Privacy Control: then not even a daily sum counts its request. */
export const wantsNoTracking = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';
