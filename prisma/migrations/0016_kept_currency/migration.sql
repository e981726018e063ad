-- Imports no longer assume a currency. A store that exists keeps the one that most of its products were read with, until
-- staff confirm it or its feed states one.
ALTER TABLE "store" ADD COLUMN "currency_is_kept" BOOLEAN NOT NULL DEFAULT false;

UPDATE "store" s SET "currency" = kept."currency", "currency_is_kept" = true
FROM (
  SELECT DISTINCT ON ("store_id") "store_id", "currency"
  FROM "product"
  GROUP BY "store_id", "currency"
  ORDER BY "store_id", count(*) DESC, "currency"
) kept
WHERE kept."store_id" = s."id" AND s."currency" IS NULL;
