import { t } from '../../lib/t.tsx';
/** When a feed is fetched, as the desk offers it. Other schedules are typed as they are. */
export type Times =
  | { kind: 'hours'; every: number }
  | { kind: 'daily'; at: string }
  | { kind: 'weekly'; day: number; at: string }
  | { kind: 'other'; cron: string };

/** Divisors of a day, so that the hours are the same every day. */
export const hourSteps = [1, 2, 3, 4, 6, 8, 12] as const;

export const weekdays = [
  t('desk.feeds.sunday'),
  t('desk.feeds.monday'),
  t('desk.feeds.tuesday'),
  t('desk.feeds.wednesday'),
  t('desk.feeds.thursday'),
  t('desk.feeds.friday'),
  t('desk.feeds.saturday'),
] as const;

const two = (number: string | number): string => String(number).padStart(2, '0');

/** Reads a schedule of five fields: minute, hour, day, month, weekday. */
export const readTimes = (cron: string): Times => {
  const hours = /^0 \*(?:\/(\d+))? \* \* \*$/.exec(cron);
  const every = Number(hours?.[1] ?? 1);
  if (hours && hourSteps.some((step) => step === every)) return { kind: 'hours', every };
  const [, minute, hour, day] = /^(\d{1,2}) (\d{1,2}) \* \* (\*|[0-6])$/.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) return { kind: 'other', cron };
  const at = `${two(hour)}:${two(minute)}`;
  return day === '*' ? { kind: 'daily', at } : { kind: 'weekly', day: Number(day), at };
};

/** When a feed is fetched, without the time zone. */
export const timesWords = (times: Times): string => {
  if (times.kind === 'hours') return t('desk.feeds.everyHours', { hours: times.every });
  if (times.kind === 'daily') return t('desk.feeds.everyDayAt', { at: times.at });
  return times.kind === 'weekly'
    ? t('desk.feeds.everyAt', { weekday: weekdays[times.day] ?? '', at: times.at })
    : t('desk.feeds.bySchedule', { cron: times.cron });
};

/** A schedule in words, in the shop's time zone. */
export const cronWords = (cron: string, timeZone: string): string => `${timesWords(readTimes(cron))} (${timeZone})`;

/** Writes a schedule of five fields. */
export const writeTimes = (times: Times): string => {
  if (times.kind === 'other') return times.cron;
  if (times.kind === 'hours') return times.every === 1 ? '0 * * * *' : `0 */${times.every} * * *`;
  const [hour = 4, minute = 0] = times.at.split(':').map(Number);
  return `${minute} ${hour} * * ${times.kind === 'daily' ? '*' : times.day}`;
};
