/** My Favorites (behavior.md#favorites-screen), the target of the header's heart. */
export const favoritesRoute = '/my-favourite';

/** A list that a customer published. */
export const sharedListRoute = '/shared/:address';
