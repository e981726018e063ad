import { t } from '../../../lib/t.tsx';

/** `12 items`, `1 item`. */
export const itemsText = (count: number): string => t('favorites.itemCount', { count });
