/** The label of the heart: what pressing it does (spec 4). */
export const favoriteLabel = (isFavorite: boolean): string =>
  isFavorite ? 'REMOVE FROM FAVORITES' : 'ADD TO FAVORITES';
