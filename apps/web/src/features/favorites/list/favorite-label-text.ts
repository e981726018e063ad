import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getSharedList } from '@wearfolio/contracts/favorites';
import { isOnSale } from '../../../lib/format-price.ts';

const stockTexts = { sold_out: 'Sold out', low_stock: 'Low stock', back_in_stock: 'Back in stock' } as const;

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
  if (hasLostColor(favorite)) return 'No longer in this color';
  if (stock_label !== null) return stockTexts[stock_label];
  return isOnSale(productDetail.price, productDetail.retail_price) ? 'On sale' : null;
};
