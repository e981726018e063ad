import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { digestAttempts } from '@wearfolio/database/jobs';
import { withdrawConsent } from '../../customer/consent/consent-queries.ts';
import { newsSince } from '../list/stock-queries.ts';
import { newsElsewhere } from './elsewhere-queries.ts';
import { news } from './news-queries.ts';

type Sql = Prisma.Sql;

/** Most items in one mail, but for more colors of the last product; the others wait for the next. */
const mostItems = 100;

// One digest of a customer at a time; those that still wait are one. The digest itself knows what may go out when.
const addDigests = (customers: Sql, runAt = Prisma.sql`now()`): Sql => Prisma.sql`
  SELECT (graphile_worker.add_job(
    'mail-alerts', payload := json_build_object('customerId', customer.id), queue_name := 'mail-alerts:' || customer.id,
    run_at := ${runAt}, max_attempts := ${digestAttempts}::int, job_key := 'mail-alerts:' || customer.id)).id
  FROM customer WHERE customer.id IN (${customers})`;

// What is kept of a change: it may be thinned later, and must not be told again then.
const copied = Prisma.sql`price_change_id, product_id, changed_at, currency, quoted_cents, price_cents`;
const copyOf = Prisma.sql`
  change.id, change.product_id, change.changed_at, change.currency, change.quoted_cents, change.price_cents`;

/** About how many favorites are looked through by one statement: all of a large store's would take longer than one may. */
const mostAtOnce = 500;

/** Who saved products that a store sells, there or elsewhere, in groups of few enough favorites. */
const listGroups = async (db: Database, storeId: number): Promise<number[][]> => {
  const groups = await db.$queryRaw<{ ids: number[] }[]>`
    SELECT array_agg(customer_id) AS ids FROM (
      SELECT customer_id, sum(count(*)) OVER (ORDER BY customer_id) / ${mostAtOnce}::int AS part
      FROM favorite JOIN product AS saved ON saved.id = favorite.product_id
      JOIN product AS offer ON offer.cluster_id = saved.cluster_id
      WHERE offer.store_id = ${storeId} AND offer.last_changed > ${newsSince} GROUP BY customer_id
    ) AS counted GROUP BY trunc(part) ORDER BY trunc(part)`;
  return groups.map(({ ids }) => ids);
};

/**
 * Brings back to now what the clock noted while it was ahead: what is noted from now on would count as told until then.
 */
const mendClocks = async (db: Database, customerIds: readonly number[]): Promise<void> => {
  await db.$executeRaw`
    WITH ahead AS (
      SELECT id, alerted_at FROM customer WHERE id = ANY (${customerIds}) AND alerted_at > now() FOR UPDATE
    ), told AS (
      UPDATE alert_sent SET sent_at = now() FROM ahead
      WHERE customer_id = ahead.id AND sent_at > now() AND sent_at <= ahead.alerted_at
    )
    UPDATE customer SET alerted_at = now() FROM ahead WHERE customer.id = ahead.id`;
};

/**
 * Notes what there is to tell about what a store sells, to whoever saved it there or in another store, each change once for each customer, and adds a digest for
 * everybody for whom there is something new. Both are done or neither for a customer, so that it may be begun again.
 */
