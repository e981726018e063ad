import type { FastifyPluginAsync } from 'fastify';
import type { Env } from '../env.ts';
import type { ShellOptions } from '../pages/shell.ts';
import { deskApp } from './desk-pages.ts';
import { metricsRoute } from './metrics/metrics-route.ts';

type Options = Pick<Env, 'opsToken' | 'webDir'> & ShellOptions;

/** `/ops`, the desk for staff, and `/metrics`, which exists only when OPS_TOKEN is set. */
export const opsRoutes: FastifyPluginAsync<Options> = async (app, { opsToken, ...options }) => {
  if (opsToken !== null) await app.register(metricsRoute, { opsToken });
  await app.register(deskApp, options);
};
