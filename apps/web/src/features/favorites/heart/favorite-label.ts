/** The label of the heart: what pressing it does (behavior.md#favorites-heart). */
export const favoriteLabel = (isFavorite: boolean): string =>
  isFavorite ? 'REMOVE FROM FAVORITES' : 'ADD TO FAVORITES';
