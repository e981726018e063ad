import { type Destination, numberOfCountry } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { storedName } from '@wearfolio/sizes/group';
import type { Dictionary } from '../../engine/dictionary.ts';
import { cardTitle } from '../../products/card-title.ts';
import { currentId } from '../../products/former-ids.ts';
import { offerShips } from '../../products/ships.ts';
import { comesIn, comesInSize } from '../list/stock-queries.ts';

type Sql = Prisma.Sql;

/** A target price, in cents of the shop's currency; of the price, or of that with delivery. */
export type Target = { favoriteId: number; cents: number; sizeId: number | null; withDelivery: boolean };

/**
 * The offer that reaches a target price, and what it costs, with delivery if the target is. In cents. `stated` is the same
 * as its store quotes it in the currency of the market; null if it does not.
 */
export type Reached = { productId: number; store: string; cents: number; stated: number | null };

type Wanted = { customerId: number; productId: number; colorId: number };

// A color may have been saved through any offer of the cluster (behavior.md#favorites-cluster).
const savedOne = ({ customerId, productId, colorId }: Wanted): Sql => Prisma.sql`
  SELECT favorite.id FROM favorite JOIN product AS saved ON saved.id = favorite.product_id
  JOIN product AS asked ON asked.cluster_id = saved.cluster_id
  WHERE favorite.customer_id = ${customerId} AND favorite.color_id = ${colorId} AND asked.id = ${currentId(productId)}
  ORDER BY (saved.id = asked.id) DESC, favorite.id LIMIT 1`;

/** The target price of a customer's favorite, or null. */
export const findTarget = async (db: Database, wanted: Wanted): Promise<Target | null> => {
  const [target] = await db.$queryRaw<Target[]>`
    SELECT favorite_id AS "favoriteId", price_cents AS cents, size_id AS "sizeId", with_delivery AS "withDelivery"
    FROM price_target WHERE favorite_id = (${savedOne(wanted)})`;
  return target ?? null;
};

/** The size that a customer wants for a favorite, by its size group, or null. */
export const findWantedSize = async (db: Database, wanted: Wanted): Promise<number | null> => {
  const [size] = await db.$queryRaw<{ id: number }[]>`
    SELECT size_id AS id FROM favorite_size WHERE favorite_id = (${savedOne(wanted)})`;
  return size?.id ?? null;
};

/** Sets the target price of a favorite, and returns it. Null when the product is not saved or does not come in the size. */
export const saveTarget = async (
  db: Database,
  wanted: Wanted,
  { cents, sizeId, withDelivery }: Omit<Target, 'favoriteId'>,
): Promise<Target | null> => {
  const [target] = await db.$queryRaw<Target[]>`
    INSERT INTO price_target (favorite_id, price_cents, size_id, with_delivery)
    SELECT saved.id, ${cents}::int, ${sizeId}::int, ${withDelivery} FROM (${savedOne(wanted)}) AS saved
    WHERE ${sizeId}::int IS NULL OR EXISTS (SELECT FROM size WHERE size.id = ${sizeId}::int)
    ON CONFLICT (favorite_id) DO UPDATE SET price_cents = excluded.price_cents, size_id = excluded.size_id,
      with_delivery = excluded.with_delivery, set_at = now(), met_at = NULL, told_at = NULL
    RETURNING favorite_id AS "favoriteId", price_cents AS cents, size_id AS "sizeId", with_delivery AS "withDelivery"`;
  return target ?? null;
};

/** Removes the target price. Repeating it changes nothing. False when the product is not saved in the color. */
export const removeTarget = async (db: Database, wanted: Wanted): Promise<boolean> => {
  const [saved] = await db.$queryRaw<{ id: number }[]>(savedOne(wanted));
  if (!saved) return false;
  await db.priceTarget.deleteMany({ where: { favoriteId: saved.id } });
  return true;
};

const isInSize = Prisma.sql`(target.size_id IS NULL OR ${comesInSize(Prisma.sql`offer`, Prisma.sql`target.size_id`)})`;

