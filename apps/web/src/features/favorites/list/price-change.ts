/** The price change since a product was saved, negative if it fell; null if unchanged or unknown. */
export const priceChange = (saved: number | null, now: number | null): number | null => {
  if (saved === null || now === null || saved === now) return null;
  return Math.round((now - saved) * 100) / 100;
};
