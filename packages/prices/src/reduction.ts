/** One entry of an offer's history: what its store quoted from `at` on. Times in milliseconds, prices in hundredths. */
export type PriceEntry = {
  at: number;
  /** Null while the store tells none. */
  price: number | null;
  /** The store's own regular price; null where it tells none. */
  regular: number | null;
  /** 0 is sold out; null is available, count unknown. */
  stock: number | null;
  currency: string;
};

/** `lowest30`: Directive 98/6/EC, article 6a. `store`: whatever the store calls its regular price. */
export const priceRules = ['lowest30', 'store'] as const;
export type PriceRule = (typeof priceRules)[number];

/** What a struck price is: the lowest of the 30 days before the reduction, or what the store calls its regular price. */
export type StruckKind = 'lowest30' | 'regular';

/** A price that is struck beside the present one; `until` is when time alone ends it, null where nothing but the store does. */
export type Struck = { price: number; kind: StruckKind; until: number | null };

/** How far the present price is below the lowest one of the 30 days before it fell; `at` is when it fell last. */
export type Drop = { from: number; to: number; at: number };

export type Standing = { struck: Struck | null; drop: Drop | null };

type History = {
  /** The oldest first. */
  entries: readonly PriceEntry[];
  /** Days on which an import of the store succeeded, as whole days since 1970 (UTC), rising. */
  observedDays: readonly number[];
  now: number;
};

export const dayInMs = 86_400_000;

/** Days before a reduction whose lowest price is the reference, and that must be observed. */
const referenceDays = 30;

/** How long a cut counts as a sale where the store tells no regular price, and as a drop. */
const freshMs = 30 * dayInMs;

/** The day of a time, as whole days since 1970 (UTC). */
export const dayOf = (at: number): number => Math.floor(at / dayInMs);

/**
 * A price that fell, from `prior`. `reference` is the lowest price of the days before, or the store's regular price where it ran
 * already when it was first seen; `isProven`: enough days were observed. `dropFrom` is null while it did not fall since it was seen.
 */
type Reduction = {
  prior: number;
  reference: number;
  isProven: boolean;
  since: number;
  dropFrom: number | null;
  fellAt: number;
};

/** Entries of the currency that the store quotes now: nothing is compared across the day on which it changed. */
const presentSeries = (entries: readonly PriceEntry[]): readonly PriceEntry[] => {
  const currency = entries.at(-1)?.currency;
  const before = entries.findLastIndex((entry) => entry.currency !== currency);
  return entries.slice(before + 1);
};

/**
 * The days, of those observed, on which the offer could be bought: what is sold out has no price that anybody paid. One on
 * which it sold out does not count.
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

// The last 30 days, and further back where fewer of them were observed: what nobody saw proves no price.
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

/** An entry that tells a price. */
type Quote = PriceEntry & { price: number };

const isQuote = (entry: PriceEntry): entry is Quote => entry.price !== null;

const isCalledReduced = ({ price, regular }: Quote): boolean => isReduced(price, regular);

/** What an offer that is called reduced when it is first seen begins with. */
const foundReduced = ({ at, price, regular }: Quote): Reduction | null =>
  isReduced(price, regular)
    ? { prior: regular, reference: regular, isProven: false, since: at, dropFrom: null, fellAt: at }
    : null;

/**
 * Whether a reduction is over when the store quotes `now`: the price is back, or the store has not called it reduced since
 * `calledAt`, 30 days ago. What it cuts or calls reduced after that begins anew.
 */
const isOver = (running: Reduction, now: Quote, before: Quote, calledAt: number): boolean => {
  const isNews = now.price < before.price || isCalledReduced(now);
  return now.price >= running.prior || (isNews && now.at >= Math.max(running.since, calledAt) + freshMs);
};

/** The reduction that runs at the end of a series, null where none does. */
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
 * What of an offer's present price may be called reduced (decision 81), and how far it dropped lately.
 *
 * A reduction begins when the price falls. It ends when the price rises to the one from which it fell, or 30 days after the
 * store last called it a reduction. Its reference is the lowest price of the 30 days before it began; further cuts keep it. The store's regular price stands in, and is called
 * so, where a reduction ran already when the offer was first seen, or fewer than 30 days were observed.
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
