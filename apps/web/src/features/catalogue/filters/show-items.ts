import { t } from '../../../lib/t.tsx';

/** `1,284 items`, `1 item`; `items` while the number is unknown. */
export const itemsText = (total: number | undefined): string =>
  total === undefined ? t('listing.items') : t('listing.itemCount', { total });

/** `Show 1,284 items`, `Show items`. */
export const showItemsText = (total: number | undefined): string =>
  total === undefined ? t('ui.showItems') : t('listing.showItemCount', { total });
