import type { FeedRule } from '@wearfolio/contracts/desk-rules';
import { formatList, formatTime } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { readTimes, timesWords } from '../feeds/times.ts';
import { ruleWords } from '../rules/words.ts';

const actions: Readonly<Record<string, string>> = {
  'content-save': t('desk.audit.saveText'),
  'content-publish': t('desk.audit.publishText'),
  'content-schedule': t('desk.audit.scheduleText'),
  'content-withdraw': t('desk.audit.withdrawText'),
  'content-unschedule': t('desk.audit.unscheduleText'),
  'content-refuse': t('desk.audit.refuseText'),
  'picture-add': t('desk.audit.addPicture'),
  'currency-change': t('desk.audit.changeCurrency'),
};

/** What somebody did, in words. */
export const actionWords = (action: string): string => actions[action] ?? action;

/** What only the shop itself reads. */
const unread: ReadonlySet<string> = new Set(['hash', 'id', 'ids']);

const names: Readonly<Record<string, string>> = {
  cron: t('desk.audit.times'),
  url: t('desk.audit.address'),
  clickOut: t('desk.audit.buyLink'),
  feedsOut: t('desk.audit.givenOut'),
};

const nameWords = (name: string): string =>
  names[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[_-]/g, ' ');

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isRule = (value: object): value is FeedRule => 'when' in value && 'actions' in value && 'name' in value;

const textWords = (name: string, text: string): string => {
  if (name === 'cron') return timesWords(readTimes(text));
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatTime(text);
  return /^(?:women|men|kids)(?:\/[a-z-]+)+$/.test(text) ? categoryWords(text) : text;
};

/** Any value of an entry in words: lists with commas, fields with their names. Empty fields within one are left out. */
export const valueWords = (value: unknown, name = '', isWithin = false): string => {
  if (isNothing(value)) return t('desk.parts.none');
  if (typeof value === 'boolean') return value ? t('desk.parts.yes') : t('desk.parts.no');
  if (Array.isArray(value)) return formatList(value.map((one) => valueWords(one, name, true)));
  if (typeof value !== 'object' || value === null) return textWords(name, String(value));
  if (isRule(value)) return `${value.name}: ${ruleWords(value)}`;
  return Object.entries(value)
    .filter(([key, one]) => !unread.has(key) && !(isWithin && isNothing(one)))
    .map(([key, one]) => `${nameWords(key)}: ${valueWords(one, key, true)}`)
    .join('; ');
};
