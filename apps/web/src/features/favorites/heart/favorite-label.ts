import { t } from '../../../lib/t.tsx';
/** The label of the heart: what pressing it does (behavior.md#favorites-heart). */
export const favoriteLabel = (isFavorite: boolean): string =>
  isFavorite ? t('favorites.removeFromFavorites') : t('favorites.addFavorites');
