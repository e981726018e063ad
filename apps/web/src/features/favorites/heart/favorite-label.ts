/** Spec 4: what pressing the heart does. */
export const favoriteLabel = (isFavorite: boolean): string =>
  isFavorite ? 'REMOVE FROM FAVORITES' : 'ADD TO FAVORITES';
