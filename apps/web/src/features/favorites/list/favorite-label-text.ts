import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import { isOnSale } from '../../../lib/format-price.ts';

const stockTexts = { sold_out: 'Sold out', low_stock: 'Low stock', back_in_stock: 'Back in stock' } as const;

/** The one label on a favourite's picture: what is to be said of its stock comes before its price. */
export const favoriteLabelText = ({ stock_label, productDetail }: FavoriteProduct): string | null => {
  if (stock_label !== null) return stockTexts[stock_label];
  return isOnSale(productDetail.price, productDetail.retail_price) ? 'On sale' : null;
};
