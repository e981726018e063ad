import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getSharedList } from '@wearfolio/contracts/favorites';
import { message } from '@wearfolio/messages/key';
import { isOnSale } from '../../../lib/format-price.ts';
import { t } from '../../../lib/t.tsx';

const stockTexts = {
  sold_out: message('product.soldOut'),
  low_stock: message('favorites.lowStock'),
  back_in_stock: message('ui.backInStock'),
} as const;

/** A saved product in My Favorites or in a shared list. */
type Saved = Reply<typeof getSharedList>['data'][number];

/** Whether the product is available but no longer in the saved color; the picture then shows another color. */
const hasLostColor = ({ color_id, stock_label, productDetail: card }: Saved): boolean =>
  stock_label === 'sold_out' &&
  card.is_active === 1 &&
  card.stock !== 0 &&
  !card.product_color_data.some((color) => color.color_id === color_id);

/** The label on a favorite's picture. Stock takes precedence over price. */
export const favoriteLabelText = (favorite: Saved): string | null => {
  const { stock_label, productDetail } = favorite;
  if (hasLostColor(favorite)) return t('favorites.colorGone');
  if (stock_label !== null) return t(stockTexts[stock_label]);
  return isOnSale(productDetail.price, productDetail.retail_price) ? t('traits.onSale') : null;
};
