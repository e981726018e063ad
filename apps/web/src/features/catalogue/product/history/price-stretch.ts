import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getPriceHistory } from '@wearfolio/contracts/product';
import { locale } from '../../../../lib/locale.ts';

export type History = Reply<typeof getPriceHistory>['data'];
export type Step = History['lowest'][number];

const dayMs = 86_400_000;

/** The number of days since 1970 of a day like 2026-11-24. */
export const dayOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/**
 * The price of each day from `first` to `last`; null before the first observation and while no store sold the product.
 */
export const pricesOf = (steps: readonly Step[], first: number, last: number): (number | null)[] => {
  const prices: (number | null)[] = [];
  let at = -1;
  for (let day = first; day <= last; day += 1) {
    for (let next = steps[at + 1]; next && dayOf(next.day) <= day; next = steps[at + 1]) at += 1;
    prices.push(steps[at]?.price ?? null);
  }
  return prices;
};

/** The median price over the days. */
const medianOf = (prices: readonly number[]): number => {
  const sorted = prices.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

/** The prices of a period day by day, with their summary; null without data. */
export type Stretch = {
  first: number;
  last: number;
  lowest: readonly (number | null)[];
  store: readonly (number | null)[];
  least: number;
  most: number;
  usual: number;
};

/** The last `days` days of a history up to `today`, in days since 1970; fewer if less is known. */
export const stretchOf = ({ since, lowest, store }: History, days: number, today: number): Stretch | null => {
  if (since === null) return null;
  const first = Math.max(today - days + 1, dayOf(since));
  const prices = pricesOf(lowest, first, today);
  const known = prices.filter((price) => price !== null);
  if (known.length === 0) return null;
  return {
    first,
    last: today,
    lowest: prices,
    store: pricesOf(store.steps, first, today),
    least: Math.min(...known),
    most: Math.max(...known),
    usual: medianOf(known),
  };
};

/** Whether the chosen store ever had another price than the lowest. */
export const hasOwnLine = ({ lowest, store }: Stretch): boolean => store.some((price, at) => price !== lowest[at]);

export type Row = { day: number; lowest: number | null; store: number | null };

/** The days of a period on which a price changed, latest first. */
export const rowsOf = ({ first, lowest, store }: Stretch): Row[] =>
  lowest
    .map((price, at) => ({ day: first + at, lowest: price, store: store[at] ?? null }))
    .filter((row, at) => at === 0 || row.lowest !== lowest[at - 1] || row.store !== (store[at - 1] ?? null))
    .reverse();

/** Formats a day as 'Nov 24', with the year if it differs from that of `today`. */
export const dayText = (day: number, today: number): string => {
  const date = new Date(day * dayMs);
  const isThisYear = date.getUTCFullYear() === new Date(today * dayMs).getUTCFullYear();
  return date.toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
};
