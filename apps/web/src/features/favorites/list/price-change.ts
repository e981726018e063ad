/** How a price changed since a product was saved; null where it did not, or where one of the two is unknown. */
export const priceChange = (saved: number | null, now: number | null): 'fell' | 'rose' | null => {
  if (saved === null || now === null || saved === now) return null;
  return now < saved ? 'fell' : 'rose';
};
