import { locale } from './locale.ts';

/** A number with separated thousands: '1,284'. */
export const formatNumber = (value: number): string => value.toLocaleString(locale);

/** A number with exactly this many digits after its point: '4.5'. */
export const formatFixed = (value: number, digits: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Names in a list: 'Black, Red, Sand'. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(names);

/** The parts of such a list, for names that are links: `at` is the place of a name, and null between two. */
export const listParts = (names: readonly string[]): { text: string; at: number | null }[] => {
  let at = -1;
  return new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(names).map(({ type, value: text }) => {
    if (type === 'element') at += 1;
    return { text, at: type === 'element' ? at : null };
  });
};

/** A label within a sentence: 'password' of 'Password'. German writes nouns with a capital. */
export const inSentence = (label: string): string => (locale === 'de' ? label : label.toLocaleLowerCase(locale));

/** A day without its year, in UTC: 'Nov 20'. */
export const formatDay = (time: string): string =>
  new Date(time).toLocaleDateString(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day and time in the shopper's time zone: 'Nov 20, 2026, 4:05 PM'. */
export const formatTime = (time: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
