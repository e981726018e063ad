-- Staff may write their own description of a product, and add pictures of their own.
ALTER TABLE "product_fed" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '';

UPDATE "product_fed" SET "description" = "product"."description" FROM "product" WHERE "product"."id" = "product_id";

ALTER TABLE "product_fed" ALTER COLUMN "description" DROP DEFAULT;

ALTER TABLE "product_media" ADD COLUMN     "is_own" BOOLEAN NOT NULL DEFAULT false;
