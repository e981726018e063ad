/** Spec 5: a number without decimals if whole, else with two; an empty string if not numeric. */
export const formatPrice = (value: unknown): string => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return '';
  const price = Number(value);
  if (!Number.isFinite(price)) return '';
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
};

/** Decision 49: on sale means below the retail price; a price above it stands alone. */
export const isOnSale = (price: number | null, retailPrice: number | null): boolean =>
  price !== null && retailPrice !== null && price < retailPrice;

/** `−30%` with a true minus; empty where nothing is saved or the saving rounds to nothing. */
export const discountOf = (price: number | null, retailPrice: number | null): string => {
  if (price === null || retailPrice === null || price >= retailPrice) return '';
  const percent = Math.round((1 - price / retailPrice) * 100);
  return percent > 0 ? `−${percent}%` : '';
};
