import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { digestAttempts } from '@wearfolio/database/jobs';
import { withdrawConsent } from '../customer/consent/consent-queries.ts';
import { newsSince } from '../favorites/list/stock-queries.ts';
import { type MailedDelivery, mailedDelivery } from '../jobs/mail/delivery-line.ts';
import { cardTitle } from '../products/card-title.ts';
import { offerShips } from '../products/ships.ts';
import { statedCents } from '../products/stated-cents.ts';
import { newsElsewhere } from './elsewhere-queries.ts';
import { news } from './news-queries.ts';

type Sql = Prisma.Sql;

// One digest job per customer at a time. The digest decides what may be sent when.
const addDigests = (customers: Sql, runAt = Prisma.sql`now()`): Sql => Prisma.sql`
  SELECT (graphile_worker.add_job(
    'mail-alerts', payload := json_build_object('customerId', customer.id), queue_name := 'mail-alerts:' || customer.id,
    run_at := ${runAt}, max_attempts := ${digestAttempts}::int, job_key := 'mail-alerts:' || customer.id)).id
  FROM customer WHERE customer.id IN (${customers})`;

// A copy of the change, because prices may be thinned out later and must not be reported again then.
const copied = Prisma.sql`price_change_id, product_id, changed_at, currency, quoted_cents, price_cents`;
const copyOf = Prisma.sql`
  change.id, change.product_id, change.changed_at, change.currency, change.quoted_cents, change.price_cents`;

/** The number of favorites per statement. All favorites of a large store would exceed the statement timeout. */
const favoritesPerStatement = 500;

/** Customers who saved products that a store sells, there or elsewhere, in groups of limited size. */
const listGroups = async (db: Database, storeId: number): Promise<number[][]> => {
  const groups = await db.$queryRaw<{ ids: number[] }[]>`
    SELECT array_agg(customer_id) AS ids FROM (
      SELECT customer_id, sum(count(*)) OVER (ORDER BY customer_id) / ${favoritesPerStatement}::int AS part
      FROM favorite JOIN product AS saved ON saved.id = favorite.product_id
      JOIN product AS offer ON offer.cluster_id = saved.cluster_id
      WHERE offer.store_id = ${storeId} AND offer.last_changed > ${newsSince} GROUP BY customer_id
    ) AS counted GROUP BY trunc(part) ORDER BY trunc(part)`;
  return groups.map(({ ids }) => ids);
};

/**
 * Corrects timestamps in the future, written while the clock was ahead. Otherwise new changes would count as reported
 * until then.
 */
const correctFutureTimes = async (db: Database, customerIds: readonly number[]): Promise<void> => {
  await db.$executeRaw`
    WITH ahead AS (
      SELECT id, alerted_at FROM customer WHERE id = ANY (${customerIds}) AND alerted_at > now() FOR UPDATE
    ), reported AS (
      UPDATE alert_sent SET sent_at = now() FROM ahead
      WHERE customer_id = ahead.id AND sent_at > now() AND sent_at <= ahead.alerted_at
    )
    UPDATE customer SET alerted_at = now() FROM ahead WHERE customer.id = ahead.id`;
};

/**
 * Records news about a store's offers for every customer who saved them, at this or another store, and queues digests.
 * Each change is recorded once per customer. Each customer is handled in one transaction, so the job can be repeated.
 */
export const noteNews = async (db: Database, storeId: number): Promise<void> => {
  for (const customerIds of await listGroups(db, storeId)) {
    await correctFutureTimes(db, customerIds);
    const scope = Prisma.sql`product.store_id = ${storeId} AND product.last_changed > ${newsSince}
      AND favorite.customer_id = ANY (${customerIds})`;
    const elsewhere = Prisma.sql`offer.store_id = ${storeId} AND offer.last_changed > ${newsSince}
      AND favorite.customer_id = ANY (${customerIds})`;
    await db.$executeRaw`
      WITH noted AS (
        INSERT INTO alert_sent (customer_id, ${copied}, sent_at)
        SELECT changes.customer_id, ${copyOf}, clock_timestamp()
        FROM (
          SELECT customer_id, id FROM (${news(scope)}) AS found
          CROSS JOIN LATERAL unnest(ARRAY[drop_id, return_id]) AS id WHERE id IS NOT NULL
          UNION
          SELECT customer_id, id FROM (${newsElsewhere(elsewhere, null)}) AS found CROSS JOIN LATERAL unnest(change_ids) AS id
        ) AS changes JOIN price_change AS change USING (id)
        -- Imports lock products in this order.
        ORDER BY change.product_id, id
        ON CONFLICT (customer_id, price_change_id) DO NOTHING
        RETURNING customer_id
      )
      ${addDigests(Prisma.sql`SELECT customer_id FROM noted`)}`;
  }
};

