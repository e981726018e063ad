import type { Connection } from '../connection.ts';

// All products that the import will write, by id, as everybody locks several products. Later statements write them in
// any order, and would otherwise wait for someone who waits for this import.
const lockWritten = `
  SELECT FROM product WHERE id IN (
    SELECT product_id FROM plan WHERE outcome = 'changed'
    UNION ALL SELECT product_id FROM vanished
    UNION ALL SELECT product_id FROM member WHERE is_merged
    UNION ALL SELECT id FROM moving
  ) ORDER BY id FOR NO KEY UPDATE`;

// Customers who save or visit one of the merged products wait for the end of the import, and then find the remaining
// product. Changing a key takes the same lock.
const lockKeys = `
  SELECT FROM product WHERE id IN (SELECT product_id FROM member WHERE is_merged UNION ALL SELECT id FROM moving)
  ORDER BY id FOR UPDATE`;

// Products whose key another product takes, or that take another key.
const createMoving = `
  CREATE TEMP TABLE moving ON COMMIT DROP AS
  SELECT o.id
  FROM plan JOIN product o ON o.store_id = $1 AND o.external_id = plan.key
  WHERE plan.outcome <> 'unchanged' AND plan.product_id IS DISTINCT FROM o.id
  UNION
  SELECT o.id
  FROM plan JOIN product o ON o.id = plan.product_id
  WHERE plan.outcome <> 'unchanged' AND plan.key <> o.external_id`;

// Keys are unique at any time, so all first move to temporary keys that no feed can contain.
const letGo = `UPDATE product o SET external_id = E'\\x01' || o.id FROM moving WHERE moving.id = o.id`;

const takeKeys = `
  UPDATE product o SET external_id = plan.key
  FROM plan JOIN moving ON moving.id = plan.product_id
  WHERE plan.product_id = o.id`;

// Restores merged products whose feed has separate rows for them again.
const revive = `
  WITH revived AS (
    UPDATE product o SET active = true FROM plan, former_product f
    WHERE plan.product_id = o.id AND f.id = o.id
    RETURNING o.id
  )
  DELETE FROM former_product f USING revived WHERE f.id = revived.id`;

const retire = `
  UPDATE product o SET active = false, content_hash = '', stock = 0, last_changed = now()
  FROM former WHERE former.id = o.id`;

const followFormer = `
  UPDATE former_product f SET product_id = former.product_id FROM former WHERE f.product_id = former.id`;

const noteFormer = 'INSERT INTO former_product (id, product_id) SELECT id, product_id FROM former';

const createFormer = `
  CREATE TEMP TABLE former ON COMMIT DROP AS
  SELECT m.product_id AS id, survivor.product_id, m.product
  FROM member m JOIN member survivor ON survivor.product = m.product AND survivor.is_survivor
  WHERE NOT m.is_survivor`;

/**
 * Locks the products that the import writes, sets the keys of the plan's products, and retires merged ones: their rows stay inactive, and `former_product` records
 * the remaining product. `moveReferences` moves what refers to them.
 */
export const retireFormer = async (db: Connection, storeId: number): Promise<void> => {
  await db.query(createFormer);
  await db.query('ANALYZE former');
  await db.query(createMoving, [storeId]);
  await db.query('ANALYZE moving');
  await db.query(lockWritten);
  await db.query(lockKeys);
  await db.query(letGo);
  await db.query(takeKeys);
  await db.query(revive);
  await db.query(retire);
  await db.query(followFormer);
  await db.query(noteFormer);
};

const moveHistory =
  'UPDATE price_change c SET product_id = former.product_id FROM former WHERE c.product_id = former.id';

// After the history, in the lock order of the thinning job.
const moveAlerts = 'UPDATE alert_sent a SET product_id = former.product_id FROM former WHERE a.product_id = former.id';

const moveClicksSql = `
  WITH moved AS (
    DELETE FROM click_out c USING former WHERE c.product_id = former.id
    RETURNING former.product_id, c.day, c.store_id, c.brand_id, c.count, c.visitors
  )
  INSERT INTO click_out AS c (product_id, day, store_id, brand_id, count, visitors)
  SELECT product_id, day, min(store_id), min(brand_id), sum(count), sum(visitors) FROM moved GROUP BY product_id, day
  ON CONFLICT (product_id, day) DO UPDATE SET count = c.count + excluded.count, visitors = c.visitors + excluded.visitors`;

// A collection keeps the first position.
const moveItems = `
  WITH moved AS (
    DELETE FROM collection_item i USING former WHERE i.product_id = former.id
    RETURNING i.collection_id, former.product_id, i.position
  )
  INSERT INTO collection_item AS i (collection_id, product_id, position)
  SELECT collection_id, product_id, min(position) FROM moved GROUP BY collection_id, product_id
  ON CONFLICT (collection_id, product_id) DO UPDATE SET position = least(i.position, excluded.position)`;

const removeVariants = 'DELETE FROM variant v USING former WHERE v.product_id = former.id';
const removeColors = 'DELETE FROM product_color c USING former WHERE c.product_id = former.id';

/** Moves the history, alerts and collections of merged products to the remaining one, and removes their own data. */
export const moveReferences = async (db: Connection): Promise<void> => {
  for (const sql of [moveHistory, moveAlerts, moveItems, removeVariants, removeColors]) await db.query(sql);
};

/**
 * Moves the clicks of merged products to the remaining one; those of one day are added up. It comes last in an import,
 * because clicks on all products of the store then wait for its end.
 */
export const moveClicks = async (db: Connection): Promise<void> => {
  await db.query(moveClicksSql);
};
