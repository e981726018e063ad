import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { FastifyPluginAsync } from 'fastify';
import { RequestRefused } from '../request/errors.ts';

/** The pages of the desk's own application, which all have the same HTML. */
export const deskPages = Object.values(deskPaths);

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' };

/** The desk's application. Anybody may load it; its calls are for staff. Nobody keeps or indexes it. */
export const deskApp: FastifyPluginAsync<{ webDir: string }> = async (app, { webDir }) => {
  const html = await readFile(join(webDir, 'desk.html'), 'utf8').catch(() => null);
  for (const url of deskPages) {
    app.get(url, (_request, reply) => {
      if (html === null) throw new RequestRefused(404, 'The desk is not built');
      return reply.headers(headers).type('text/html; charset=utf-8').send(html);
    });
  }
};