const deliveredIn = (destination: Destination | null): Sql =>
  !destination || destination.isHome
    ? Prisma.sql`shown.delivered_cents`
    : Prisma.sql`(SELECT (pair % 4294967296)::int FROM unnest(shown.delivered_abroad) AS pair
        WHERE pair / 4294967296 = ${numberOfCountry(destination.country)})`;

const statedIn = (destination: Destination | null): Sql => {
  if (!destination?.currency) return Prisma.sql`NULL::float8`;
  const { country, currency } = destination;
  const quote = Prisma.sql`shown.card -> 'quote'`;
  return Prisma.sql`CASE WHEN ${quote} ->> 'currency' = ${currency}::text THEN round(100 * ((${quote} ->> 'price')::numeric
    + CASE WHEN target.with_delivery THEN (${quote} -> 'delivery' -> ${country}::text ->> 'delivery_price')::numeric ELSE 0 END
  ))::float8 END`;
};

// An unknown cost of delivery reaches nothing.
const costIn = (destination: Destination | null): Sql =>
  Prisma.sql`CASE WHEN target.with_delivery THEN ${deliveredIn(destination)} ELSE offer.price_cents END`;

type Reaching = { slack?: number; destination?: Destination | null };

/**
 * The cheapest offer that currently reaches each target: `favorite_id`, `product_id`, `cluster_id`, `store`, `cents`,
 * `stated`.
 * `scope` narrows `target` and `favorite`. Offers up to `slack` cents above the target count too, and only those that ship
 * to a market.
 */
export const reachedOffers = (scope: Sql, { slack = 0, destination = null }: Reaching = {}): Sql => {
  const costOf = costIn(destination);
  return Prisma.sql`
  SELECT DISTINCT ON (target.favorite_id) target.favorite_id, offer.id AS product_id, offer.cluster_id,
    store.name AS store, ${costOf} AS cents, ${statedIn(destination)} AS stated
  FROM price_target AS target
  JOIN favorite ON favorite.id = target.favorite_id
  JOIN color ON color.id = favorite.color_id
  JOIN color AS hue ON hue.id = color.parent_id
  JOIN product AS saved ON saved.id = favorite.product_id
  JOIN product AS offer ON offer.cluster_id = saved.cluster_id AND offer.active AND offer.stock IS DISTINCT FROM 0
  JOIN store ON store.id = offer.store_id
  LEFT JOIN listing AS shown ON shown.product_id = offer.id
  WHERE ${scope} AND ${offerShips(destination, Prisma.sql`offer.id`)} AND ${costOf} <= target.price_cents + ${slack}::int AND ${comesIn(Prisma.sql`offer`)} AND ${isInSize}
  ORDER BY target.favorite_id, ${costOf}, offer.id`;
};

/** A reached target that was not reported yet, with the offer that reaches it; null when none does anymore. */
export type MetTarget = {
  favoriteId: number;
  metAt: Date;
  colorId: number;
  targetCents: number;
  withDelivery: boolean;
  size: Parameters<typeof storedName>[0] | null;
  color: string;
  productId: number | null;
  clusterId: number | null;
  store: string;
  cents: number;
  stated: number | null;
  slug: string;
  name: string;
  brand: string;
  image: string | null;
};

