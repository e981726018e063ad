import { listQuality } from '@wearfolio/catalogue/figures/quality';
import { listUnknownReasons } from '@wearfolio/catalogue/figures/unknown-reasons';
import { deskPageSize } from '@wearfolio/contracts/desk-products';
import type { StoreQuality } from '@wearfolio/contracts/desk-quality';
import { qualityFacts } from '@wearfolio/contracts/quality-facts';
import { type Database, poolOf } from '@wearfolio/database/client';

type Measured = Awaited<ReturnType<typeof listQuality>>[number]['quality'];

const toQuality = (quality: Measured): StoreQuality['quality'] => {
  if (quality === null) return null;
  const { products, duplicates } = quality;
  const known = Object.fromEntries(qualityFacts.map((name) => [name, quality[name]]));
  return { products, duplicates, known: known as NonNullable<StoreQuality['quality']>['known'] };
};

/** One page of stores with the measurements of their last good import, and why a measurement is missing. */
export const findQuality = async (db: Database, page: number) => {
  const pool = poolOf(db);
  const [stores, total, reasons] = await Promise.all([
    listQuality(pool, { offset: (page - 1) * deskPageSize, limit: deskPageSize }),
    db.store.count(),
    listUnknownReasons(pool),
  ]);
  const data = stores.map(({ storeId, store, at, quality }) => ({
    id: storeId,
    name: store,
    at: at?.toISOString() ?? null,
    quality: toQuality(quality),
  }));
  return { data, total, page_size: deskPageSize, reasons };
};
