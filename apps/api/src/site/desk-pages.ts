import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskPaths } from '@wearfolio/contracts/desk';
import { titleOf } from '@wearfolio/contracts/listing/page-titles';
import type { FastifyPluginAsync } from 'fastify';
import { escape as escapeHtml } from 'html-escaper';
import { RequestRefused } from '../http/errors.ts';
import { withSettings } from './page-html.ts';
import { type ShellOptions, settingsNow } from './shell.ts';

/** The pages of the desk. All have the same HTML. */
export const deskPages = Object.values(deskPaths);

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' };

type Options = ShellOptions & { webDir: string };

/** Serves the desk's application. Anyone can load it; its calls require staff. It is neither cached nor indexed. */
export const deskApp: FastifyPluginAsync<Options> = async (app, options) => {
  const html = await readFile(join(options.webDir, 'desk.html'), 'utf8').catch(() => null);
  for (const url of deskPages) {
    app.get(url, (_request, reply) => {
      if (html === null) throw new RequestRefused(404, 'The desk is not built');
      const title = escapeHtml(titleOf('Desk', app.identity().name));
      const titled = html.replace(/<title>[^<]*/, () => `<title>${title}`);
      const page = withSettings(titled, settingsNow(app, options));
      return reply.headers(headers).type('text/html; charset=utf-8').send(page);
    });
  }
};
