import type { FastifyRequest } from 'fastify';

/** Whether a browser sends Do Not Track or Global Privacy Control. Such a request is not counted at all. */
export const wantsNoTracking = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';
