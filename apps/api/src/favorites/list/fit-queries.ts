import type { Database } from '@wearfolio/database/client';
import type { Fit } from '@wearfolio/listing-index/filter';

type Saved = { productId: number; colorId: number };

/**
 * Saved products and colors, as `product/color`, that are not available in a size that fits, where that is known. As in
 * a listing, color and size must be in one variant where the feed has variants.
 */
export const findUnfit = async (db: Database, saved: readonly Saved[], { sizes, kinds }: Fit): Promise<Set<string>> => {
  // The ids are sent as text: up to ten thousand of them as a list would take the client longer than the query.
  const products = `{${saved.map(({ productId }) => productId)}}`;
  const colors = `{${saved.map(({ colorId }) => colorId)}}`;
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT s.product_id || '/' || s.color_id AS key
    FROM unnest(${products}::int[], ${colors}::int[]) AS s(product_id, color_id)
    JOIN listing l ON l.product_id = s.product_id
    JOIN color c ON c.id = s.color_id
    WHERE l.size_kinds && ${[...kinds]}::int[] AND NOT CASE
      WHEN cardinality(l.color_sizes) = 0 THEN l.size_ids && ${[...sizes]}::int[]
      ELSE EXISTS (
        SELECT FROM unnest(${[...sizes]}::int[]) AS size WHERE c.parent_id::bigint * 4294967296 + size = ANY(l.color_sizes)
      ) END`;
  return new Set(rows.map(({ key }) => key));
};
