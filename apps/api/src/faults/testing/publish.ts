import { inTransaction, withConnection } from '@wearfolio/catalogue/connection';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';

/** Brings these products into the listing, as an import does. */
export const publish = (url: string, productIds: readonly number[]): Promise<void> =>
  withConnection(url, async (db) => {
    await inTransaction(db, () => publishProducts(db, [...productIds]));
  });
