import type { InsightMeasure, InsightName } from '@wearfolio/contracts/desk-insight';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';

type Amount = number | null | undefined;

const percent = (part: number, digits: number): string =>
  part.toLocaleString(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats an amount. Money is in hundredths of `currency`. */
export const amountText = (amount: Amount, { unit }: Pick<InsightMeasure, 'unit'>, currency: string): string => {
  if (amount === null || amount === undefined) return '–';
  if (unit === 'count') return Math.round(amount).toLocaleString(locale);
  if (unit === 'percent') return percent(amount, 1);
  if (unit === 'quoted')
    return (amount / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (amount / 100).toLocaleString(locale, { style: 'currency', currency });
};

/** Formats an amount for an axis. */
export const shortText = (amount: number, { unit }: Pick<InsightMeasure, 'unit'>, currency: string): string => {
  if (unit === 'percent') return percent(amount, 0);
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  if (unit === 'count') return amount.toLocaleString(locale, short);
  return (amount / 100).toLocaleString(locale, { ...short, style: 'currency', currency });
};

/** The change against the period before in percent; empty if there is nothing to compare. */
export const changeText = (now: Amount, before: Amount): string => {
  if (!before || now === null || now === undefined) return '';
  const change = Math.round((now / before - 1) * 100) / 100;
  if (change === 0) return `±${percent(0, 0)}`;
  return `${change > 0 ? '+' : '−'}${percent(Math.abs(change), 0)}`;
};

/** Formats a day given as `YYYY-MM-DD`. */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The names of rows that come from us, by the key of their table. Other rows have the names of data. */
const rowNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: {
    home: t('desk.content.homePage'),
    category: t('desk.parts.category'),
    collection: t('desk.content.linkCollection'),
    search: t('ui.search'),
    brand: t('desk.parts.brand'),
    store: t('desk.parts.store'),
    product: t('desk.parts.product'),
    favorites: t('desk.parts.favorites'),
    'shared list': t('desk.insight.sharedList'),
    other: t('desk.insight.other'),
  },
  source: { direct: t('desk.insight.direct'), other: t('desk.insight.other') },
  device: { phone: t('desk.parts.phone'), computer: t('desk.insight.computer') },
  status: {
    pending: t('desk.insight.pending'),
    approved: t('desk.insight.approved'),
    declined: t('desk.insight.declined'),
  },
};

/** The name of a row in words. */
export const rowWords = (table: string, name: string): string => {
  const names = rowNames[table] ?? {};
  // A source may be called 'constructor'.
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
};

/** The measures of the overviews, by page of insight. */
export const headlines: readonly (readonly [name: InsightName, measure: string])[] = [
  ['visits', 'visits'],
  ['searches', 'searches'],
  ['searches', 'vain'],
  ['favorites', 'added'],
  ['clicks', 'clicks'],
  ['commissions', 'commission'],
];

/** The names of measures on an overview, if their own name needs its page to be understood. */
export const headlineWords: Readonly<Record<string, string>> = {
  vain: t('desk.insight.searchesWithoutResults'),
  added: t('desk.insight.favoritesAdded'),
};

export const insightWords: Record<InsightName, { title: string; intro: string }> = {
  visits: {
    title: t('desk.parts.visits'),
    intro: t('desk.insight.visitsIntro'),
  },
  searches: {
    title: t('desk.parts.searches'),
    intro: t('desk.insight.searchesIntro'),
  },
  favorites: {
    title: t('desk.parts.favorites'),
    intro: t('desk.insight.favoritesIntro'),
  },
  clicks: {
    title: t('desk.parts.clickOuts'),
    intro: t('desk.insight.clickOutsIntro'),
  },
  commissions: {
    title: t('desk.parts.commissions'),
    intro: t('desk.insight.commissionsIntro'),
  },
  partners: {
    title: t('desk.parts.partners'),
    intro: t('desk.insight.partnersIntro'),
  },
};
