import { decidePrices as decide, type PriceChoice } from '@wearfolio/catalogue/prices/held-prices';
import { isStoreJump, jumpPercent } from '@wearfolio/catalogue/prices/price-jump';
import type { PriceList } from '@wearfolio/contracts/desk-decisions';
import type { Database } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

export { isStoreJump, type PriceChoice };

/** `decidePrices` of the catalogue; what that refuses is a 409. */
export const decidePrices = (...given: Parameters<typeof decide>): Promise<number> => refusing(() => decide(...given));

type Part = { offset: number; limit: number };

/** A price that jumped, in cents: from `before`, which is what the shop shows of those that wait or were rejected. */
export type PriceJump = {
  productId: number;
  slug: string;
  title: string;
  store: string;
  image: string | null;
  before: number;
  beforeRetail: number | null;
  after: number;
  afterRetail: number | null;
  at: Date;
};

/** Prices that one press of a button decides: more take longer than a browser waits, and are for the command line. */
export const mostAtOnce = 10_000;

/** How far back is looked for jumps that went through, in days. */
const jumpDays = 7;

const listHeld = (db: Database, isRejected: boolean, { offset, limit }: Part): Promise<PriceJump[]> =>
  db.$queryRaw<PriceJump[]>`
    SELECT product.id AS "productId", product.slug, product.title, store.name AS store, card ->> 'image_path' AS image,
      product.price_cents AS before, product.retail_cents AS "beforeRetail",
      held.price_cents AS after, held.retail_cents AS "afterRetail", coalesce(rejected_at, since) AS at
    FROM held_price AS held
    JOIN product ON product.id = held.product_id
    JOIN store ON store.id = store_id
    LEFT JOIN listing ON listing.product_id = product.id
    WHERE (rejected_at IS NOT NULL) = ${isRejected}
    ORDER BY at DESC, product.id LIMIT ${limit} OFFSET ${offset}`;

const listShown = (db: Database, { offset, limit }: Part): Promise<PriceJump[]> => db.$queryRaw<PriceJump[]>`
  SELECT product.id AS "productId", product.slug, product.title, store.name AS store, card ->> 'image_path' AS image,
    before.price_cents AS before, before.retail_cents AS "beforeRetail",
    change.price_cents AS after, change.retail_cents AS "afterRetail", change.changed_at AS at
  FROM price_change AS change
  JOIN LATERAL (
    SELECT price_cents, retail_cents, currency, quoted_cents FROM price_change
    WHERE product_id = change.product_id AND id < change.id ORDER BY id DESC LIMIT 1
  ) before ON before.currency = change.currency
    AND abs(change.quoted_cents - before.quoted_cents) * 100 > before.quoted_cents * ${jumpPercent}::int
  JOIN product ON product.id = change.product_id
  JOIN store ON store.id = store_id
  LEFT JOIN listing ON listing.product_id = product.id
  WHERE change.changed_at > now() - make_interval(days => ${jumpDays}::int)
  ORDER BY change.id DESC LIMIT ${limit} OFFSET ${offset}`;

/** The jumps of a list, the last one first. */
export const listPriceJumps = (db: Database, list: PriceList, part: Part): Promise<PriceJump[]> =>
  list === 'shown' ? listShown(db, part) : listHeld(db, list === 'rejected', part);

/** What waits of a store: `times` is what the middle price comes to where the shop's is 1; `until` when the last was held. */
export type HeldStore = { storeId: number; store: string; held: number; times: number | null; until: Date };

/** The stores of which prices wait, those with the most first. */
export const listHeldStores = (db: Database, limit: number): Promise<HeldStore[]> => db.$queryRaw<HeldStore[]>`
  SELECT store.id AS "storeId", store.name AS store, count(*)::int AS held, max(since) AS until,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY held.price_cents / nullif(product.price_cents, 0)::float) AS times
  FROM held_price AS held
  JOIN product ON product.id = product_id
  JOIN store ON store.id = store_id
  WHERE rejected_at IS NULL
  GROUP BY store.id ORDER BY held DESC, fold_text(store.name), store.id LIMIT ${limit}`;

/** How many prices wait, and how many are rejected. */
export const countHeld = async (db: Database): Promise<{ held: number; rejected: number }> => {
  const [row] = await db.$queryRaw<{ held: number; rejected: number }[]>`
    SELECT count(*) FILTER (WHERE rejected_at IS NULL)::int AS held, count(rejected_at)::int AS rejected FROM held_price`;
  return row ?? { held: 0, rejected: 0 };
};
