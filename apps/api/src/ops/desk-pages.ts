import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskPaths } from '@wearfolio/contracts/desk';
import { titleOf } from '@wearfolio/contracts/listing/page-titles';
import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml, withSettings } from '../pages/page-html.ts';
import { type ShellOptions, settingsNow } from '../pages/shell.ts';
import { RequestRefused } from '../request/errors.ts';

/** The pages of the desk's own application, which all have the same HTML. */
export const deskPages = Object.values(deskPaths);

/** The desk's application. Anybody may load it; its calls are for staff. */
export const deskApp: FastifyPluginAsync<ShellOptions & { webDir: string }> = async (app, options) => {
  const { webDir } = options;
  const html = await readFile(join(webDir, 'desk.html'), 'utf8').catch(() => null);
  for (const url of deskPages) {
    app.get(url, (_request, reply) => {
      if (html === null) throw new RequestRefused(404, 'The desk is not built');
      const { name } = app.identity();
      const titled = html.replace(/<title>[^<]*/, () => `<title>${escapeHtml(titleOf('Desk', name))}`);
      return reply.type('text/html; charset=utf-8').send(withSettings(titled, settingsNow(app, options)));
    });
  }
};
