-- A size, alone or in a color, counts in the listing while it can be bought. Who publishes holds this lock to the end.
SELECT pg_advisory_xact_lock(5170004);

WITH available AS (
  SELECT v.product_id, array_agg(DISTINCT v.size_id) AS size_ids,
    array_agg(DISTINCT parent.id::bigint * 4294967296 + v.size_id) FILTER (WHERE parent.is_filter) AS color_sizes
  FROM "variant" v
  JOIN "product" p ON p.id = v.product_id
  LEFT JOIN "color" c ON c.id = v.color_id
  LEFT JOIN "color" parent ON parent.id = c.parent_id
  WHERE v.size_id IS NOT NULL AND v.stock IS DISTINCT FROM 0 AND p.stock IS DISTINCT FROM 0
  GROUP BY v.product_id
), told AS (
  SELECT l.product_id, coalesce(a.size_ids, '{}') AS size_ids, coalesce(a.color_sizes, '{}') AS color_sizes
  FROM "listing" l LEFT JOIN available a USING (product_id)
)
UPDATE "listing" l
SET size_ids = told.size_ids, color_sizes = told.color_sizes, change_number = nextval('listing_change_number')
FROM told
WHERE told.product_id = l.product_id
  AND (cardinality(l.size_ids) <> cardinality(told.size_ids) OR cardinality(l.color_sizes) <> cardinality(told.color_sizes));
