import {
  type DeskLocale,
  defaultLocale,
  everyDeskLocale,
  isDeskLocale,
  type Locale,
} from '@wearfolio/messages/locales';
import { type Said, textIn } from '@wearfolio/messages/said';
import type { FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../http/cookie.ts';

const cookieName = '__Host-desk-language';

/** 400 days, the longest that browsers keep a cookie. */
const seconds = 400 * 24 * 60 * 60;

/** The header that remembers a language of the desk on this device. */
export const writeLanguage = (locale: DeskLocale): string => writeCookie(cookieName, locale, seconds);

type Asking = Pick<FastifyRequest, 'headers' | 'locale'>;

/** The language that was chosen at the desk on this device, or null. */
export const chosenLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): DeskLocale | null => {
  const chosen = readCookie(headers.cookie, cookieName);
  return isDeskLocale(chosen) ? chosen : null;
};

/** The language that is tried out, or was chosen at the desk on this device; English by default. */
export const deskLocaleOf = ({ headers, locale }: Asking): Locale =>
  locale !== defaultLocale && everyDeskLocale.includes(locale)
    ? locale
    : (chosenLanguage({ headers }) ?? defaultLocale);

/** A line of a launch list, in words of the desk's language. */
export const toDo = <Line extends { title: Said; detail: Said | null; isDone: boolean }>(
  { isDone, title, detail, ...line }: Line,
  locale: Locale,
) => ({
  ...line,
  title: textIn(locale, title),
  detail: detail === null ? null : textIn(locale, detail),
  is_done: isDone,
});
