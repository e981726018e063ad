import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firstMarket, type Market, pathOfMarket } from '@wearfolio/contracts/content/markets';
import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { Settings, ShopWords } from '@wearfolio/contracts/settings';
import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import { namesIn } from '@wearfolio/messages/names';
import { translateIn } from '@wearfolio/messages/translate';
import type { FastifyInstance } from 'fastify';
import { previewAddress } from '../addresses/whole-address.ts';
import { collectionTitles } from '../engine/shelves.ts';
import { nameOfMarket } from '../http/plugins/markets.ts';
import type { Env } from '../settings/env.ts';
import { listOwnPages, ownPagePath, publishedPage } from './content/published-pages.ts';
import { lookOf, withLook } from './identity-look.ts';
import { codeIn, inLanguage } from './language.ts';
import type { PageMetadata } from './metadata/page-metadata.ts';
import { pageWriter, type Site, withSettings } from './page-html.ts';
import { withFallback } from './without-script.ts';

export type ShellOptions = Pick<Env, 'google' | 'analyticsUrl' | 'contentDir' | 'pricesIncludeVat' | 'publicUrl'>;

type App = Pick<FastifyInstance, 'published' | 'publishedKeys' | 'identity' | 'markets' | 'marketRate'>;

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

const siteOf = ({ name, logo, icon }: Identity, { publicUrl }: ShellOptions): Omit<Site, 'alternatesOf'> => ({
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

const makeShell = (built: string, settings: Settings, site: Site, locale: Locale): Shell => {
  const html = withSettings(withFallback(inLanguage(built, locale), settings, locale), settings);
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

/** What shells differ by. `market` is null for the first one. */
type Face = { locale: Locale; market: Market | null };

/** The currency of a market. While no rate is known, pages show the shop's own. */
const moneyOf = (app: App, { currency }: Market): Pick<Settings, 'money'> => {
  const rate = app.marketRate(currency);
  return rate === null || rate === 1 ? {} : { money: { currency, rate } };
};

/** The settings of a page: those of the shop, and what its language and its market add. */
const settingsOf = (app: App, shared: Settings, { locale, market }: Face): Settings => {
  const named = locale === defaultLocale ? shared : { ...shared, names: namesIn(locale) };
  const markets = app.markets();
  if (markets.length === 0) return named;
  return {
    ...named,
    pricesIncludeVat: market?.has_vat_note ?? shared.pricesIncludeVat,
    market: market?.prefix ?? '',
    ...(market && moneyOf(app, market)),
    ...(market && market.sizes.length > 0 && { sizeSystems: market.sizes }),
    markets: [firstMarket(app.identity()), ...markets].map(({ prefix, country, language }) => ({
      ...{ prefix, country, language },
      name: nameOfMarket({ country, language }),
      suggestion: translateIn(language)('shell.marketSuggestion'),
      action: translateIn(language)('shell.marketSwitch'),
    })),
  };
};

/** The alternates of a page in each market that has it, for `hreflang`. The first market is the default. */
const alternatesOf = (app: App, publicUrl: string, market: Market | null): Site['alternatesOf'] => {
  const markets = app.markets();
  if (markets.length === 0) return () => [];
  return ({ canonical, pathsIn }) => {
    const path = (canonical ?? '').slice((publicUrl + pathOfMarket(market)).length);
    const linksTo = (one: Market | null, langs: string[]) => {
      const own = pathsIn ? pathsIn.get(one?.prefix ?? '') : path;
      return own === undefined ? [] : langs.map((lang) => ({ lang, href: publicUrl + pathOfMarket(one) + own }));
    };
    const { language, country } = firstMarket(app.identity());
    return [
      ...linksTo(null, [`${language}-${country}`, 'x-default']),
      ...markets.flatMap((one) => linksTo(one, [`${one.language}-${one.country}`])),
    ];
  };
};

type Known = { text: string; identity: Identity; markets: readonly Market[]; shells: Map<string, Shell> };

/** The current shell of each market. Staff and the operator may change settings while the shop runs. */
export const followShell = (app: App, built: string, options: ShellOptions): ((face: Face) => Shell) => {
  let known: Known | null = null;
  return (face) => {
    const identity = app.identity();
    const markets = app.markets();
    const settings = settingsNow(app, options);
    const text = JSON.stringify(settings);
    if (known?.text !== text || known.identity !== identity || known.markets !== markets)
      known = { text, identity, markets, shells: new Map() };
    const rate = face.market ? app.marketRate(face.market.currency) : 1;
    const key = `${face.locale} ${face.market?.prefix ?? ''} ${rate}`;
    const site = { ...siteOf(identity, options), alternatesOf: alternatesOf(app, options.publicUrl, face.market) };
    const shell =
      known.shells.get(key) ??
      makeShell(withLook(built, lookOf(identity)), settingsOf(app, settings, face), site, face.locale);
    known.shells.set(key, shell);
    return shell;
  };
};
