/** Days after which a visitor who left for a store counts half, and somebody's favorite. */
export const halfLives = { visit: 14, favorite: 60 } as const;

/** What saving a product says, in visits. */
export const favoriteWeight = 2;
