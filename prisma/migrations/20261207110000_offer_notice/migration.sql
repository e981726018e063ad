-- CreateTable
CREATE TABLE "offer_notice" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER,
    "product_title" TEXT NOT NULL,
    "store_name" TEXT NOT NULL,
    "product_url" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "full_name" TEXT,
    "email" CITEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decision" TEXT,
    "statement" TEXT,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "offer_notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "removed_offer" (
    "product_id" INTEGER NOT NULL,
    "notice_id" INTEGER,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removed_offer_pkey" PRIMARY KEY ("product_id")
);

-- CreateIndex
CREATE INDEX "offer_notice_product_id_idx" ON "offer_notice"("product_id");

-- CreateIndex
CREATE INDEX "removed_offer_notice_id_idx" ON "removed_offer"("notice_id");

-- AddForeignKey
ALTER TABLE "offer_notice" ADD CONSTRAINT "offer_notice_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "removed_offer" ADD CONSTRAINT "removed_offer_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "removed_offer" ADD CONSTRAINT "removed_offer_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "offer_notice"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "offer_notice"
  ADD CONSTRAINT "offer_notice_reason_check" CHECK ("reason" IN ('illegal', 'counterfeit', 'wrong')),
  ADD CONSTRAINT "offer_notice_decision_check" CHECK ("decision" IN ('removed', 'corrected', 'kept')),
  ADD CONSTRAINT "offer_notice_decided_check" CHECK (num_nonnulls("decision", "statement", "decided_at") IN (0, 3));
