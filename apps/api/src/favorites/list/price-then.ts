import type { SavedProduct } from '../../listing/answered.ts';

/**
 * What a product cost when it was saved, in cents of the shop's currency at the rate of now, so that only what its store
 * changed is a change (decision 86). `quoted` is what the store said then; null where that is unknown, or was said in
 * another currency.
 */
export const priceThen = (
  { price, quoted: now, currency: currencyNow }: SavedProduct,
  quoted: number | null,
  currency: string | undefined,
): number | null => {
  if (quoted === null || currency !== currencyNow) return null;
  if (now === quoted) return price;
  // A product without a price has none that this could be compared with.
  return price === null || !now ? null : Math.round((quoted * price) / now);
};
