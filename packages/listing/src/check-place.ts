/** Columns say in 32 bits where something stands. */
const mostPlaces = 2 ** 32;

/** Hands a place back. Throws where it needs more bits, which would be cut off: at some 60 million products with descriptions. */
export const checkPlace = (place: number): number => {
  if (place >= mostPlaces) throw new Error('One index cannot hold so many words. See docs/scaling.md');
  return place;
};