/** Queues a customer's digest at `runAt` or now. */
export const addDigest = async (db: Database, customerId: number, runAt?: Date): Promise<void> => {
  const time = runAt && Prisma.sql`${runAt}::timestamptz`;
  await db.$executeRaw(addDigests(Prisma.sql`${customerId}`, time));
};

/** A customer to notify, and the times from which urgent mails and other mails may be sent. */
export type Listener = {
  email: string;
  firstName: string;
  /** The prefix of the customer's market, '' for the first. */
  market: string;
  now: Date;
  urgentFrom: Date;
  dailyFrom: Date;
};

// A time in the future was written while the clock was ahead. It delays nothing.
const nextAfter = (last: Sql, pause: Sql): Sql =>
  Prisma.sql`CASE WHEN ${last} > now() THEN now() ELSE greatest(now(), ${last} + ${pause}) END`;

/** The customer to notify. Null when the address is unverified, alerts are off, or the account is gone. */
export const findListener = async (db: Database, customerId: number): Promise<Listener | null> => {
  const [listener] = await db.$queryRaw<Listener[]>`
    SELECT email::text, first_name AS "firstName", market, now() AS now,
      ${nextAfter(Prisma.sql`urgent_at`, Prisma.sql`interval '6 hours'`)} AS "urgentFrom",
      ${nextAfter(Prisma.sql`alerted_at`, Prisma.sql`interval '1 day'`)} AS "dailyFrom"
    FROM customer WHERE id = ${customerId} AND verified_at IS NOT NULL AND wants_alerts`;
  return listener ?? null;
};

/**
 * News about a favorite. Prices in cents; `image` as on its card; `color` is '' when unknown. `store` is set when the
 * news is from another store.
 */
export type News = {
  productId: number;
  colorId: number;
  /** The cluster of the offer. */
  clusterId: number;
  slug: string;
  name: string;
  brand: string;
  color: string;
  image: string | null;
  before: number | null;
  now: number | null;
  /** The same as the store quotes it in the currency of the market; null if it does not. */
  statedBefore: number | null;
  statedNow: number | null;
  delivery: MailedDelivery;
  isBack: boolean;
  /** Set when the wanted size came back or is down to the last one. */
  sizeNews: 'back' | 'last' | null;
  store: string | null;
  changeIds: bigint[];
  /** When it was read, by the database's clock. */
  readAt: Date;
};

const isOwn = Prisma.sql`other.now_cents IS NULL OR own.now_cents <= other.now_cents`;

// A lower price in another store names that store. A change in both stores is reported once.
const newsAnywhere = (customerId: number, destination: Destination | null): Sql => Prisma.sql`
  SELECT product_id, color_id, CASE WHEN ${isOwn} THEN own.before ELSE other.before END AS before,
    CASE WHEN ${isOwn} THEN own.now_quoted ELSE other.now_quoted END AS now_quoted,
    CASE WHEN ${isOwn} THEN own.before_quoted ELSE other.before_quoted END AS before_quoted,
    CASE WHEN ${isOwn} THEN own.currency ELSE other.currency END AS currency,
    least(own.now_cents, other.now_cents) AS now_cents,
    coalesce(own.is_back, false) OR coalesce(other.is_back, false) AS is_back, coalesce(own.size_news, other.size_news) AS size_news,
    CASE WHEN own.now_cents IS NULL OR other.now_cents < own.now_cents THEN other.store_name END AS store_name,
    array_remove(ARRAY[own.change_id, own.return_id], NULL) || coalesce(other.change_ids, '{}') AS change_ids
  FROM (
    SELECT * FROM (${news(Prisma.sql`favorite.customer_id = ${customerId}`)}) AS all_own
    WHERE ${offerShips(destination, Prisma.sql`all_own.product_id`)}
  ) AS own
  FULL JOIN (${newsElsewhere(Prisma.sql`favorite.customer_id = ${customerId}`, destination)}) AS other USING (product_id, color_id)`;

