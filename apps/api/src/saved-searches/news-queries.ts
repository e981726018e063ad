import type { SearchFrequency } from '@wearfolio/contracts/limits';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { referenceOf } from '../favorites/reference.ts';
import { type MailedDelivery, mailedDelivery } from '../jobs/mail/delivery-line.ts';
import { cardTitle } from '../products/card-title.ts';
import { shipsTo } from '../products/ships.ts';
import { statedCents } from '../products/stated-cents.ts';
import type { Finds } from './queries.ts';

/**
 * A result's current product. `before` is the reference price (`referenceOf`) in cents, at today's rate, when the store
 * quotes less.
 */
export type FoundProduct = {
  id: number;
  clusterId: number;
  /** Of the whole cluster, in ms. */
  firstSeen: number;
  now: number | null;
  before: number | null;
  /** The same as the store quotes it in the currency of the market; null if it does not. */
  statedNow: number | null;
  statedBefore: number | null;
};

const reference = referenceOf({
  known: Prisma.sql`previous.quoted_cents`,
  lowest: Prisma.sql`product.drop_from_cents`,
});

/** Those of these products that are in a market and in stock. */
export const findFoundProducts = (
  db: Database,
  ids: readonly number[],
  destination: Destination | null,
): Promise<FoundProduct[]> => db.$queryRaw`
  SELECT product.id, listing.cluster_id AS "clusterId", (extract(epoch FROM listing.first_seen) * 1000)::float8 AS "firstSeen",
    product.price_cents AS now,
    ${statedCents(destination, Prisma.sql`product.quoted_cents`)} AS "statedNow",
    ${statedCents(destination, Prisma.sql`reference.quoted_cents`)} AS "statedBefore",
    CASE WHEN product.quoted_cents < previous.quoted_cents AND product.quoted_cents < reference.quoted_cents
      THEN round(reference.quoted_cents::numeric * product.price_cents / nullif(product.quoted_cents, 0))::int END AS before
  FROM product JOIN listing ON listing.product_id = product.id AND listing.active AND ${shipsTo(destination)}
  LEFT JOIN LATERAL (
    SELECT quoted_cents, currency FROM price_change
    WHERE product_id = product.id AND (quoted_cents, currency) IS DISTINCT FROM (product.quoted_cents, product.currency)
    ORDER BY changed_at DESC, price_change.id DESC LIMIT 1
  ) AS previous ON previous.currency = product.currency
  CROSS JOIN LATERAL (SELECT ${reference} AS quoted_cents) AS reference
  WHERE product.id = ANY(${`{${[...new Set(ids)]}}`}::int[]) AND product.stock IS DISTINCT FROM 0`;

/** A search with results that no mail has reported. `dueFrom`: when a weekly one is due; in the past for others. */
export type PendingSearch = Finds & {
  id: number;
  name: string;
  address: string;
  frequency: SearchFrequency;
  createdAt: Date;
  dueFrom: Date;
  findIds: bigint[];
  total: number;
};

/** A customer's searches for the next mail, oldest first. */
export const listPendingSearches = (db: Database, customerId: number): Promise<PendingSearch[]> => db.$queryRaw`
  SELECT saved_search.id, name, address, frequency, created_at AS "createdAt",
    CASE WHEN frequency = 'weekly' AND coalesce(saved_search.mailed_at, created_at) <= now()
      THEN coalesce(saved_search.mailed_at, created_at) + interval '7 days' ELSE least(created_at, now()) - interval '7 days' END AS "dueFrom",
    found.*
  FROM saved_search
  JOIN LATERAL (
    SELECT array_agg(DISTINCT finds.id) AS "findIds", (
        SELECT sum(total)::int FROM search_find WHERE search_id = saved_search.id AND mailed_at IS NULL
      ) AS total,
      coalesce(array_agg(DISTINCT coalesce(former_product.product_id, reported.id)) FILTER (WHERE is_new), '{}') AS "newIds",
      coalesce(array_agg(DISTINCT coalesce(former_product.product_id, reported.id)) FILTER (WHERE NOT is_new), '{}')
        AS "cheaperIds"
    FROM search_find AS finds
    CROSS JOIN LATERAL (
      SELECT unnest(new_ids) AS id, true AS is_new UNION ALL SELECT unnest(cheaper_ids), false
    ) AS reported
    LEFT JOIN former_product ON former_product.id = reported.id
    WHERE finds.search_id = saved_search.id AND finds.mailed_at IS NULL
  ) AS found ON "findIds" IS NOT NULL
  WHERE customer_id = ${customerId} AND frequency <> 'never' AND removed_at IS NULL
  ORDER BY saved_search.id`;

/** Marks these results as mailed, or as no longer news; then `searchIds` is empty. */
export const markMailed = async (
  db: Pick<Database, '$executeRaw'>,
  { findIds, searchIds }: { findIds: readonly bigint[]; searchIds: readonly number[] },
): Promise<void> => {
  if (findIds.length === 0) return;
  await db.$executeRaw`
    WITH reported AS (UPDATE search_find SET mailed_at = now() WHERE id = ANY (${findIds}::bigint[]))
    UPDATE saved_search SET mailed_at = now() WHERE id = ANY (${searchIds}::int[])`;
};

/** A product in a mail: its card's texts and picture. */
export type ShownProduct = {
  id: number;
  clusterId: number;
  slug: string;
  name: string;
  brand: string;
  store: string;
  image: string | null;
  delivery: MailedDelivery;
};

/** The mail's data of these products, with delivery to a market. */
export const findShownProducts = (
  db: Database,
  ids: readonly number[],
  destination: Destination | null,
): Promise<ShownProduct[]> => db.$queryRaw`
  SELECT product_id AS id, cluster_id AS "clusterId", card ->> 'slug' AS slug, ${cardTitle(destination)} AS name,
    card ->> 'brand_name' AS brand, card ->> 'store_name' AS store,
    card ->> 'image_path' AS image, ${mailedDelivery(destination)} AS delivery
  FROM listing WHERE active AND product_id = ANY (${`{${ids}}`}::int[])`;
