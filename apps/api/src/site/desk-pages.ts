import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskPaths } from '@wearfolio/contracts/desk';
import { titleOf } from '@wearfolio/contracts/listing/page-titles';
import { isDeskLocale } from '@wearfolio/messages/locales';
import { deskNamesIn } from '@wearfolio/messages/names';
import { formsIn } from '@wearfolio/messages/stored';
import { translateIn } from '@wearfolio/messages/translate';
import type { FastifyPluginAsync } from 'fastify';
import { escape as escapeHtml } from 'html-escaper';
import { deskLocaleOf, writeLanguage } from '../desk/language.ts';
import { RequestRefused } from '../http/errors.ts';
import type { Env } from '../settings/env.ts';
import { inLanguage } from './language.ts';
import { withSettings } from './page-html.ts';
import { type ShellOptions, settingsNow } from './shell.ts';

/** The pages of the desk. All have the same HTML. */
export const deskPages = Object.values(deskPaths);

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' };

type Options = ShellOptions & Pick<Env, 'webDir'>;

/**
 * Serves the desk's application. Anyone can load it; its calls require staff. It is neither cached nor indexed.
 * `?language=` chooses its language on this device, and leads to the same address without it.
 */
export const deskApp: FastifyPluginAsync<Options> = async (app, options) => {
  const html = await readFile(join(options.webDir, 'desk.html'), 'utf8').catch(() => null);
  for (const url of deskPages) {
    app.get(url, (request, reply) => {
      if (html === null) throw new RequestRefused(404, 'The desk is not built');
      const { searchParams } = new URL(request.url, options.publicUrl);
      const chosen = searchParams.get('language');
      if (isDeskLocale(chosen)) {
        searchParams.delete('language');
        const to = searchParams.size > 0 ? `${url}?${searchParams}` : url;
        return reply.headers(headers).header('Set-Cookie', writeLanguage(chosen)).redirect(to, 303);
      }
      const locale = deskLocaleOf(request);
      const title = escapeHtml(titleOf(translateIn(locale)('desk.parts.deskTitle'), app.identity().name));
      const titled = html.replace(/<title>[^<]*/, () => `<title>${title}`);
      const own = { names: deskNamesIn(locale), forms: formsIn(locale) };
      const page = withSettings(inLanguage(titled, locale), { ...settingsNow(app, options), ...own });
      return reply.headers(headers).type('text/html; charset=utf-8').send(page);
    });
  }
};
