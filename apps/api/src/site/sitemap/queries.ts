import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { isCanonical } from '../../products/canonical.ts';
import { shipsTo } from '../../products/ships.ts';

/** Addresses per part of the sitemap. The format allows 50,000. */
const partSize = 10_000;

export type SitemapPart = { part: number; lastChanged: Date };
/** `image` as in replies, or null. */
export type SitemapProduct = { id: number; slug: string; lastChanged: Date; image: string | null };

/**
 * The parts of the sitemap with products, each by its canonical offer (behavior.md#product-canonical), numbered from 1.
 * A part is a range of ids, so products stay in their part, and a part's date is its latest change.
 */
export const listSitemapParts = (db: Database, destination: Destination | null): Promise<SitemapPart[]> => db.$queryRaw`
  SELECT (product.id - 1) / ${partSize}::int + 1 AS part, max(last_changed) AS "lastChanged"
  FROM product JOIN listing ON product_id = product.id AND listing.active
  WHERE product.active AND ${shipsTo(destination)} AND ${isCanonical(destination)} GROUP BY 1 ORDER BY 1`;

/** The products of one part, by the ids of their canonical offers. */
export const listSitemapProducts = (
  db: Database,
  part: number,
  destination: Destination | null,
): Promise<SitemapProduct[]> => db.$queryRaw`
  SELECT product.id, slug, last_changed AS "lastChanged", listing.card ->> 'image_path' AS image
  FROM product JOIN listing ON product_id = product.id AND listing.active
  WHERE product.active AND ${shipsTo(destination)} AND ${isCanonical(destination)}
    AND product.id > ${(part - 1) * partSize}::int AND product.id <= ${part * partSize}::int
  ORDER BY product.id`;

type ListingChange = {
  categoryId: number | null;
  brandId: number | null;
  storeId: number | null;
  lastChanged: Date;
};

/**
 * The latest change among the active products of each category (without subcategories), brand and store, from one scan
 * of the products. Each row has one id.
 */
export const listListingChanges = (
  db: Database,
  destination: Destination | null,
): Promise<ListingChange[]> => db.$queryRaw`
  SELECT product.category_id AS "categoryId", product.brand_id AS "brandId", product.store_id AS "storeId",
    max(last_changed) AS "lastChanged"
  FROM product JOIN listing ON product_id = product.id AND listing.active
  WHERE product.active AND ${shipsTo(destination)}
  GROUP BY GROUPING SETS ((product.category_id), (product.brand_id), (product.store_id))`;
