-- What a customer was told of keeps its own key and its own copy of the price. So the changes of a price can be thinned without
-- telling anything a second time.
ALTER TABLE "alert_sent"
    ADD COLUMN "id" BIGSERIAL NOT NULL,
    ADD COLUMN "product_id" INTEGER,
    ADD COLUMN "changed_at" TIMESTAMPTZ(3),
    ADD COLUMN "currency" TEXT,
    ADD COLUMN "quoted_cents" BIGINT,
    ADD COLUMN "price_cents" INTEGER;

UPDATE "alert_sent" SET product_id = c.product_id, changed_at = c.changed_at, currency = c.currency,
    quoted_cents = c.quoted_cents, price_cents = c.price_cents
FROM "price_change" c WHERE c.id = price_change_id;

ALTER TABLE "alert_sent"
    ALTER COLUMN "product_id" SET NOT NULL,
    ALTER COLUMN "changed_at" SET NOT NULL,
    ALTER COLUMN "currency" SET NOT NULL,
    DROP CONSTRAINT "alert_sent_pkey",
    ADD CONSTRAINT "alert_sent_pkey" PRIMARY KEY ("id"),
    ALTER COLUMN "price_change_id" DROP NOT NULL,
    DROP CONSTRAINT "alert_sent_price_change_id_fkey",
    ADD CONSTRAINT "alert_sent_price_change_id_fkey"
        FOREIGN KEY ("price_change_id") REFERENCES "price_change"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT "alert_sent_product_id_fkey"
        FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE UNIQUE INDEX "alert_sent_customer_id_price_change_id_key" ON "alert_sent"("customer_id", "price_change_id");
CREATE INDEX "alert_sent_product_id_customer_id_idx" ON "alert_sent"("product_id", "customer_id");
