import { locale } from './locale.ts';

/** A number with separated thousands: '1,284'. */
export const formatNumber = (value: number): string => value.toLocaleString(locale);

/** A day without its year, in UTC: 'Nov 20'. */
export const formatDay = (time: string): string =>
  new Date(time).toLocaleDateString(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day and time in the shopper's time zone: 'Nov 20, 2026, 4:05 PM'. */
export const formatTime = (time: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
