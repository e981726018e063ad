-- AlterTable
ALTER TABLE "product" ADD COLUMN     "regular_quoted_cents" BIGINT,
ADD COLUMN     "sale_quoted_cents" BIGINT;

-- The job of every minute reads only products with dated prices, of which there are few. Prisma has no partial indexes.
CREATE INDEX "product_dated_sale" ON "product" ("id") WHERE "sale_quoted_cents" IS NOT NULL;
