-- AlterTable
ALTER TABLE "customer" ADD COLUMN "wants_alerts" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "alerted_at" TIMESTAMPTZ(3);

-- Counted attempts. After a crash of the server they may start from nothing.
CREATE UNLOGGED TABLE "rate_limit" (
    "bucket" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("bucket","key_hash")
);

-- CreateTable
CREATE TABLE "alert_sent" (
    "customer_id" INTEGER NOT NULL,
    "price_change_id" BIGINT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alert_sent_pkey" PRIMARY KEY ("customer_id","price_change_id")
);

-- CreateTable
CREATE TABLE "shared_list" (
    "customer_id" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_list_pkey" PRIMARY KEY ("customer_id")
);

-- CreateTable
CREATE TABLE "brand_owner" (
    "customer_id" INTEGER NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brand_owner_pkey" PRIMARY KEY ("customer_id","brand_id")
);

-- CreateTable
CREATE TABLE "feed_schedule" (
    "store_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "cron" TEXT NOT NULL,
    "format" TEXT,
    "etag" TEXT,
    "last_modified" TEXT,
    "last_fetched_at" TIMESTAMPTZ(3),
    "last_outcome" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feed_schedule_pkey" PRIMARY KEY ("store_id")
);

-- CreateIndex
CREATE INDEX "rate_limit_window_start_idx" ON "rate_limit"("window_start");

-- CreateIndex
CREATE INDEX "alert_sent_price_change_id_idx" ON "alert_sent"("price_change_id");

-- CreateIndex
CREATE UNIQUE INDEX "shared_list_address_key" ON "shared_list"("address");

-- CreateIndex
CREATE INDEX "brand_owner_brand_id_idx" ON "brand_owner"("brand_id");

-- AddForeignKey
ALTER TABLE "alert_sent" ADD CONSTRAINT "alert_sent_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_sent" ADD CONSTRAINT "alert_sent_price_change_id_fkey" FOREIGN KEY ("price_change_id") REFERENCES "price_change"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_list" ADD CONSTRAINT "shared_list_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_owner" ADD CONSTRAINT "brand_owner_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_owner" ADD CONSTRAINT "brand_owner_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feed_schedule" ADD CONSTRAINT "feed_schedule_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A mail that ends all alerts carries a link of its own.
ALTER TABLE "mail_token"
  DROP CONSTRAINT "mail_token_purpose_check",
  ADD CONSTRAINT "mail_token_purpose_check"
    CHECK ("purpose" IN ('verify', 'disown', 'reset', 'subscribe', 'unsubscribe', 'alerts-off'));
