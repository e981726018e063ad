/** Half-lives in days of a visit to a store and of a favorite in the popularity score. */
export const halfLives = { visit: 14, favorite: 60 } as const;

/** How many visits a favorite counts as. */
export const favoriteWeight = 2;
