import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { toDetails } from './product-details.ts';
import { findOffers, type ProductRow } from './product-queries.ts';

/** All details of a product in a market, or null. */
export const findDetails = async (db: Database, product: ProductRow | null, destination: Destination | null) =>
  product?.listing ? toDetails(product, await findOffers(db, product.clusterId, destination), destination) : null;
