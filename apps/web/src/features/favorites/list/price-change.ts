/** By how much a price changed since a product was saved, below zero where it fell; null without a change, or where unknown. */
export const priceChange = (saved: number | null, now: number | null): number | null => {
  if (saved === null || now === null || saved === now) return null;
  return Math.round((now - saved) * 100) / 100;
};
