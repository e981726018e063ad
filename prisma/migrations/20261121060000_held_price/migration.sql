-- CreateTable
CREATE TABLE "held_price" (
    "product_id" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "retail_cents" INTEGER,
    "import_id" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rejected_at" TIMESTAMPTZ(3),

    CONSTRAINT "held_price_pkey" PRIMARY KEY ("product_id")
);

-- CreateIndex
CREATE INDEX "held_price_import_id_idx" ON "held_price"("import_id");

-- AddForeignKey
ALTER TABLE "held_price" ADD CONSTRAINT "held_price_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "held_price" ADD CONSTRAINT "held_price_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "held_price"
  ADD CONSTRAINT "held_price_price_check" CHECK ("price_cents" >= 0),
  ADD CONSTRAINT "held_price_retail_check" CHECK ("retail_cents" >= 0);
