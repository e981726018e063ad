import type { InsightMeasure, InsightName } from '@wearfolio/contracts/desk-insight';

type Amount = number | null | undefined;

/** Formats an amount. Money is in hundredths of `currency`. */
export const amountText = (amount: Amount, { unit }: Pick<InsightMeasure, 'unit'>, currency: string): string => {
  if (amount === null || amount === undefined) return '–';
  if (unit === 'count') return Math.round(amount).toLocaleString('en');
  if (unit === 'percent') return `${(amount * 100).toFixed(1)}%`;
  if (unit === 'quoted')
    return (amount / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (amount / 100).toLocaleString('en', { style: 'currency', currency });
};

/** Formats an amount for an axis. */
export const shortText = (amount: number, { unit }: Pick<InsightMeasure, 'unit'>, currency: string): string => {
  if (unit === 'percent') return `${Math.round(amount * 100)}%`;
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  if (unit === 'count') return amount.toLocaleString('en', short);
  return (amount / 100).toLocaleString('en', { ...short, style: 'currency', currency });
};

/** The change against the period before in percent; empty if there is nothing to compare. */
export const changeText = (now: Amount, before: Amount): string => {
  if (!before || now === null || now === undefined) return '';
  const change = Math.round((now / before - 1) * 100);
  if (change === 0) return '±0%';
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en')}%`;
};

/** Formats a day given as `YYYY-MM-DD`. */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

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
  vain: 'Searches without results',
  added: 'Favorites added',
};

export const insightWords: Record<InsightName, { title: string; intro: string }> = {
  visits: {
    title: 'Visits',
    intro:
      'A visit begins when a page is opened from outside the shop. Visitors are not identified: no cookie, no address, no hash. Crawlers and browsers that ask not to be tracked are not counted.',
  },
  searches: {
    title: 'Searches',
    intro:
      'What shoppers typed, without addresses and long numbers. The same search of one browser counts once in half an hour.',
  },
  favorites: {
    title: 'Favorites',
    intro: 'Products that customers saved and removed. The tables below count products that are still saved.',
  },
  clicks: {
    title: 'Click-outs',
    intro:
      'How often shoppers left for a store. Without repeats, one visitor counts once a day for each product. The place is the product’s position in the listing.',
  },
  commissions: {
    title: 'Commissions',
    intro:
      'What affiliate networks report, beside the click-outs. Declined orders do not count; amounts in other currencies are converted at the latest rates.',
  },
};
