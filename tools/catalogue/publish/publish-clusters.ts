import type { Connection } from '../connection.ts';
import { categoriesOf, categoryLines, detailsOf, isNamed, wordsOf } from './card-words.ts';
import { isOwnTrait, selectTraits } from './traits.ts';

// Change numbers become visible in order only if their writers hold this lock to the end of the transaction.
const publishLock = 5_170_004;

/** Waits for the publishing lock and holds it to the end of the transaction. */
export const lockPublishing = async (db: Connection): Promise<void> => {
  await db.query('SELECT pg_advisory_xact_lock($1)', [publishLock]);
};

const createTouchedClusters = `
  CREATE TEMP TABLE published_cluster ON COMMIT DROP AS
  SELECT DISTINCT p.cluster_id
  FROM touched t JOIN product p ON p.id = t.product_id
  WHERE EXISTS (SELECT FROM product o WHERE o.cluster_id = p.cluster_id AND o.id <> p.id)`;

const createClusters = `
  CREATE TEMP TABLE published_cluster ON COMMIT DROP AS
  SELECT DISTINCT cluster_id FROM product WHERE id = ANY($1::int[])`;

// Searches cluster by cluster, so that other products are never scanned.
const createMembers = `
  CREATE TEMP TABLE cluster_member ON COMMIT DROP AS
  SELECT p.id, published_cluster.cluster_id
  FROM published_cluster
  CROSS JOIN LATERAL (SELECT id FROM product WHERE cluster_id = published_cluster.cluster_id AND active OFFSET 0) p`;

// Every offer of a cluster contains the details of all. Without a limit, a cluster of 40 would write and index 1,600
// descriptions.
const mostDetails = 4000;
const shareOfDetails = 'left(details, greatest(160, 1600 / offers::int))';

// Words keep the order of their first occurrence, the oldest offer's first.
const createUnion = `
  CREATE TEMP TABLE cluster_union ON COMMIT DROP AS
  WITH ${categoryLines}, member AS MATERIALIZED (
    SELECT p.id, p.cluster_id, p.brand_id, p.first_seen, ${categoriesOf} AS category_ids, ${wordsOf('colors.names')} AS words,
      ${detailsOf} AS details, count(*) OVER (PARTITION BY p.cluster_id) AS offers
    FROM cluster_member
    JOIN product p USING (id)
    JOIN brand b ON b.id = p.brand_id
    JOIN store s ON s.id = p.store_id
    JOIN tree ON tree.id = p.category_id
    CROSS JOIN LATERAL (
      SELECT string_agg(c.name::text, ' ' ORDER BY pc.position) FILTER (WHERE ${isNamed}) AS names
      FROM product_color pc JOIN color c ON c.id = pc.color_id
      WHERE pc.product_id = p.id
    ) colors
  ), category AS (
    SELECT cluster_id, array_agg(DISTINCT each) AS ids FROM member, unnest(category_ids) AS each GROUP BY cluster_id
  ), collection AS (
    SELECT cluster_id, array_agg(DISTINCT collection_id) AS ids
    FROM member JOIN collection_item i ON i.product_id = member.id GROUP BY cluster_id
  ), trait AS (
    SELECT cluster_id, array_agg(DISTINCT each ORDER BY each) AS ids
    FROM member JOIN (${selectTraits('cluster_member')}) own ON own.product_id = member.id, unnest(own.trait_ids) AS each
    GROUP BY cluster_id
  ), word AS (
    SELECT cluster_id, word, min(ARRAY[age, place]) AS first
    FROM (SELECT cluster_id, words, row_number() OVER (ORDER BY member.first_seen, member.id) AS age FROM member) aged
    CROSS JOIN LATERAL regexp_split_to_table(words, ' ') WITH ORDINALITY AS each(word, place)
    GROUP BY cluster_id, word
  ), sentence AS (
    SELECT cluster_id, string_agg(word, ' ' ORDER BY first) AS words FROM word GROUP BY cluster_id
  ), whole AS (
    SELECT cluster_id, min(first_seen) AS first_seen, array_agg(DISTINCT brand_id) AS brand_ids, count(*) AS offers,
      min(words) AS words, left(string_agg(${shareOfDetails}, ' ' ORDER BY first_seen, id), ${mostDetails}) AS details
    FROM member GROUP BY cluster_id
  )
  SELECT cluster_id, whole.first_seen, whole.brand_ids, category.ids AS category_ids,
    coalesce(collection.ids, '{}') AS collection_ids, coalesce(trait.ids, '{}') AS trait_ids,
    CASE whole.offers WHEN 1 THEN whole.words ELSE sentence.words END AS keywords, whole.details
  FROM whole
  JOIN category USING (cluster_id)
  JOIN sentence USING (cluster_id)
  LEFT JOIN collection USING (cluster_id)
  LEFT JOIN trait USING (cluster_id)`;

// The other offers' cards stay unchanged. This UPDATE does not wait for imports of them, because it checks no foreign
// keys.
const updateSiblings = (isOther: string): string => `
  UPDATE listing l SET
    cluster_id = shared.cluster_id, category_ids = shared.category_ids, brand_ids = shared.brand_ids,
    collection_ids = shared.collection_ids, first_seen = shared.first_seen, keywords = shared.keywords,
    details = shared.details,
    trait_ids = ARRAY(SELECT own FROM unnest(l.trait_ids) own WHERE ${isOwnTrait('own')}) || shared.trait_ids,
    change_number = nextval('listing_change_number')
  FROM cluster_union shared JOIN cluster_member p USING (cluster_id)
  WHERE l.product_id = p.id ${isOther}`;

const describeClusters = async (db: Connection): Promise<void> => {
  await db.query('ANALYZE published_cluster');
  await db.query(createMembers);
  await db.query('ANALYZE cluster_member');
  await db.query(createUnion);
  await db.query('ANALYZE cluster_union');
};

/**
 * Creates the temporary table `cluster_union`: the common contents of all rows of a cluster, for the clusters in
 * `touched` with several offers. The caller must hold the publishing lock.
 */
export const findTouchedClusters = async (db: Connection): Promise<void> => {
  await db.query(createTouchedClusters);
  await describeClusters(db);
};

/** Updates the rows of offers that were not touched themselves with the new contents of their clusters. */
export const publishSiblings = async (db: Connection): Promise<void> => {
  await db.query(updateSiblings('AND NOT EXISTS (SELECT FROM touched t WHERE t.product_id = p.id)'));
};

// Matching disables full scans to find single rows by id. Here, lists without indexes are joined, and with every plan
// type disabled the planner's choice would be random. Published changes must survive a crash, so commits are
// synchronous.
const publishSafely = `
  SET LOCAL enable_seqscan = on; SET LOCAL enable_hashjoin = on; SET LOCAL enable_mergejoin = on;
  SET LOCAL random_page_cost = 1.1; SET LOCAL synchronous_commit = on`;

/**
 * Updates all rows of these products' clusters in the caller's transaction; like `publishTouched`, but without changing
 * cards. Returns the number of rows.
 */
export const publishClusters = async (db: Connection, productIds: readonly number[]): Promise<number> => {
  await lockPublishing(db);
  await db.query(publishSafely);
  await db.query(createClusters, [productIds]);
  await describeClusters(db);
  const { rowCount } = await db.query(updateSiblings(''));
  await db.query('NOTIFY listing_changed');
  return rowCount ?? 0;
};
