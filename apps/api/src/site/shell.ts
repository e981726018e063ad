import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { Settings, ShopWords } from '@wearfolio/contracts/settings';
import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import { namesIn } from '@wearfolio/messages/names';
import type { FastifyInstance } from 'fastify';
import { previewAddress } from '../addresses/whole-address.ts';
import { collectionTitles } from '../engine/shelves.ts';
import type { Env } from '../settings/env.ts';
import { listOwnPages, ownPagePath, publishedPage } from './content/published-pages.ts';
import { lookOf, withLook } from './identity-look.ts';
import { codeIn, inLanguage } from './language.ts';
import type { PageMetadata } from './metadata/page-metadata.ts';
import { pageWriter, type Site, withSettings } from './page-html.ts';

export type ShellOptions = Pick<Env, 'google' | 'analyticsUrl' | 'contentDir' | 'pricesIncludeVat' | 'publicUrl'>;

type App = Pick<FastifyInstance, 'published' | 'publishedKeys' | 'identity'>;

/** The terms of use are a page only when staff or the operator supply them (behavior.md#staff-texts). */
export const hasTerms = (
  app: Pick<App, 'published' | 'publishedKeys'>,
  { contentDir }: Pick<Env, 'contentDir'>,
): boolean => publishedPage(app, 'terms') !== null || existsSync(join(contentDir, 'terms.html'));

const wordsOf = ({ name, logo, logo_dark, imprint, currency }: Identity): ShopWords => ({
  name,
  logo,
  logoDark: logo_dark,
  imprint,
  currency,
});

/** The current settings for the web app. */
export const settingsNow = (app: App, options: ShellOptions): Settings => ({
  shop: wordsOf(app.identity()),
  googleClientId: options.google.clientId,
  googleScriptUrl: options.google.scriptUrl,
  socialUrls: app.identity().social_urls,
  analyticsUrl: options.analyticsUrl,
  hasTerms: hasTerms(app, options),
  pricesIncludeVat: options.pricesIncludeVat,
  collections: collectionTitles(app),
  pages: listOwnPages(app)
    .filter(({ page }) => page.is_in_footer)
    .map(({ slug, page }) => ({ title: page.title, path: ownPagePath(slug) })),
});

const siteOf = ({ name, logo, icon }: Identity, { publicUrl }: ShellOptions): Site => ({
  name,
  picture: previewAddress(publicUrl, (logo ?? icon)?.src ?? null),
});

type Writer = (metadata: PageMetadata) => string;

/** The built page with the current settings. */
export type Shell = {
  settings: Settings;
  html: string;
  /** Writes metadata into it. `code`: addresses of the page's modules. */
  writer: (code: readonly string[]) => Writer;
};

const makeShell = (built: string, shared: Settings, site: Site, locale: Locale): Shell => {
  const settings = locale === defaultLocale ? shared : { ...shared, names: namesIn(locale) };
  const html = withSettings(inLanguage(built, locale), settings);
  const writers = new Map<readonly string[], Writer>();
  return {
    settings,
    html,
    writer: (code) => {
      const writer = writers.get(code) ?? pageWriter(html, codeIn(locale, code), site);
      writers.set(code, writer);
      return writer;
    },
  };
};

/** Adds the hash of the shop's own style to the CSP of pages. */
export const allowLook = (app: Pick<FastifyInstance, 'identity' | 'styleSources'>): void => {
  let known: { identity: Identity; source: string | null } | null = null;
  app.styleSources.set('identity', () => {
    const identity = app.identity();
    if (known?.identity !== identity) {
      const { hash } = lookOf(identity);
      known = { identity, source: hash && `'sha256-${hash}'` };
    }
    return known.source;
  });
};

type Known = { text: string; identity: Identity; shells: Map<Locale, Shell> };

/** The current shell in a language. Staff and the operator may change settings while the shop runs. */
export const followShell = (app: App, built: string, options: ShellOptions): ((locale: Locale) => Shell) => {
  let known: Known | null = null;
  return (locale) => {
    const identity = app.identity();
    const settings = settingsNow(app, options);
    const text = JSON.stringify(settings);
    if (known?.text !== text || known.identity !== identity) known = { text, identity, shells: new Map() };
    const shell =
      known.shells.get(locale) ??
      makeShell(withLook(built, lookOf(identity)), settings, siteOf(identity, options), locale);
    known.shells.set(locale, shell);
    return shell;
  };
};
