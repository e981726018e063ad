import { decidePrices as decide, type PriceChoice } from '@wearfolio/catalogue/prices/held-prices';
import { isStoreJump, jumpPercent } from '@wearfolio/catalogue/prices/price-jump';
import { undoPrice as undo } from '@wearfolio/catalogue/prices/undo-price';
import type { PriceList } from '@wearfolio/contracts/desk-decisions';
import type { Database } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

export { isStoreJump, type PriceChoice };

/** `decidePrices` of the catalogue. Its refusals become 409. */
export const decidePrices = (...given: Parameters<typeof decide>): Promise<number> => refusing(() => decide(...given));

/** `undoPrice` of the catalogue for one price. Its refusals become 409. */
export const undoPrice = async (...given: Parameters<typeof undo>): Promise<number> => {
  await refusing(() => undo(...given));
  return 1;
};

type Part = { offset: number; limit: number };

/** A price that jumped, in cents. For held and rejected prices, `before` is the price that the shop shows. */
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

/**
 * The most prices that one request decides. More would take longer than a browser waits; the command line handles them.
 */
export const pricesPerDecision = 10_000;

/** How many days of jumps that went through to list. */
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

/** The price jumps of a list, latest first. */
export const listPriceJumps = (db: Database, list: PriceList, part: Part): Promise<PriceJump[]> =>
  list === 'shown' ? listShown(db, part) : listHeld(db, list === 'rejected', part);

/**
 * A store with held prices. `times` is the median factor by which they changed; `until` is when the latest was held.
 */
export type HeldStore = { storeId: number; store: string; held: number; times: number | null; until: Date };

/** The stores with held prices, most prices first. */
export const listHeldStores = (db: Database, limit: number): Promise<HeldStore[]> => db.$queryRaw<HeldStore[]>`
  SELECT store.id AS "storeId", store.name AS store, count(*)::int AS held, max(since) AS until,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY held.price_cents / nullif(product.price_cents, 0)::float) AS times
  FROM held_price AS held
  JOIN product ON product.id = product_id
  JOIN store ON store.id = store_id
  WHERE rejected_at IS NULL
  GROUP BY store.id ORDER BY held DESC, fold_text(store.name), store.id LIMIT ${limit}`;

/** The numbers of held and rejected prices. */
export const countHeld = async (db: Database): Promise<{ held: number; rejected: number }> => {
  const [row] = await db.$queryRaw<{ held: number; rejected: number }[]>`
    SELECT count(*) FILTER (WHERE rejected_at IS NULL)::int AS held, count(rejected_at)::int AS rejected FROM held_price`;
  return row ?? { held: 0, rejected: 0 };
};
