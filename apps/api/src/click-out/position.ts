/** Places in a listing that are counted one by one; those further down are counted in hundreds. */
const counted = 100;

/**
 * The place in a listing that a product was opened at, as it is counted: `7`, or `101–200`. Null for what is no place. Few
 * different ones, whatever an address says.
 */
export const positionOf = (at: unknown): string | null => {
  if (typeof at !== 'string' || !/^[1-9]\d{0,4}$/.test(at)) return null;
  const place = Number(at);
  if (place <= counted) return at;
  if (place > 1000) return '1001+';
  const start = Math.floor((place - 1) / counted) * counted;
  return `${start + 1}–${start + counted}`;
};
