import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskPaths } from '@wearfolio/contracts/desk';
import { titleOf } from '@wearfolio/contracts/listing/page-titles';
import { translateIn } from '@wearfolio/messages/translate';
import type { FastifyPluginAsync } from 'fastify';
import { escape as escapeHtml } from 'html-escaper';
import { RequestRefused } from '../http/errors.ts';
import type { Env } from '../settings/env.ts';
import { inLanguage, localeOf } from './language.ts';
import { withSettings } from './page-html.ts';
import { type ShellOptions, settingsNow } from './shell.ts';

/** The pages of the desk. All have the same HTML. */
export const deskPages = Object.values(deskPaths);

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' };

type Options = ShellOptions & Pick<Env, 'webDir' | 'isProduction'>;

/** Serves the desk's application. Anyone can load it; its calls require staff. It is neither cached nor indexed. */
export const deskApp: FastifyPluginAsync<Options> = async (app, options) => {
  const html = await readFile(join(options.webDir, 'desk.html'), 'utf8').catch(() => null);
  for (const url of deskPages) {
    app.get(url, (request, reply) => {
      if (html === null) throw new RequestRefused(404, 'The desk is not built');
      const locale = localeOf(request, options);
      const title = escapeHtml(titleOf(translateIn(locale)('desk.parts.deskTitle'), app.identity().name));
      const titled = html.replace(/<title>[^<]*/, () => `<title>${title}`);
      const page = withSettings(inLanguage(titled, locale), settingsNow(app, options));
      return reply.headers(headers).type('text/html; charset=utf-8').send(page);
    });
  }
};
