import type { FastifyPluginAsync } from 'fastify';
import type { Env } from '../env.ts';
import { deskApp } from './desk-pages.ts';
import { metricsRoute } from './metrics/metrics-route.ts';

/** `/ops`, the desk for staff, and `/metrics` for who has OPS_TOKEN; where there is none, the metrics are not there. */
export const opsRoutes: FastifyPluginAsync<Pick<Env, 'opsToken' | 'webDir'>> = async (app, { opsToken, webDir }) => {
  if (opsToken !== null) await app.register(metricsRoute, { opsToken });
  await app.register(deskApp, { webDir });
};
