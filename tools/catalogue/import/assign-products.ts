import type { Connection } from '../connection.ts';

// The former product of each row of a created or changed product. Unchanged products keep all their rows.
const createOwners = `
  CREATE TEMP TABLE row_owner (seq int PRIMARY KEY, product int NOT NULL, product_id int NOT NULL)`;

const ownedBy = (match: string, more = ''): string => `
  INSERT INTO row_owner
  SELECT DISTINCT ON (s.seq) s.seq, plan.first_seq, p.id
  FROM plan
  JOIN stage s ON s.kind = 'row' AND s.key = plan.stage_key ${more}
  JOIN ${match}
  WHERE plan.outcome <> 'unchanged' AND p.store_id = $1 AND p.active
    AND NOT EXISTS (SELECT FROM row_owner o WHERE o.seq = s.seq)
    AND NOT EXISTS (SELECT FROM plan other WHERE other.product_id = p.id AND other.outcome = 'unchanged')
  ORDER BY s.seq, p.id IS NOT DISTINCT FROM plan.product_id DESC, p.first_seen, p.id`;

// Matches a row's own id as a variant's or product's id, else the ids of its nested variants.
const fillOwners = [
  ownedBy('variant v ON v.external_id = s.external_id JOIN product p ON p.id = v.product_id'),
  ownedBy('product p ON p.external_id = s.external_id'),
  ownedBy(
    "variant v ON v.external_id = nested.variant ->> 'id' JOIN product p ON p.id = v.product_id",
    'CROSS JOIN LATERAL jsonb_array_elements(s.variants) AS nested(variant)',
  ),
];

// Another column may become the key of a feed: by another version of the reader, a mapping, or the store. Then no id of
// before is left in it, and a product is known by its page at the store, unless products share that page. A product
// that is kept for a rejected row is not lost.
const fillOwnersByLink = `
  INSERT INTO row_owner
  WITH own_page AS (
    SELECT min(id) AS id, product_url FROM product
    WHERE store_id = $1 AND active AND content_hash <> ''
    GROUP BY product_url HAVING count(*) = 1
  ), fed_page AS (
    SELECT url FROM stage WHERE kind = 'row' GROUP BY url HAVING count(DISTINCT key) = 1
  ), lost AS (
    SELECT p.id, p.product_url FROM own_page p JOIN fed_page ON fed_page.url = p.product_url
    WHERE NOT EXISTS (SELECT FROM row_owner o WHERE o.product_id = p.id)
      AND NOT EXISTS (SELECT FROM plan WHERE plan.product_id = p.id)
      AND NOT EXISTS (SELECT FROM kept_row k WHERE k.product_id = p.id)
  )
  SELECT s.seq, plan.first_seq, lost.id
  FROM plan
  JOIN stage s ON s.kind = 'row' AND s.key = plan.stage_key
  JOIN lost ON lost.product_url = s.url
  WHERE plan.outcome = 'created' AND NOT EXISTS (SELECT FROM row_owner o WHERE o.product = plan.first_seq)`;

// A product follows most of its rows. Without rows in the feed, it follows its key if the feed still has it.
const createMembers = `
  CREATE TEMP TABLE member AS
  WITH chosen AS (
    SELECT DISTINCT ON (c.product_id) c.product_id, c.product
    FROM (SELECT product_id, product, count(*) AS row_count FROM row_owner GROUP BY 1, 2) c
    JOIN plan ON plan.first_seq = c.product
    ORDER BY c.product_id, c.row_count DESC, plan.product_id IS NOT DISTINCT FROM c.product_id DESC, c.product
  ), others AS (
    SELECT plan.product_id, plan.first_seq AS product
    FROM plan JOIN product p ON p.id = plan.product_id
    WHERE plan.outcome <> 'unchanged' AND plan.product_id NOT IN (SELECT product_id FROM chosen)
      AND (p.active OR plan.first_seq NOT IN (SELECT product FROM chosen))
  )
  SELECT m.product, m.product_id, p.external_id, p.content_hash, p.price_cents, p.retail_cents, p.stock,
    p.currency, p.quoted_cents, p.quoted_retail_cents,
    row_number() OVER (PARTITION BY m.product ORDER BY p.first_seen, p.id) = 1 AS is_survivor,
    count(*) OVER (PARTITION BY m.product) > 1 AS is_merged
  FROM (SELECT product, product_id FROM chosen UNION ALL SELECT product, product_id FROM others) m
  JOIN product p ON p.id = m.product_id`;

const giveUp = `
  UPDATE plan SET product_id = NULL, outcome = 'created', is_returning = false, old_price = NULL, old_retail = NULL,
    old_stock = NULL, old_currency = NULL, old_quoted = NULL, old_quoted_retail = NULL
  WHERE outcome <> 'unchanged' AND product_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM member WHERE member.product = plan.first_seq)`;

const takeOver = `
  UPDATE plan SET product_id = m.product_id, outcome = 'changed', is_returning = m.content_hash = '',
    old_price = m.price_cents, old_retail = m.retail_cents, old_stock = m.stock, old_currency = m.currency,
    old_quoted = m.quoted_cents, old_quoted_retail = m.quoted_retail_cents, is_merge = m.is_merged
  FROM member m
  WHERE m.product = plan.first_seq AND m.is_survivor
    AND (plan.product_id IS DISTINCT FROM m.product_id OR m.is_merged)`;

const hasOld = 'SELECT EXISTS (SELECT FROM product WHERE store_id = $1) AS "hasOld"';

/**
 * Finds the existing product for each created or changed product of the plan: by its key, its rows
 * (behavior.md#feeds-rows-without-a-group), or else its page at the store. If its rows belonged to several products, the oldest continues and the
 * table `member` lists the others; if a product's rows now form several products, it continues as the one with most of
 * them.
 */
export const assignProducts = async (db: Connection, storeId: number | null): Promise<void> => {
  await db.query(createOwners);
  const { rows } = await db.query<{ hasOld: boolean }>(hasOld, [storeId]);
  if (rows[0]?.hasOld) for (const sql of [...fillOwners, fillOwnersByLink]) await db.query(sql, [storeId]);
  await db.query('ANALYZE row_owner');
  await db.query(createMembers);
  await db.query('CREATE INDEX ON member (product)');
  await db.query('ANALYZE member');
  await db.query(giveUp);
  await db.query(takeOver);
};
