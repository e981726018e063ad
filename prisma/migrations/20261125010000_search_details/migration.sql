-- AlterTable
ALTER TABLE "listing" ADD COLUMN "has_picture" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "listing" ADD COLUMN "details" TEXT NOT NULL DEFAULT '';

-- What search reads of the products that are there. Who publishes holds this lock to the end.
SELECT pg_advisory_xact_lock(5170004);

WITH said AS (
  SELECT p.id, p.cluster_id, p.first_seen, p.active,
    fold_text(concat_ws(' ', nullif(p.name, p.title), p.material, p.pattern, regexp_replace(left(p.description, 800), '<[^>]*>', ' ', 'g'))) AS details
  FROM "product" p
), shared AS (
  SELECT cluster_id, string_agg(details, ' ' ORDER BY first_seen, id) AS details
  FROM said WHERE active GROUP BY cluster_id HAVING count(*) > 1
)
UPDATE "listing" l
SET has_picture = l.card ->> 'image_path' IS NOT NULL,
  details = CASE WHEN said.active THEN coalesce(shared.details, said.details) ELSE said.details END
FROM said LEFT JOIN shared USING (cluster_id)
WHERE said.id = l.product_id;
