-- A unit price follows from the price that a shopper sees, so a product keeps how much it holds instead of a text for
-- one price. The text is rounded: where a whole number gives it, the product holds that.
ALTER TABLE "product" ADD COLUMN "unit_measure" JSONB;

UPDATE "product" SET "unit_measure" = read.measure
FROM (
  SELECT "id", jsonb_build_object(
    'held', CASE WHEN round("whole") > 0 AND round("quoted" * "base" / round("whole"), 2) = "per_base" THEN round("whole")
      ELSE trim_scale(round("whole", 3)) END,
    'base', "base", 'unit', "unit") AS measure
  FROM (
    SELECT *, "quoted" * "base" / "per_base" AS "whole"
    FROM (
      SELECT "id", "quoted_cents" / 100.0 AS "quoted", nullif(replace(part[1], ',', '')::numeric, 0) AS "per_base",
        coalesce(part[2]::numeric, 1) AS "base", part[3] AS "unit"
      FROM "product", regexp_match("unit_price", '^([\d,]+\.\d\d) / (?:(\d+(?:\.\d+)?) )?([a-z]+\d?)$') AS part
      WHERE "unit_price" IS NOT NULL
    ) texts
  ) sums
  WHERE round("whole", 3) > 0
) read
WHERE "product"."id" = read."id";

ALTER TABLE "product" DROP COLUMN "unit_price";
