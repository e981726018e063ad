import { defaultLocale, isLocale, type Locale } from '@wearfolio/messages/locales';

const read = (): Locale => {
  const lang = globalThis.document?.documentElement.lang;
  return isLocale(lang) ? lang : defaultLocale;
};

/** The language of the page, which the server names in `<html lang>`. Scripts of a page know only this one. */
export let locale: Locale = read();

/** Sets the language on the server, where there is no page to read. */
export const setLocale = (given: Locale): void => {
  locale = given;
};
