import type { Connection } from '../connection.ts';
import { assignProducts } from './assign-products.ts';
import { countRows, noRows, type RowCounts } from './count-rows.ts';
import { groupRows } from './group-rows.ts';
import { findRejected } from './keep-rejected.ts';

// Of rows with one id, the first is kept. Warnings and unmapped values of a rejected row are removed with it.
const refuseDuplicates = `
  WITH repeated AS (
    SELECT external_id, min(seq) AS first FROM stage WHERE kind = 'row' GROUP BY external_id HAVING count(*) > 1
  ), doubles AS (
    SELECT s.seq, s.line, s.external_id FROM stage s JOIN repeated r USING (external_id)
    WHERE s.kind = 'row' AND s.seq > r.first
  ), removed AS (
    DELETE FROM stage s USING doubles d WHERE s.seq = d.seq
  )
  INSERT INTO stage (seq, line, kind, key, name, title)
  SELECT seq, line, 'reject', 'id', left(external_id, 200), 'duplicate id' FROM doubles`;

// Rows that share a key are one product (behavior.md#feeds-rows-without-a-group). During the import, a product's number
// is the seq of its first row.
const createPlan = `
  CREATE TEMP TABLE plan (
    first_seq int PRIMARY KEY, key text NOT NULL, stage_key text NOT NULL, row_count int NOT NULL, hash text NOT NULL, outcome text NOT NULL,
    product_id int, is_returning boolean NOT NULL, old_price int, old_retail int, old_stock int,
    old_currency text, old_quoted bigint, old_quoted_retail bigint,
    is_merge boolean NOT NULL DEFAULT false
  )`;

const oldPrices = 'old_price, old_retail, old_stock, old_currency, old_quoted, old_quoted_retail';

const fillPlan = `
  INSERT INTO plan (first_seq, key, stage_key, row_count, hash, outcome, product_id, is_returning, ${oldPrices})
  SELECT g.first_seq, g.key, g.stage_key, g.row_count, g.hash,
    CASE WHEN p.id IS NULL THEN 'created' WHEN p.content_hash <> g.hash THEN 'changed' ELSE 'unchanged' END,
    p.id, coalesce(p.content_hash = '', false), p.price_cents, p.retail_cents, p.stock,
    p.currency, p.quoted_cents, p.quoted_retail_cents
  FROM row_group g
  LEFT JOIN product p ON p.store_id = $1 AND p.external_id = g.key`;

// If jumps are accepted, a held price is applied from the same feed that it came with.
const takeHeld = `
  UPDATE plan SET outcome = 'changed' FROM held_price h
  WHERE h.product_id = plan.product_id AND plan.outcome = 'unchanged' AND h.rejected_at IS NULL`;

/** An empty hash marks a product that the store's feed no longer contains. */
const createVanished = 'CREATE TEMP TABLE vanished (product_id int PRIMARY KEY)';

// A feed has no products by hand, and what staff write by hand has none of the feed's.
const fillVanished = `
  INSERT INTO vanished
  SELECT id FROM product p
  WHERE store_id = $1 AND content_hash <> '' AND NOT EXISTS (SELECT 1 FROM plan WHERE plan.product_id = p.id)
    AND NOT EXISTS (SELECT FROM member WHERE member.product_id = p.id)
    AND NOT EXISTS (SELECT FROM kept_row WHERE kept_row.product_id = p.id)
    AND $2 = EXISTS (SELECT FROM own_product o WHERE o.store_id = p.store_id AND 'own-' || o.id = p.external_id)`;

const isOffered = 'active AND stock IS DISTINCT FROM 0';

const countPlan = `
  SELECT
    (SELECT count(*)::int FROM stage WHERE kind = 'reject') AS rejected,
    (SELECT count(*)::int FROM vanished) AS "soldOut",
    (SELECT count(*)::int FROM product WHERE store_id = $1 AND ${isOffered}) AS offered,
    (SELECT count(*)::int FROM vanished JOIN product ON product.id = product_id WHERE ${isOffered}) AS missing,
    count(*)::int AS products,
    count(*) FILTER (WHERE outcome = 'created')::int AS created,
    count(*) FILTER (WHERE outcome = 'changed')::int AS changed,
    count(*) FILTER (WHERE outcome = 'unchanged')::int AS unchanged,
    count(*) FILTER (WHERE is_returning)::int AS "cameBack",
    (coalesce(sum(row_count - 1), 0) - (SELECT count(*) FROM member WHERE NOT is_survivor))::int AS merged,
    (SELECT count(*)::int FROM member WHERE NOT is_survivor) AS regrouped,
    (SELECT count(DISTINCT product_id)::int FROM kept_row) AS kept
  FROM plan`;

/**
 * What an import will do, in rows of the feed: read = created + changed + unchanged + merged + regrouped + rejected. A
 * product's first row counts as created, changed or unchanged. Of its other rows, one counts as `regrouped` for each
 * product merged into it, the rest as `merged`. The others count products. `products`: in the feed. `soldOut`: no
 * longer in it. `kept`: unchanged because one of their rows was rejected. `offered`: in the shop now. `missing`: of
 * `offered`, those that the feed lacks.
 */
export type Plan = RowCounts & {
  products: number;
  created: number;
  changed: number;
  unchanged: number;
  merged: number;
  regrouped: number;
  rejected: number;
  kept: number;
  soldOut: number;
  cameBack: number;
  offered: number;
  missing: number;
};

/** The plan of a feed that could not be read. */
export const nothing: Plan = {
  ...noRows,
  products: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  merged: 0,
  regrouped: 0,
  rejected: 0,
  kept: 0,
  soldOut: 0,
  cameBack: 0,
  offered: 0,
  missing: 0,
};

/**
 * Sorts the staged rows into products to create, change or leave. `storeId` is null for a new store; with `mayJump`,
 * products with held prices are changed; with `isOwn`, the rows are products by hand.
 */
export const makePlan = async (
  db: Connection,
  { storeId, mayJump, isOwn }: { storeId: number | null; mayJump: boolean; isOwn: boolean },
): Promise<Plan> => {
  await db.query(refuseDuplicates);
  await findRejected(db, storeId);
  await groupRows(db, storeId);
  await db.query(createPlan);
  await db.query(createVanished);
  await db.query(fillPlan, [storeId]);
  await db.query('ANALYZE plan');
  await assignProducts(db, storeId);
  await db.query('CREATE UNIQUE INDEX ON plan (product_id)');
  if (mayJump) await db.query(takeHeld);
  await db.query('ANALYZE plan');
  await db.query(fillVanished, [storeId, isOwn]);
  const { rows } = await db.query<Omit<Plan, keyof RowCounts>>(countPlan, [storeId]);
  if (!rows[0]) throw new Error('The count returned no row');
  return { ...rows[0], ...(await countRows(db)) };
};
