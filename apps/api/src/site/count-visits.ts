import type { FastifyInstance } from 'fastify';
import { kindOfPage } from '../addresses/page-kind.ts';
import { isCounted } from '../http/is-counted.ts';
import { readVisit } from './visit.ts';

/**
 * Counts page views of shoppers in a scope, including cached and unchanged pages, and the visits that start with them.
 * Navigation inside the web app is not counted.
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
