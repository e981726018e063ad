// By its address in the package, because the build for browsers puts another module there.
import { find } from '@wearfolio/messages/lookup';
import type { Key } from './english.ts';
import type { Translate } from './key.ts';
import { defaultLocale, isLocale, type Locale } from './locales.ts';
import { print, type Values } from './print.ts';
import type { Said } from './said.ts';

// Without the types of a browser, because the server loads this too.
type Page = { document?: { documentElement: { lang: string } } };

const ownLocale = (): Locale => {
  const lang = (globalThis as Page).document?.documentElement.lang;
  return isLocale(lang) ? lang : defaultLocale;
};

// A rule of a contract fails with a text alone, so this remembers whose text it is.
const told = new Map<string, Said>();

/**
 * The texts of rules that a form and the API share: English in the API, whose replies are specified, and the language of
 * the page in a browser. For constants of modules.
 */
export const own: Translate = (key, ...[values]) => {
  const locale = ownLocale();
  const text = print(locale, find(locale, key as Key), values as Values | undefined);
  told.set(text, { key: key as Key, values: (values ?? {}) as Values });
  return text;
};

/** The sentence that a text of `own` says; undefined for any other text. */
export const saidOf = (text: string): Said | undefined => told.get(text);
