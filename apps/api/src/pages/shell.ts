import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@wearfolio/contracts/settings';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { listOwnPages, ownPagePath, publishedPage } from './content/published-pages.ts';
import type { Face } from './face/face.ts';
import { pageWriter, withSettings } from './page-html.ts';

export type ShellOptions = Pick<Env, 'google' | 'socialUrls' | 'analyticsUrl' | 'contentDir' | 'pricesIncludeVat'>;

type App = Pick<FastifyInstance, 'published' | 'publishedKeys'>;

/** Terms of use are a page only where staff or ops supply them (decision 28). */
export const hasTerms = (app: App, { contentDir }: Pick<Env, 'contentDir'>): boolean =>
  publishedPage(app, 'terms') !== null || existsSync(join(contentDir, 'terms.html'));

/** What the web app is told of the shop just now. */
export const settingsNow = (app: App, options: ShellOptions): Settings => ({
  googleClientId: options.google.clientId,
  googleScriptUrl: options.google.scriptUrl,
  socialUrls: options.socialUrls,
  analyticsUrl: options.analyticsUrl,
  hasTerms: hasTerms(app, options),
  pricesIncludeVat: options.pricesIncludeVat,
  pages: listOwnPages(app)
    .filter(({ page }) => page.is_in_footer)
    .map(({ slug, page }) => ({ title: page.title, path: ownPagePath(slug) })),
});

type Writer = (face: Face) => string;

/** The built page as the web app wants it while the settings are these. */
export type Shell = {
  settings: Settings;
  html: string;
  /** Writes faces into it; `code` are the addresses of modules that the page will run. */
  writer: (code: readonly string[]) => Writer;
};

const makeShell = (built: string, settings: Settings): Shell => {
  const html = withSettings(built, settings);
  const writers = new Map<readonly string[], Writer>();
  return {
    settings,
    html,
    writer: (code) => {
      const writer = writers.get(code) ?? pageWriter(html, code);
      writers.set(code, writer);
      return writer;
    },
  };
};

/** The shell as it is now; staff and ops may change its settings while the shop runs. */
export const followShell = (app: App, built: string, options: ShellOptions): (() => Shell) => {
  let known: { text: string; shell: Shell } | null = null;
  return () => {
    const settings = settingsNow(app, options);
    const text = JSON.stringify(settings);
    if (known?.text !== text) known = { text, shell: makeShell(built, settings) };
    return known.shell;
  };
};
