import type { FeedRhythm } from '@wearfolio/contracts/desk-feeds';

/** The schedules that can be chosen, as cron expressions in UTC. */
export const rhythmWords: Record<FeedRhythm, readonly [cron: string, words: string]> = {
  hourly: ['0 * * * *', 'Every hour'],
  'six hours': ['0 */6 * * *', 'Every six hours'],
  daily: ['0 4 * * *', 'Every day at 04:00 UTC'],
  weekly: ['0 4 * * 1', 'Every Monday at 04:00 UTC'],
};

const formats: Readonly<Record<string, string>> = {
  avantlink: 'AvantLink XML',
  'avantlink-table': 'AvantLink table',
  'google-xml': 'Google Merchant XML',
  'google-table': 'Google Merchant table',
  'plain-csv': 'CSV',
  xml: 'XML',
  json: 'JSON',
  'json-lines': 'JSON Lines',
};

/** The display name of a format. */
export const formatWords = (format: string): string =>
  formats[format] ?? format.charAt(0).toUpperCase() + format.slice(1).replaceAll('-', ' ');
