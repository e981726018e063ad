import type { Database } from '@wearfolio/database/client';

/** A change of price that is more likely a slip of the store than a sale; in cents. */
export type PriceJump = {
  productId: number;
  slug: string;
  title: string;
  store: string;
  before: number;
  after: number;
  changedAt: Date;
};

/** Up or down by more than this share of the price before. */
export const jumpShare = 0.7;

/** How far back is looked, in days. */
export const jumpDays = 7;

/** The jumps, the last one first. */
export const listPriceJumps = (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<PriceJump[]> => db.$queryRaw<PriceJump[]>`
  SELECT product.id AS "productId", product.slug, title, store.name AS store, before.price_cents AS before,
    change.price_cents AS after, change.changed_at AS "changedAt"
  FROM price_change AS change
  JOIN LATERAL (
    SELECT price_cents FROM price_change
    WHERE product_id = change.product_id AND id < change.id ORDER BY id DESC LIMIT 1
  ) before ON abs(change.price_cents - before.price_cents) > ${jumpShare}::float8 * before.price_cents
  JOIN product ON product.id = change.product_id
  JOIN store ON store.id = store_id
  WHERE change.changed_at > now() - make_interval(days => ${jumpDays}::int)
  ORDER BY change.id DESC LIMIT ${limit} OFFSET ${offset}`;
