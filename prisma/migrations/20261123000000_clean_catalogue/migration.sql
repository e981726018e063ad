-- What feeds tell of a product beyond what the shop shows today.
ALTER TABLE "product"
  ADD COLUMN "gtin" TEXT,
  ADD COLUMN "mpn" TEXT,
  ADD COLUMN "material" TEXT,
  ADD COLUMN "pattern" TEXT,
  ADD COLUMN "size_system" TEXT,
  ADD COLUMN "size_type" TEXT,
  ADD COLUMN "age_group" TEXT,
  ADD COLUMN "condition" TEXT,
  ADD COLUMN "shipping_cents" INTEGER,
  ADD COLUMN "shipping_weight_grams" INTEGER,
  ADD COLUMN "unit_price" TEXT,
  ADD COLUMN "sale_from" TIMESTAMPTZ(3),
  ADD COLUMN "sale_to" TIMESTAMPTZ(3);

ALTER TABLE "variant"
  ADD COLUMN "gtin" TEXT,
  ADD COLUMN "mpn" TEXT,
  ADD COLUMN "sku" TEXT;

-- What ops say about a store's feed, and what its imports learned about it.
ALTER TABLE "store"
  ADD COLUMN "brand" TEXT,
  ADD COLUMN "force_brand" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "title_pattern" TEXT,
  ADD COLUMN "currency" TEXT,
  ADD COLUMN "default_audience" TEXT,
  ADD COLUMN "default_category" TEXT,
  ADD COLUMN "link_pattern" TEXT,
  ADD COLUMN "picture_base" TEXT,
  ADD COLUMN "profile" JSONB;

ALTER TABLE "import"
  ADD COLUMN "regrouped" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "facts" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "former_product" (
    "id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_product_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "former_product_product_id_idx" ON "former_product"("product_id");

-- AddForeignKey
ALTER TABLE "former_product" ADD CONSTRAINT "former_product_id_fkey" FOREIGN KEY ("id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_product" ADD CONSTRAINT "former_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say. Feeds without these numbers pay for no entry.

CREATE INDEX "product_gtin_idx" ON "product"("gtin") WHERE "gtin" IS NOT NULL;
CREATE INDEX "product_mpn_idx" ON "product"("mpn") WHERE "mpn" IS NOT NULL;
CREATE INDEX "variant_gtin_idx" ON "variant"("gtin") WHERE "gtin" IS NOT NULL;

ALTER TABLE "product"
  ADD CONSTRAINT "product_gtin_check" CHECK ("gtin" ~ '^[0-9]{14}$'),
  ADD CONSTRAINT "product_shipping_check" CHECK ("shipping_cents" >= 0 AND "shipping_weight_grams" >= 0);
ALTER TABLE "variant"
  ADD CONSTRAINT "variant_gtin_check" CHECK ("gtin" ~ '^[0-9]{14}$');
ALTER TABLE "former_product"
  ADD CONSTRAINT "former_product_other_check" CHECK ("id" <> "product_id");
