import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getSharedList } from '@wearfolio/contracts/favorites';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { forGuest } from '../../products/product-card.ts';
import { findSavedProducts } from '../list/list-queries.ts';
import { labelOf, stockIn } from '../list/saved-items.ts';
import { findSharedList } from './share-queries.ts';

/** A shared list for guests of a market, without anything about its owner. Null when it was withdrawn or never existed. */
export const readSharedList = async (
  db: Database,
  address: string,
  destination: Destination | null,
): Promise<Reply<typeof getSharedList> | null> => {
  const rows = await findSharedList(db, address);
  if (!rows) return null;
  const found = await findSavedProducts(db, [...new Set(rows.map(({ productId }) => productId))]);
  const products = new Map(found.map((product) => [product.id, product]));
  return {
    data: rows.flatMap(({ productId, colorId, isUnspecified, card }) => {
      const product = products.get(productId);
      if (!product) return [];
      const { left } = stockIn(product, colorId, isUnspecified ? colorId : null);
      return {
        product_id: productId,
        color_id: colorId,
        productDetail: forGuest(card, destination),
        // Whether it came back since it was saved would reveal when that was.
        stock_label: labelOf({ left, isBack: false }),
      };
    }),
    total: rows[0]?.total ?? 0,
  };
};
