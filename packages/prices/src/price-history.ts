import { dayInMs, dayOf, type PriceEntry } from './reduction.ts';

/** An offer's price history. `rate` converts hundredths of the store's currency to cents of the shop's. */
export type OfferHistory = { id: number; entries: readonly PriceEntry[]; rate: number };

/**
 * The price from this day on (days since 1970, UTC), in cents of the shop's currency. Null: sold out or not offered.
 */
export type Step = { day: number; price: number | null };

export type PriceHistory = {
  /** The first recorded day, and the number of recorded days among the last 90. */
  since: number;
  observed: number;
  /** The lowest price at any store, and the price at each store by offer id. */
  lowest: Step[];
  offers: Map<number, Step[]>;
  /** Whether today's price is the lowest of the last 90 days and the price changed within them. */
  isLowest: boolean;
};

/** The number of days that must be recorded before a price is called their lowest. */
const lowestDays = 90;
const leastObserved = 60;

/** The offer's price on each day from `first` to `last`: the lowest of the day while it was in stock. */
const pricesByDay = ({ entries, rate }: OfferHistory, first: number, last: number): (number | null)[] => {
  const prices: (number | null)[] = [];
  let at = -1;
  for (let day = first; day <= last; day += 1) {
    const ofDay: number[] = [];
    const note = (): void => {
      const { price = null, stock = 0 } = entries[at] ?? {};
      if (price !== null && stock !== 0) ofDay.push(Math.round(price * rate));
    };
    // The price of the previous day applies until it changes.
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
 * The price history of a product over the last `days` days. `observedDays` are the days with a successful import of its
 * stores, ascending. Null if nothing is recorded.
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

/** Formats a day for replies, such as 2026-11-24. */
export const dayText = (day: number): string => new Date(day * dayInMs).toISOString().slice(0, 10);
