import type { OwnProduct } from '@wearfolio/catalogue/own/own-feed';
import type * as Own from '@wearfolio/catalogue/own/own-products';
import type { DeskOwnProduct } from '@wearfolio/contracts/desk-own';
import { type Database, poolOf } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

// What reads feeds takes 20 MB, which only a shop with products by hand spends.
const load = (): Promise<typeof Own> => import('@wearfolio/catalogue/own/own-products');

const toShown = ({ id, version, productId, actor, changedAt, fields }: OwnProduct): DeskOwnProduct => {
  const { retailPrice, pictures, variants, ...rest } = fields;
  return {
    ...{ id, version, product_id: productId, actor, changed_at: changedAt.toISOString() },
    ...rest,
    ...{ retail_price: retailPrice, pictures: [...pictures], variants: [...variants] },
  };
};

/** The products of a store that staff wrote by hand, newest first. */
export const listOwn = async (db: Database, storeId: number): Promise<DeskOwnProduct[]> =>
  (await (await load()).listOwn(poolOf(db), storeId)).map(toShown);

// Refusals of catalogue functions become 409.

export const saveOwn = (...given: Parameters<typeof Own.saveOwn>): Promise<number> =>
  refusing(async () => (await load()).saveOwn(...given));

export const removeOwn = (...given: Parameters<typeof Own.removeOwn>): Promise<void> =>
  refusing(async () => (await load()).removeOwn(...given));

export const addStoreByHand = (...given: Parameters<typeof Own.addStoreByHand>): Promise<number> =>
  refusing(async () => (await load()).addStoreByHand(...given));
