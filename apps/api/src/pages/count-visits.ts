import type { FastifyInstance } from 'fastify';
import { isCounted } from '../request/is-counted.ts';
import { kindOfPage } from './page-kind.ts';
import { readVisit } from './visit.ts';

/**
 * Counts the pages of a scope that were sent to shoppers, also those that are kept or had not changed, and the visits that
 * began with one. What moves within the page later is not seen.
 */
export const countVisits = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if ((statusCode !== 200 && statusCode !== 304) || request.headers.accept === 'application/json') return;
    if (!isCounted(request)) return;
    const page = kindOfPage(request.routeOptions.url ?? '');
    const { begins, source, device } = readVisit(request.headers);
    app.countToday('view', page);
    if (!begins) return;
    app.countToday('visit', page);
    app.countToday('visit-source', source);
    app.countToday('visit-device', device);
  });
};
