import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Env } from '../../env.ts';
import { freshness } from '../../request/freshness.ts';
import { readStyle } from '../style.ts';
import { makeOpenApi } from './openapi.ts';
import { referencePage } from './page.ts';

/** `/docs`: the public API reference as a page, and as `/docs/openapi.json`. */
export const docsRoutes: FastifyPluginAsync<Pick<Env, 'publicUrl' | 'webDir'>> = async (app, { publicUrl, webDir }) => {
  const page = referencePage(publicUrl);
  const document = JSON.stringify(makeOpenApi(publicUrl));
  const style = await readStyle([join(import.meta.dirname, 'reference.css')], webDir);

  await app.register(freshness);
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  app.get('/docs/reference.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
};
