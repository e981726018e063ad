import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { freshness } from '../http/freshness.ts';
import type { Env } from '../settings/env.ts';
import { readStyle } from '../site/style.ts';
import { makeOpenApi } from './openapi.ts';
import { referencePage } from './page.ts';

/** `/docs`: the public API reference as a page, and as `/docs/openapi.json`. */
export const docsRoutes: FastifyPluginAsync<Pick<Env, 'publicUrl' | 'webDir'>> = async (app, { publicUrl, webDir }) => {
  // Made at the first request, because making both would slow every start by 0.1 s and few shops need them.
  let page = { name: '', text: '' };
  let document: string | undefined;
  const readPage = (): string => {
    const { name } = app.identity();
    if (page.name !== name) page = { name, text: referencePage({ publicUrl, name }) };
    return page.text;
  };
  const readDocument = (): string => (document ??= JSON.stringify(makeOpenApi(publicUrl)));
  const style = await readStyle([join(import.meta.dirname, 'reference.css')], webDir);

  await app.register(freshness);
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(readPage()));
  app.get('/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(readDocument()),
  );
  app.get('/docs/reference.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
};
