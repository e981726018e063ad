import type { SavedProduct } from '../../engine/reply-cache.ts';

/**
 * The price when a product was saved, in cents of the shop's currency at today's rate, so that only the store's changes
 * count (behavior.md#price-currency). `quoted` is the store's price then; null when it is unknown or was in another
 * currency.
 */
export const priceThen = ({ price, quoted: now }: SavedProduct, quoted: number | null): number | null => {
  if (quoted === null) return null;
  if (now === quoted) return price;
  // Without a current price there is nothing to compare.
  return price === null || !now ? null : Math.round((quoted * price) / now);
};