export const noteNews = async (db: Database, storeId: number): Promise<void> => {
  for (const customerIds of await listGroups(db, storeId)) {
    await mendClocks(db, customerIds);
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
          SELECT customer_id, id FROM (${newsElsewhere(elsewhere)}) AS found CROSS JOIN LATERAL unnest(change_ids) AS id
        ) AS changes JOIN price_change AS change USING (id)
        ON CONFLICT (customer_id, price_change_id) DO NOTHING
        RETURNING customer_id
      )
      ${addDigests(Prisma.sql`SELECT customer_id FROM noted`)}`;
  }
};

/** Adds the digest of a customer, for `runAt` or for now. */
export const addDigest = async (db: Database, customerId: number, runAt?: Date): Promise<void> => {
  const time = runAt && Prisma.sql`${runAt}::timestamptz`;
  await db.$executeRaw(addDigests(Prisma.sql`${customerId}`, time));
};

/** A customer who is to be told of news, and from when on mails may go: the urgent ones, and those about all else. */
export type Listener = { email: string; firstName: string; now: Date; urgentFrom: Date; dailyFrom: Date };

// A time that is yet to come was noted while the clock was ahead, and holds nothing back.
const nextAfter = (last: Sql, pause: Sql): Sql =>
  Prisma.sql`CASE WHEN ${last} > now() THEN now() ELSE greatest(now(), ${last} + ${pause}) END`;

/** Who is to be told of news; null for those who are not verified, want none, or are gone. */
export const findListener = async (db: Database, customerId: number): Promise<Listener | null> => {
  const [listener] = await db.$queryRaw<Listener[]>`
    SELECT email::text, first_name AS "firstName", now() AS now,
      ${nextAfter(Prisma.sql`urgent_at`, Prisma.sql`interval '6 hours'`)} AS "urgentFrom",
      ${nextAfter(Prisma.sql`alerted_at`, Prisma.sql`interval '1 day'`)} AS "dailyFrom"
    FROM customer WHERE id = ${customerId} AND verified_at IS NOT NULL AND wants_alerts`;
  return listener ?? null;
};

/**
 * A favorite of which there is something to tell; prices in cents, `image` as its card has it, `color` '' where unknown. `store` is
 * another one than the saved one, where the news is from there.
 */
export type News = {
  productId: number;
  colorId: number;
  /** The product that the offer is one of. */
  clusterId: number;
  slug: string;
  name: string;
  brand: string;
  color: string;
  image: string | null;
  before: number | null;
  now: number | null;
  isBack: boolean;
  /** That the size in which it is wanted came back, or came down to one, where that is why it is told. */
  sizeNews: 'back' | 'last' | null;
  store: string | null;
  changeIds: bigint[];
  /** When it was looked up, by the clock of the database. */
  readAt: Date;
};

// What is cheaper in another store is told of that one, and what both stores did is told once.
const newsAnywhere = (customerId: number): Sql => Prisma.sql`
  SELECT product_id, color_id, CASE WHEN other.now_cents IS NULL OR own.now_cents <= other.now_cents THEN own.before ELSE other.before END AS before,
    least(own.now_cents, other.now_cents) AS now_cents,
    coalesce(own.is_back, false) OR coalesce(other.is_back, false) AS is_back, coalesce(own.size_news, other.size_news) AS size_news,
    CASE WHEN own.now_cents IS NULL OR other.now_cents < own.now_cents THEN other.store_name END AS store_name,
    array_remove(ARRAY[own.change_id, own.return_id], NULL) || coalesce(other.change_ids, '{}') AS change_ids
  FROM (${news(Prisma.sql`favorite.customer_id = ${customerId}`)}) AS own
  FULL JOIN (${newsElsewhere(Prisma.sql`favorite.customer_id = ${customerId}`)}) AS other USING (product_id, color_id)`;

/** What is to be told to a customer now, the products lowest in price against before first. */
export const listNews = (db: Database, customerId: number): Promise<News[]> => db.$queryRaw`
  SELECT found.product_id AS "productId", color_id AS "colorId", listing.cluster_id AS "clusterId", card ->> 'slug' AS slug, card ->> 'title' AS name,
    card ->> 'brand_name' AS brand, CASE WHEN parent.is_filter THEN color.name::text ELSE '' END AS color,
    coalesce((
      SELECT entry -> 'product_image' ->> 0 FROM jsonb_array_elements(card -> 'product_color_data') AS entry
      WHERE (entry ->> 'color_id')::int = found.color_id
    ), card ->> 'image_path') AS image,
    before, now_cents AS now, is_back AS "isBack", size_news AS "sizeNews", store_name AS store, change_ids AS "changeIds",
    date_trunc('milliseconds', statement_timestamp()) AS "readAt"
  FROM (${newsAnywhere(customerId)}) AS found
  JOIN listing ON listing.product_id = found.product_id
  JOIN color ON color.id = color_id
  JOIN color AS parent ON parent.id = color.parent_id
  ORDER BY max(before - now_cents) OVER (PARTITION BY found.product_id) DESC NULLS LAST, found.product_id
  FETCH FIRST (${mostItems}::int) ROWS WITH TIES`;

type Told = { customerId: number; changeIds: bigint[]; readAt: Date };

/** Notes that a customer was told of these changes, as of `readAt`. What was noted before and came to nothing is forgotten. */
export const markTold = async (
  db: Pick<Database, '$executeRaw'>,
  { customerId, changeIds, readAt }: Told,
): Promise<void> => {
  await db.$executeRaw`
    WITH forgotten AS (
      DELETE FROM alert_sent USING customer
      WHERE customer.id = customer_id AND customer_id = ${customerId} AND (price_change_id = ANY(${changeIds}::bigint[])) IS NOT TRUE
        AND sent_at > coalesce(alerted_at, '-infinity') AND sent_at <= ${readAt}::timestamptz
    ), told AS (
      INSERT INTO alert_sent (customer_id, ${copied}, sent_at)
      SELECT ${customerId}::int, ${copyOf}, ${readAt}::timestamptz FROM price_change AS change
      WHERE id = ANY(${changeIds}::bigint[])
      ON CONFLICT (customer_id, price_change_id) DO UPDATE SET sent_at = excluded.sent_at
    )
    UPDATE customer SET alerted_at = ${readAt}::timestamptz WHERE id = ${customerId}`;
};

/** Ends the mails for whom a link was sent to. Says whether the link was good; a second time it still is. */
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
