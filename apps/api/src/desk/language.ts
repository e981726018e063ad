import { type DeskLocale, defaultLocale, isDeskLocale } from '@wearfolio/messages/locales';
import { deskReplyIn } from '@wearfolio/messages/replies';
import type { FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../http/cookie.ts';

const cookieName = '__Host-desk-language';

/** 400 days, the longest that browsers keep a cookie. */
const seconds = 400 * 24 * 60 * 60;

/** The header that remembers a language of the desk on this device. */
export const writeLanguage = (locale: DeskLocale): string => writeCookie(cookieName, locale, seconds);

type Asking = Pick<FastifyRequest, 'headers'>;

/** The language that was chosen at the desk on this device; English by default. */
export const deskLocaleOf = ({ headers }: Asking): DeskLocale => {
  const chosen = readCookie(headers.cookie, cookieName);
  return isDeskLocale(chosen) ? chosen : defaultLocale;
};

type Say = (text: string) => string;

/** Says our sentences within data, such as reasons, in the language of the desk. */
export const sayAtDesk = (request: Asking): Say => {
  const locale = deskLocaleOf(request);
  return locale === defaultLocale ? (text) => text : deskReplyIn(locale);
};

/** A line of a launch list, in words of the desk's language. */
export const toDo = <Line extends { title: string; detail: string | null; isDone: boolean }>(
  { isDone, title, detail, ...line }: Line,
  say: Say,
) => ({ ...line, title: say(title), detail: detail === null ? null : say(detail), is_done: isDone });