/** A customer's pending news in a market, largest price drops first. */
export const listNews = (
  db: Database,
  customerId: number,
  destination: Destination | null,
): Promise<News[]> => db.$queryRaw`
  SELECT found.product_id AS "productId", color_id AS "colorId", listing.cluster_id AS "clusterId", card ->> 'slug' AS slug, ${cardTitle(destination)} AS name,
    card ->> 'brand_name' AS brand, CASE WHEN parent.is_filter THEN color.name::text ELSE '' END AS color,
    coalesce((
      SELECT entry -> 'product_image' ->> 0 FROM jsonb_array_elements(card -> 'product_color_data') AS entry
      WHERE (entry ->> 'color_id')::int = found.color_id
    ), card ->> 'image_path') AS image,
    before, now_cents AS now, ${statedCents(destination, Prisma.sql`before_quoted`, Prisma.sql`found.currency`)} AS "statedBefore",
    ${statedCents(destination, Prisma.sql`now_quoted`, Prisma.sql`found.currency`)} AS "statedNow", ${mailedDelivery(destination)} AS delivery, is_back AS "isBack", size_news AS "sizeNews", store_name AS store, change_ids AS "changeIds",
    date_trunc('milliseconds', statement_timestamp()) AS "readAt"
  FROM (${newsAnywhere(customerId, destination)}) AS found
  JOIN listing ON listing.product_id = found.product_id
  JOIN color ON color.id = color_id
  JOIN color AS parent ON parent.id = color.parent_id
  ORDER BY max(before - now_cents) OVER (PARTITION BY found.product_id) DESC NULLS LAST, found.product_id`;

type Reported = { customerId: number; changeIds: bigint[]; readAt: Date };

/** Marks these changes as reported as of `readAt`. Drops recorded changes that are no longer news. */
export const markReported = async (
  db: Pick<Database, '$executeRaw'>,
  { customerId, changeIds, readAt }: Reported,
): Promise<void> => {
  await db.$executeRaw`
    WITH forgotten AS (
      DELETE FROM alert_sent USING customer
      WHERE customer.id = customer_id AND customer_id = ${customerId} AND (price_change_id = ANY(${changeIds}::bigint[])) IS NOT TRUE
        AND sent_at > coalesce(alerted_at, '-infinity') AND sent_at <= ${readAt}::timestamptz
    ), reported AS (
      INSERT INTO alert_sent (customer_id, ${copied}, sent_at)
      SELECT ${customerId}::int, ${copyOf}, ${readAt}::timestamptz FROM price_change AS change
      WHERE id = ANY(${changeIds}::bigint[])
      ON CONFLICT (customer_id, price_change_id) DO UPDATE SET sent_at = excluded.sent_at
    )
    UPDATE customer SET alerted_at = ${readAt}::timestamptz WHERE id = ${customerId}`;
};

/** Turns alerts off for the owner of a link. Returns whether the link is valid; it stays valid. */
export const endAlerts = (db: Database, tokenHash: Buffer): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [customer] = await tx.$queryRaw<{ id: number }[]>`
      WITH link AS (
        UPDATE mail_token SET used_at = coalesce(used_at, now())
        WHERE token_hash = ${tokenHash} AND purpose = 'alerts-off' AND expires_at > now()
        RETURNING customer_id
      )
      UPDATE customer SET wants_alerts = false FROM link WHERE id = customer_id RETURNING id`;
    if (customer) await withdrawConsent(tx, { customerId: customer.id }, 'alerts', 'link in a mail');
    return customer !== undefined;
  });
