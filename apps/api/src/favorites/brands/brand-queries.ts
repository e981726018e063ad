import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listOwnBrands } from '@wearfolio/contracts/favorites';
import type { Database } from '@wearfolio/database/client';

type Follow = { customerId: number; brandId: number };

/** Follows a brand. Repeating it changes nothing. False when there is no such brand. */
export const addFollow = async (db: Database, { customerId, brandId }: Follow): Promise<boolean> => {
  const found = await db.$queryRaw<unknown[]>`
    WITH chosen AS (SELECT coalesce(shown_id, id) AS id FROM brand WHERE id = ${brandId}),
    followed AS (
      INSERT INTO brand_follow (customer_id, brand_id) SELECT ${customerId}, id FROM chosen
      ON CONFLICT (customer_id, brand_id) DO NOTHING
    )
    SELECT id FROM chosen`;
  return found.length > 0;
};

/** Unfollows a brand. Repeating it changes nothing. False when there is no such brand. */
export const removeFollow = async (db: Database, { customerId, brandId }: Follow): Promise<boolean> => {
  const found = await db.$queryRaw<unknown[]>`
    WITH chosen AS (SELECT coalesce(shown_id, id) AS id FROM brand WHERE id = ${brandId}),
    removed AS (
      DELETE FROM brand_follow USING chosen WHERE customer_id = ${customerId} AND brand_id = chosen.id
    )
    SELECT id FROM chosen`;
  return found.length > 0;
};

export type FollowedBrand = { id: number; display_name: string; slug: string };

/** The brands that a customer follows, by name. */
export const listFollows = (db: Database, customerId: number): Promise<FollowedBrand[]> => db.$queryRaw`
  SELECT brand.id, display_name, slug FROM brand_follow JOIN brand ON brand.id = brand_id
  WHERE customer_id = ${customerId} AND shown_id IS NULL ORDER BY fold_text(display_name), brand.id`;

/** How many days the statistics of a brand cover. */
const days = 30;

type BrandFigures = Reply<typeof listOwnBrands>['data'][number];

/**
 * The statistics of the brands that a customer owns, by name (behavior.md#brands-owner). Changes are those that imports
 * observed, without a product's first appearance.
 */
export const listBrandFigures = (db: Database, customerId: number): Promise<BrandFigures[]> => db.$queryRaw`
  SELECT brand.id, display_name, slug,
    (SELECT count(*)::int FROM product WHERE brand_id = brand.id AND active) AS products,
    (SELECT count(*)::int FROM favorite JOIN product ON product.id = product_id
     WHERE product.brand_id = brand.id) AS favorites,
    (SELECT coalesce(sum(count), 0)::int FROM click_out
     WHERE brand_id = brand.id AND day > (now() AT TIME ZONE 'UTC')::date - ${days}::int) AS click_outs,
    changes.prices AS price_changes, changes.stocks AS stock_changes
  FROM brand_owner JOIN brand ON brand.id = brand_id
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (
        WHERE now_is.currency = was.currency AND now_is.quoted_cents IS DISTINCT FROM was.quoted_cents
      )::int AS prices,
      count(*) FILTER (WHERE now_is.stock IS DISTINCT FROM was.stock)::int AS stocks
    FROM product JOIN price_change AS now_is ON now_is.product_id = product.id
    CROSS JOIN LATERAL (
      SELECT currency, quoted_cents, stock FROM price_change
      WHERE product_id = product.id AND (changed_at, id) < (now_is.changed_at, now_is.id)
      ORDER BY changed_at DESC, id DESC LIMIT 1
    ) AS was
    WHERE product.brand_id = brand.id AND now_is.changed_at > now() - make_interval(days => ${days}::int)
  ) AS changes
  WHERE brand_owner.customer_id = ${customerId} AND brand.shown_id IS NULL
  ORDER BY fold_text(display_name), brand.id`;
