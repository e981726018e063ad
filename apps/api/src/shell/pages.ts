import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { malformedAddress } from '../edge/address.ts';
import { RequestRefused } from '../errors.ts';
import { isPagePath, pageRoutes } from './page-routes.ts';

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

const wantsPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && isPagePath(pathOf(url));

type Options = { webDir: string };

/** The web app's HTML at every route that it has; at any other address the same with status 404, or JSON below `/api`. */
export const pages: FastifyPluginAsync<Options> = async (app, { webDir }) => {
  const html = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => null);

  const sendPage = (reply: FastifyReply, status: number): FastifyReply => {
    if (html === null) throw new RequestRefused(404, 'The pages are not built');
    return reply.code(status).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };

  for (const url of pageRoutes) app.get(url, (_request, reply) => sendPage(reply, 200));

  app.all(malformedAddress, () => {
    throw new RequestRefused(400, 'The address is malformed');
  });

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw new RequestRefused(404, 'Not found');
    return sendPage(reply, 404);
  });
};
