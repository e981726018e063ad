import { dayInMs, dayOf, type PriceEntry } from './reduction.ts';

/** An offer's history; `rate` is what one hundredth of its store's currency is worth in cents of the shop's. */
export type OfferHistory = { id: number; entries: readonly PriceEntry[]; rate: number };

/** From this day on (whole days since 1970, UTC) the price in cents of the shop's currency; null: it could not be bought. */
export type Step = { day: number; price: number | null };

export type PriceHistory = {
  /** The first day that is known of, and on how many of the last 90 something was. */
  since: number;
  observed: number;
  /** The lowest price at any store, and the price at each of them by the id of its offer. */
  lowest: Step[];
  offers: Map<number, Step[]>;
  /** Whether the price of today is the lowest of the last 90 days, and was not all that time the same. */
  isLowest: boolean;
};

/** A price is called the lowest of so many days once so many of them were observed. */
const lowestDays = 90;
const leastObserved = 60;

/** What an offer cost on each day from `first` to `last`: the lowest of the day, while it could be bought. */
const pricesByDay = ({ entries, rate }: OfferHistory, first: number, last: number): (number | null)[] => {
  const prices: (number | null)[] = [];
  let at = -1;
  for (let day = first; day <= last; day += 1) {
    const ofDay: number[] = [];
    const note = (): void => {
      const { price = null, stock = 0 } = entries[at] ?? {};
      if (price !== null && stock !== 0) ofDay.push(Math.round(price * rate));
    };
    // The price of the day before holds until it changes.
    note();
    for (let next = entries[at + 1]; next && dayOf(next.at) <= day; next = entries[at + 1]) {
      at += 1;
      if (dayOf(next.at) === day) note();
      else {
        ofDay.length = 0;
        note();
      }
    }
    prices.push(ofDay.length > 0 ? Math.min(...ofDay) : null);
  }
  return prices;
};

const stepsOf = (prices: readonly (number | null)[], first: number): Step[] =>
  prices.flatMap((price, at) => (at === 0 || price !== prices[at - 1] ? [{ day: first + at, price }] : []));

const lowestOf = (prices: readonly (number | null | undefined)[]): number | null => {
  const known = prices.filter((price) => price !== null && price !== undefined);
  return known.length > 0 ? Math.min(...known) : null;
};

/**
 * The history of a product's price over the last `days` days. `observedDays` are the days on which imports of its stores
 * succeeded, rising; null where nothing is known of it.
 */
export const historyOf = (
  offers: readonly OfferHistory[],
  observedDays: readonly number[],
  { now, days }: { now: number; days: number },
): PriceHistory | null => {
  const begun = offers.flatMap(({ entries }) => entries[0]?.at ?? []);
  if (begun.length === 0) return null;
  const today = dayOf(now);
  const since = dayOf(Math.min(...begun));
  const first = Math.max(since, today - days + 1);
  const byOffer = offers.map((offer) => ({ id: offer.id, prices: pricesByDay(offer, first, today) }));
  const length = today - first + 1;
  const lowest = Array.from({ length }, (_, at) => lowestOf(byOffer.map(({ prices }) => prices[at])));
  const observed = observedDays.filter((day) => day > today - lowestDays && day >= since && day <= today).length;
  const recent = lowest.slice(-lowestDays).flatMap((price) => price ?? []);
  const present = lowest.at(-1) ?? null;
  return {
    since,
    observed,
    lowest: stepsOf(lowest, first),
    offers: new Map(byOffer.map(({ id, prices }) => [id, stepsOf(prices, first)])),
    isLowest:
      observed >= leastObserved && present !== null && present === Math.min(...recent) && present < Math.max(...recent),
  };
};

/** A day as it is written in replies, like 2026-11-24. */
export const dayText = (day: number): string => new Date(day * dayInMs).toISOString().slice(0, 10);
