/** My Favorites (spec 2). The header's heart leads there. */
export const favoritesRoute = '/my-favourite';

/** A list that its customer published. */
export const sharedListRoute = '/shared/:address';
