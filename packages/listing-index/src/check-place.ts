/** The limit of positions in columns, which have 32 bits. */
const mostPlaces = 2 ** 32;

/**
 * Returns a position. Throws if it does not fit into 32 bits, which happens at about 60 million products with
 * descriptions.
 */
export const checkPlace = (place: number): number => {
  if (place >= mostPlaces) throw new Error('One index cannot hold so many words. See docs/scaling.md');
  return place;
};
