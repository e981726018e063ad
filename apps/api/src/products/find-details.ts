import type { Database } from '@wearfolio/database/client';
import type { StoredCard } from './product-card.ts';
import { toDetails } from './product-details.ts';
import { findOffers, type ProductRow } from './product-queries.ts';

/** All details of an active product, or null. */
export const findDetails = async (db: Database, product: ProductRow | null) =>
  product?.listing
    ? toDetails(product, product.listing.card as StoredCard, await findOffers(db, product.clusterId))
    : null;
