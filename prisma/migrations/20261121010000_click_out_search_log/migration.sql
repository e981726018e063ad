-- CreateTable
CREATE TABLE "click_out" (
    "product_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "store_id" INTEGER NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "click_out_pkey" PRIMARY KEY ("product_id","day")
);

-- CreateTable
CREATE TABLE "search_log" (
    "keyword" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_total" INTEGER NOT NULL,

    CONSTRAINT "search_log_pkey" PRIMARY KEY ("keyword","day")
);

-- CreateIndex
CREATE INDEX "click_out_day_idx" ON "click_out"("day");

-- CreateIndex
CREATE INDEX "search_log_day_idx" ON "search_log"("day");

-- AddForeignKey
ALTER TABLE "click_out" ADD CONSTRAINT "click_out_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "click_out" ADD CONSTRAINT "click_out_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "click_out" ADD CONSTRAINT "click_out_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "click_out"
  ADD CONSTRAINT "click_out_count_check" CHECK ("count" > 0);

-- A keyword with an at-sign may be somebody's address.
ALTER TABLE "search_log"
  ADD CONSTRAINT "search_log_keyword_check" CHECK (length("keyword") BETWEEN 1 AND 200 AND strpos("keyword", '@') = 0),
  ADD CONSTRAINT "search_log_count_check" CHECK ("count" > 0),
  ADD CONSTRAINT "search_log_total_check" CHECK ("last_total" >= 0);
