import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getSharedList } from '@wearfolio/contracts/favorites';
import type { Database } from '@wearfolio/database/client';
import { forGuest } from '../catalogue/product-card.ts';
import { findSharedList } from './share-queries.ts';

/** A guest's reply about a shared list, in which nothing tells whose it is; null when it was withdrawn or never was. */
export const readSharedList = async (db: Database, address: string): Promise<Reply<typeof getSharedList> | null> => {
  const rows = await findSharedList(db, address);
  if (!rows) return null;
  return {
    data: rows.map(({ productId, colorId, card }) => ({
      product_id: productId,
      color_id: colorId,
      productDetail: forGuest(card),
    })),
    total: rows[0]?.total ?? 0,
  };
};
