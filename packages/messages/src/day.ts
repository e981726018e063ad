import { defaultLocale, type Locale } from './locales.ts';

/** A day as staff read it: '3 Mar 2026', '03.03.2026'. English at the desk is written with the day first. */
export const dayIn = (locale: Locale, day: Date): string =>
  day.toLocaleDateString(locale === defaultLocale ? 'en-GB' : locale, { dateStyle: 'medium', timeZone: 'UTC' });
