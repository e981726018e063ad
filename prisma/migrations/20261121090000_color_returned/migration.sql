-- When a product last came back in each of its colours: what is saved is a colour, which sells out and returns by itself.
ALTER TABLE "product_color" ADD COLUMN "returned_at" TIMESTAMPTZ(3);

UPDATE "product_color" SET "returned_at" = "product"."returned_at"
FROM "product" WHERE "product"."id" = "product_id" AND "product"."returned_at" IS NOT NULL;
