-- When a product last came back in stock. 'Back in stock' asked every favourite's whole history for it (decision 23).
ALTER TABLE "product" ADD COLUMN "returned_at" TIMESTAMPTZ(3);

UPDATE "product" SET "returned_at" = (
  SELECT min("changed_at") FROM "price_change"
  WHERE "product_id" = "product"."id" AND "changed_at" > "gone"."at"
)
FROM (
  SELECT "product_id", max("changed_at") AS "at" FROM "price_change" WHERE "stock" = 0 GROUP BY 1
) AS "gone"
WHERE "gone"."product_id" = "product"."id";

DROP INDEX "price_change_sold_out_idx";
