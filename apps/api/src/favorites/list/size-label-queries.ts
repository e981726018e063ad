import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import type { Database } from '@wearfolio/database/client';
import type { Dictionary } from '../../engine/dictionary.ts';
import { isInStock, unspecifiedColor } from './stock-queries.ts';

type Row = {
  key: string;
  /** The size group saved with the favorite. */
  savedId: number | null;
  /** The store's size of the saved product. Null when only other stores have it. */
  ownId: number | null;
  left: number | null;
};

type Page = { customerId: number; productIds: readonly number[]; fitting: readonly number[] };

/**
 * The size of each of these favorites, by `product/color`: the saved size with its stock at all stores, else one of
 * `fitting` (size groups) in its color, preferably in stock. A favorite with neither has no row.
 */
const findSizes = (db: Database, { customerId, productIds, fitting }: Page): Promise<Row[]> => db.$queryRaw`
  SELECT favorite.product_id || '/' || favorite.color_id AS key, wanted.size_id AS "savedId", own.size_id AS "ownId",
    CASE WHEN wanted.size_id IS NULL THEN own."left" ELSE wanted."left" END AS "left"
  FROM favorite
  JOIN product ON product.id = favorite.product_id
  LEFT JOIN favorite_size AS wanted ON wanted.favorite_id = favorite.id
  LEFT JOIN LATERAL (
    SELECT size.id AS size_id, CASE
      WHEN NOT (${isInStock}) THEN 0
      WHEN count(*) = count(variant.stock) THEN sum(variant.stock)::int
    END AS "left"
    FROM variant
    JOIN size ON size.id = variant.size_id
    LEFT JOIN brand_size AS branded ON branded.brand_id = product.brand_id AND branded.size_id = size.id
    WHERE variant.product_id = product.id
      AND (variant.color_id = favorite.color_id OR variant.color_id IS NULL OR favorite.color_id = ${unspecifiedColor})
      AND CASE
        WHEN wanted.size_id IS NOT NULL THEN wanted.size_id IN (size.id, coalesce(branded.group_id, size.group_id, size.id))
        ELSE coalesce(branded.group_id, size.group_id, size.id) = ANY(${[...fitting]}::int[])
      END
    GROUP BY size.id
    ORDER BY sum(variant.stock) IS NOT DISTINCT FROM 0, size.sort_order, size.id
    LIMIT 1
  ) AS own ON true
  WHERE favorite.customer_id = ${customerId} AND favorite.product_id = ANY(${`{${productIds}}`}::int[])
    AND (wanted.size_id IS NOT NULL OR ${fitting.length > 0} AND own.size_id IS NOT NULL)`;

/**
 * The size labels of My Favorites, by `product/color`: the saved size, else one of `fitting`, in the product page's
 * words.
 */
export const listSizeLabels = async (
  db: Database,
  { sizes }: Pick<Dictionary, 'sizes'>,
  page: Page,
): Promise<Map<string, NonNullable<FavoriteProduct['size']>>> => {
  const rows = await findSizes(db, page);
  return new Map(
    rows.flatMap(({ key, savedId, ownId, left }) => {
      const size = sizes.get(ownId ?? savedId ?? 0);
      if (!size) return [];
      return [[key, { size_id: savedId ?? size.group, name: size.name, is_saved: savedId !== null, left }]];
    }),
  );
};