/** The reached targets that the next mail of a customer of a market reports. */
export const listMetTargets = (
  db: Database,
  customerId: number,
  destination: Destination | null,
): Promise<MetTarget[]> => db.$queryRaw`
  SELECT target.favorite_id AS "favoriteId", target.met_at AS "metAt", favorite.color_id AS "colorId",
    target.price_cents AS "targetCents", target.with_delivery AS "withDelivery", CASE WHEN size.id IS NOT NULL THEN jsonb_build_object(
      'ladder', attribute_name, 'value', attribute_value, 'sortOrder', size.sort_order
    ) END AS size,
    CASE WHEN hue.is_filter THEN color.name::text ELSE '' END AS color,
    reached.product_id AS "productId", reached.cluster_id AS "clusterId", store, cents, stated,
    card ->> 'slug' AS slug, ${cardTitle(destination)} AS name, card ->> 'brand_name' AS brand,
    coalesce((
      SELECT entry -> 'product_image' ->> 0 FROM jsonb_array_elements(card -> 'product_color_data') AS entry
      WHERE (entry ->> 'color_id')::int = favorite.color_id
    ), card ->> 'image_path') AS image
  FROM price_target AS target
  JOIN favorite ON favorite.id = target.favorite_id
  JOIN color ON color.id = favorite.color_id
  JOIN color AS hue ON hue.id = color.parent_id
  LEFT JOIN size ON size.id = target.size_id
  LEFT JOIN (${reachedOffers(Prisma.sql`favorite.customer_id = ${customerId} AND target.met_at IS NOT NULL AND target.told_at IS NULL`, { destination })}) AS reached
    ON reached.favorite_id = target.favorite_id
  LEFT JOIN listing ON listing.product_id = reached.product_id
  WHERE favorite.customer_id = ${customerId} AND target.met_at IS NOT NULL AND target.told_at IS NULL
  ORDER BY target.favorite_id`;

type Reported = { favoriteId: number; metAt: Date };

/** Marks these targets as reported, except those reached again meanwhile. */
export const markTargetsReported = async (
  db: Pick<Database, '$executeRaw'>,
  reported: readonly Reported[],
): Promise<void> => {
  if (reported.length === 0) return;
  await db.$executeRaw`
    UPDATE price_target SET told_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(reported)}::jsonb) AS reported ("favoriteId" int, "metAt" timestamptz)
    WHERE favorite_id = "favoriteId" AND met_at = "metAt"`;
};

/** Resets targets that were reached but no longer are, so there is nothing to report. */
export const resetTargets = async (db: Pick<Database, '$executeRaw'>, targets: readonly Reported[]): Promise<void> => {
  if (targets.length === 0) return;
  await db.$executeRaw`
    UPDATE price_target SET met_at = NULL
    FROM jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) AS gone ("favoriteId" int, "metAt" timestamptz)
    WHERE favorite_id = "favoriteId" AND met_at = "metAt" AND told_at IS NULL`;
};

type Asking = { destination: Destination | null; says: boolean };

/** The offer that already reaches a target in a market, or null. With `says`, the target counts as reported. */
export const findReached = async (
  db: Database,
  favoriteId: number,
  { destination, says }: Asking,
): Promise<Reached | null> => {
  const [reached] = await db.$queryRaw<Reached[]>`
    SELECT product_id AS "productId", store, cents, stated
    FROM (${reachedOffers(Prisma.sql`target.favorite_id = ${favoriteId}`, { destination })}) AS reached`;
  if (reached && says) {
    await db.$executeRaw`UPDATE price_target SET met_at = now(), told_at = now() WHERE favorite_id = ${favoriteId}`;
  }
  return reached ?? null;
};

type ListedTarget = { price: number; with_delivery: boolean; size_id: number | null; size_name: string | null };

/** Target prices of these products and colors of a customer, by `product/color`. */
export const listTargets = async (
  db: Database,
  { sizes }: Pick<Dictionary, 'sizes'>,
  { customerId, productIds }: { customerId: number; productIds: readonly number[] },
): Promise<Map<string, ListedTarget>> => {
  const rows = await db.$queryRaw<{ key: string; cents: number; sizeId: number | null; withDelivery: boolean }[]>`
    SELECT product_id || '/' || color_id AS key, target.price_cents AS cents, size_id AS "sizeId",
      with_delivery AS "withDelivery"
    FROM price_target AS target JOIN favorite ON favorite.id = favorite_id
    WHERE customer_id = ${customerId} AND product_id = ANY(${`{${productIds}}`}::int[])`;
  return new Map(
    rows.map(({ key, cents, sizeId, withDelivery }) => [
      key,
      {
        ...{ price: cents / 100, with_delivery: withDelivery },
        ...{ size_id: sizeId, size_name: (sizeId !== null && sizes.get(sizeId)?.name) || null },
      },
    ]),
  );
};
