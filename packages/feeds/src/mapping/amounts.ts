import { readPrice } from '../clean/price/price.ts';
import { mentionsPrice, readHeader } from '../words/read-header.ts';
import type { Shape } from './fits.ts';
import type { Leaf } from './leaves.ts';

type Place = Leaf & { shape: Shape };

/** What the amounts of a feed are: the price of today, and the regular one beside it. */
export type Amounts<P> = { price: P; regular: P | null };

const others = new Set(['net_price', 'cost', 'shipping', 'ignored', 'currency']);

/** Returns whether a column holds prices of products: amounts whose name or currency tells that they are prices. */
const holdsPrices = ({ names, shape }: Place): boolean =>
  shape.price > 0.9 &&
  shape.filled > 0 &&
  (shape.money > 0.9 || names.some(mentionsPrice)) &&
  !names.some((name) => readHeader(name).attributes.some((attribute) => others.has(attribute)));

const amountOf = (texts: readonly string[]): number | null => {
  const read = readPrice(texts[0] ?? '', 'USD');
  return typeof read === 'string' ? null : read.cents;
};

/** Returns in how many rows an amount is below the other, and above it. */
const compare = (one: Place, other: Place) => {
  let [below, above] = [0, 0];
  for (const [at, own] of one.values.entries()) {
    const [left, right] = [amountOf(own), amountOf(other.values[at] ?? [])];
    if (left === null || right === null) continue;
    if (left < right) below += 1;
    if (left > right) above += 1;
  }
  return { below, above };
};

const nearlyAs = 0.98;

/**
 * Finds the price among columns whose names only speak of one, by their amounts: the fullest, and of two that are as full
 * the one that is never above the other. Null if no column speaks of a price, or if two of them contradict each other.
 */
export const amountsOf = <P extends Place>(places: Iterable<P>): Amounts<P> | null => {
  const all = [...places].filter(holdsPrices).toSorted((one, other) => other.shape.filled - one.shape.filled);
  const [first] = all;
  if (first === undefined) return null;
  const full = all.filter(({ shape }) => shape.filled >= nearlyAs * first.shape.filled);
  const lowest = full.find((one) => full.every((other) => other === one || compare(one, other).above === 0));
  if (lowest === undefined) return null;
  return { price: lowest, regular: full.find((one) => one !== lowest && compare(lowest, one).below > 0) ?? null };
};
