/** An entry of an offer's price history: the store's quote from `at` on. Times in ms, prices in hundredths. */
export type PriceEntry = {
  at: number;
  /** Null while the feed has no price. */
  price: number | null;
  /** The store's own regular price; null if the feed has none. */
  regular: number | null;
  /** 0 is sold out. Null is available with unknown count. */
  stock: number | null;
  currency: string;
};

/** `lowest30`: Directive 98/6/EC, article 6a. `store`: the store's regular price. */
export const priceRules = ['lowest30', 'store'] as const;
export type PriceRule = (typeof priceRules)[number];

/** The kind of a struck price: the lowest of the 30 days before the reduction, or the store's regular price. */
export type StruckKind = 'lowest30' | 'regular';

/** A price struck beside the current one. `until` is when it expires by time alone, or null. */
export type Struck = { price: number; kind: StruckKind; until: number | null };

/** The drop of the current price from the lowest price of the 30 days before. `at` is the time of the last cut. */
export type Drop = { from: number; to: number; at: number };

export type Standing = { struck: Struck | null; drop: Drop | null };

type History = {
  /** Oldest first. */
  entries: readonly PriceEntry[];
  /** Days with a successful import of the store, as days since 1970 (UTC), ascending. */
  observedDays: readonly number[];
  now: number;
};

export const dayInMs = 86_400_000;

/** The number of observed days before a reduction whose lowest price is the reference. */
const referenceDays = 30;

/** How long a cut counts as a sale without a regular price, and as a drop. */
const freshMs = 30 * dayInMs;

/** The day of a time, in days since 1970 (UTC). */
export const dayOf = (at: number): number => Math.floor(at / dayInMs);

/**
 * A price that fell from `prior`. `reference` is the lowest price of the days before, or the store's regular price if
 * the product was already reduced when first seen. `isProven`: enough days were observed. `dropFrom` is null if the
 * price has not fallen since the product was first seen.
 */
type Reduction = {
  prior: number;
  reference: number;
  isProven: boolean;
  since: number;
  dropFrom: number | null;
  fellAt: number;
};

/** The entries in the store's current currency. Prices in different currencies are never compared. */
const presentSeries = (entries: readonly PriceEntry[]): readonly PriceEntry[] => {
  const currency = entries.at(-1)?.currency;
  const before = entries.findLastIndex((entry) => entry.currency !== currency);
  return entries.slice(before + 1);
};

/**
 * The observed days on which the offer was in stock. A sold-out product has no price that a customer could pay. The day
 * on which it sold out does not count.
 */
const offeredDays = (series: readonly PriceEntry[], observedDays: readonly number[]): number[] => {
  const first = series[0];
  if (!first) return [];
  let at = 0;
  return observedDays.filter((day) => {
    let isOffered = false;
    for (let next = series[at + 1]; next && dayOf(next.at) <= day; next = series[at + 1]) {
      at += 1;
      isOffered = isOffered || (dayOf(next.at) === day && next.stock !== 0);
    }
    return day >= dayOf(first.at) && (isOffered || series[at]?.stock !== 0);
  });
};

// The lowest price of the last 30 observed days. Reaches further back if days are missing, because unobserved days
// prove nothing.
const lowestBefore = (series: readonly PriceEntry[], offered: readonly number[], index: number) => {
  const at = series[index]?.at ?? 0;
  const days = offered.filter((day) => day < dayOf(at));
  const earliest = Math.min(dayOf(at) - referenceDays, days.at(-referenceDays) ?? Number.NEGATIVE_INFINITY);
  const held = series.slice(0, index).filter((_, entry) => dayOf(series[entry + 1]?.at ?? at) >= earliest);
  return {
    lowest: Math.min(...held.flatMap(({ price }) => price ?? [])),
    isProven: days.length >= referenceDays,
  };
};

const isReduced = (price: number, regular: number | null): regular is number => regular !== null && regular > price;

/** An entry with a price. */
type Quote = PriceEntry & { price: number };

const isQuote = (entry: PriceEntry): entry is Quote => entry.price !== null;

const isCalledReduced = ({ price, regular }: Quote): boolean => isReduced(price, regular);

/** The reduction of an offer that is already reduced when first seen. */
const foundReduced = ({ at, price, regular }: Quote): Reduction | null =>
  isReduced(price, regular)
    ? { prior: regular, reference: regular, isProven: false, since: at, dropFrom: null, fellAt: at }
    : null;

/**
 * Whether a reduction has ended at the quote `now`: the price is back, or 30 days have passed since `calledAt`, when
 * the store last had a regular price. Later cuts and regular prices start a new reduction.
 */
const isOver = (running: Reduction, now: Quote, before: Quote, calledAt: number): boolean => {
  const isNews = now.price < before.price || isCalledReduced(now);
  return now.price >= running.prior || (isNews && now.at >= Math.max(running.since, calledAt) + freshMs);
};

/** The reduction at the end of a series, or null. */
const presentReduction = (series: readonly PriceEntry[], offered: readonly number[]): Reduction | null => {
  let running: Reduction | null = null;
  let before: Quote | null = null;
  let calledAt = 0;
  for (const [index, entry] of series.entries()) {
    if (!isQuote(entry)) continue;
    if (before && isCalledReduced(before)) calledAt = entry.at;
    if (!before) running = foundReduced(entry);
    else if (running && isOver(running, entry, before, calledAt)) running = null;
    if (before && entry.price < before.price) {
      const { lowest, isProven } = lowestBefore(series, offered, index);
      const { at: since } = entry;
      running ??= { prior: before.price, reference: lowest, isProven, since, dropFrom: null, fellAt: since };
      running = { ...running, dropFrom: running.dropFrom ?? lowest, fellAt: since };
    }
    before = entry;
  }
  return running;
};

const struckBy = (running: Reduction, price: number, regular: number | null, now: number): Struck | null => {
  const saysSo = isReduced(price, regular);
  if (!running.isProven) return saysSo ? { price: regular, kind: 'regular', until: null } : null;
  const until = saysSo ? null : running.since + freshMs;
  if (running.reference <= price || (until !== null && now >= until)) return null;
  return { price: running.reference, kind: 'lowest30', until };
};

const dropOf = ({ dropFrom, fellAt }: Reduction, price: number, now: number): Drop | null =>
  dropFrom !== null && dropFrom > price && fellAt > now - freshMs ? { from: dropFrom, to: price, at: fellAt } : null;

/**
 * Whether an offer's current price is a reduction (behavior.md#price-sale), and its recent drop.
 *
 * A reduction begins when the price falls. It ends when the price returns to the one before, or 30 days after the store
 * last stated a higher regular price. Its reference is the lowest price of the 30 days before it began; further cuts
 * keep the reference. If the product was already reduced when first seen, or fewer than 30 days were observed, the
 * store's regular price is used instead and labeled as such.
 */
export const standingOf = ({ entries, observedDays, now }: History, rule: PriceRule): Standing => {
  const series = presentSeries(entries);
  const { price = null, regular = null } = series.at(-1) ?? {};
  if (price === null) return { struck: null, drop: null };
  const running = presentReduction(series, offeredDays(series, observedDays));
  const drop = running && dropOf(running, price, now);
  if (rule === 'lowest30') return { struck: running && struckBy(running, price, regular, now), drop };
  return { struck: isReduced(price, regular) ? { price: regular, kind: 'regular', until: null } : null, drop };
};
