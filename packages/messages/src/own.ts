// By its address in the package, because the build for browsers puts another module there.
import { find } from '@wearfolio/messages/lookup';
import type { Key } from './english.ts';
import type { Translate } from './key.ts';
import { defaultLocale, isLocale, type Locale } from './locales.ts';
import { print, type Values } from './print.ts';

// Without the types of a browser, because the server loads this too.
type Page = { document?: { documentElement: { lang: string } } };

const ownLocale = (): Locale => {
  const lang = (globalThis as Page).document?.documentElement.lang;
  return isLocale(lang) ? lang : defaultLocale;
};

/**
 * The texts of rules that a form and the API share: English in the API, whose replies are specified, and the language of
 * the page in a browser.
 */
export const own: Translate = (key, ...[values]) => {
  const locale = ownLocale();
  return print(locale, find(locale, key as Key), values as Values | undefined);
};
