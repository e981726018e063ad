import type { ProductOffer } from '@wearfolio/contracts/catalogue';
import { lowStockMax } from '@wearfolio/contracts/limits';
import { formatPrice } from '../../../lib/format-price.ts';

/** A size that some store of a product lists, and how many stores have it left. */
export type SharedSize = { id: number; name: string; stores: number };

/** How many of a size an offer has left, in any color; null where it does not count them, 0 where it has none. */
export const leftIn = ({ in_stock, sizes }: ProductOffer, sizeId: number): number | null => {
  const quantities = sizes.filter(({ id }) => id === sizeId).map(({ quantity }) => quantity);
  if (!in_stock || quantities.length === 0) return 0;
  return quantities.includes(null) ? null : quantities.reduce<number>((sum, quantity) => sum + (quantity ?? 0), 0);
};

/** Whether an offer can be bought, in a size where one is chosen. */
export const isToBeHad = (offer: ProductOffer, sizeId: number | null): boolean =>
  offer.in_stock && (sizeId === null || leftIn(offer, sizeId) !== 0);

/** Numbers by their value; words stay in the order in which the stores list them. */
const bySize = (one: SharedSize, other: SharedSize): number => {
  const difference = Number(one.name) - Number(other.name);
  return Number.isNaN(difference) ? 0 : difference;
};

/** The sizes of all offers once, in wearing order. */
export const sharedSizes = (offers: readonly ProductOffer[]): SharedSize[] => {
  const sizes = new Map<number, SharedSize>();
  for (const { sizes: own } of offers)
    for (const { id, attribute_value } of own) {
      const stores = new Set(offers.filter((offer) => leftIn(offer, id) !== 0).map(({ store_slug }) => store_slug));
      sizes.set(id, { id, name: attribute_value, stores: stores.size });
    }
  return [...sizes.values()].sort(bySize);
};

/** The offers that have the chosen size, the cheapest first as they come, and behind them the others. */
export const inOrderOf = (offers: readonly ProductOffer[], sizeId: number | null): ProductOffer[] => [
  ...offers.filter((offer) => isToBeHad(offer, sizeId)),
  ...offers.filter((offer) => !isToBeHad(offer, sizeId)),
];

export const countStores = (offers: readonly ProductOffer[]): number =>
  new Set(offers.map(({ store_slug }) => store_slug)).size;

const hour = 3_600_000;

/** 'seen 2 h ago', 'seen Nov 20'; empty where nobody knows. */
export const seenText = (lastSeen: string | null, now: number): string => {
  if (lastSeen === null) return '';
  const hours = Math.floor((now - Date.parse(lastSeen)) / hour);
  if (hours < 1) return 'seen just now';
  if (hours < 24) return `seen ${hours} h ago`;
  return `seen ${new Date(lastSeen).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`;
};

type Said = { text: string; isLow: boolean };

/** What stands below an offer's price: what is left of the chosen size, else how much dearer it is than the cheapest. */
export const noteOf = (offer: ProductOffer, cheapest: number | null, size: SharedSize | null): Said => {
  if (!offer.in_stock) return { text: 'Sold out', isLow: false };
  const left = size === null ? null : leftIn(offer, size.id);
  if (size && left === 0) return { text: `Not in ${size.name}`, isLow: false };
  if (size && left !== null && left <= lowStockMax) return { text: `${left} left in ${size.name}`, isLow: true };
  if (offer.price !== null && cheapest !== null && offer.price > cheapest)
    return { text: `$${formatPrice(offer.price - cheapest)} more`, isLow: false };
  return { text: size ? `${size.name} left` : '', isLow: false };
};
