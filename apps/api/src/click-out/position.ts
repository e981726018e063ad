/** Positions up to this are counted singly; later ones in hundreds. */
const counted = 100;

/**
 * The position in a listing as it is counted: `7`, or `101–200`. Null for an invalid position. There are few distinct
 * values, whatever the address says.
 */
export const positionOf = (at: unknown): string | null => {
  if (typeof at !== 'string' || !/^[1-9]\d{0,4}$/.test(at)) return null;
  const place = Number(at);
  if (place <= counted) return at;
  if (place > 1000) return '1001+';
  const start = Math.floor((place - 1) / counted) * counted;
  return `${start + 1}–${start + counted}`;
};
