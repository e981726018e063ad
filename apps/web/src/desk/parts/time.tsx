import { dayIn } from '@wearfolio/messages/day';
import { locale } from '../../lib/locale.ts';

/** English at the desk is written with the day first. */
const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the reader's time zone. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {format.format(new Date(at))}
  </time>
);

/** A day, given as `YYYY-MM-DD`. */
export const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {dayIn(locale, new Date(day))}
  </time>
);
