-- What may be struck beside a price (decision 81), and how far the price dropped lately. `retail_cents` is the struck price in
-- the shop's currency from now on; what the store calls its regular price stays in `quoted_retail_cents`.
ALTER TABLE "product"
    ADD COLUMN "struck_quoted_cents" BIGINT,
    ADD COLUMN "struck_kind" TEXT,
    ADD COLUMN "struck_until" TIMESTAMPTZ(3),
    ADD COLUMN "drop_permille" SMALLINT NOT NULL DEFAULT 0,
    ADD COLUMN "dropped_at" TIMESTAMPTZ(3);

ALTER TABLE "listing"
    ADD COLUMN "drop_permille" SMALLINT NOT NULL DEFAULT 0,
    ADD COLUMN "dropped_at" TIMESTAMPTZ(3);

-- Until the rule was applied to what is there, the shop goes on as before.
UPDATE "product" SET struck_quoted_cents = quoted_retail_cents, struck_kind = 'regular'
WHERE quoted_retail_cents > quoted_cents AND retail_cents > price_cents;

CREATE INDEX "product_struck_until_idx" ON "product" ("struck_until") WHERE struck_until IS NOT NULL;
CREATE INDEX "product_dropped_at_idx" ON "product" ("dropped_at") WHERE dropped_at IS NOT NULL;

-- What the shop as a whole has come to, such as the price rule that its prices follow.
CREATE TABLE "shop_state" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "shop_state_pkey" PRIMARY KEY ("key")
);
