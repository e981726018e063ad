-- Listings and searches that customers saved. `filter` is what the search asked of the index when it was read last, and
-- `anchors` is its most selective condition, by which a changed product finds the searches that it may be news for.
CREATE TABLE "saved_search" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "anchors" TEXT[],
    "frequency" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "visited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "saved_search_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_search_frequency_check" CHECK ("frequency" IN ('immediately', 'daily', 'weekly', 'never'))
);
CREATE UNIQUE INDEX "saved_search_customer_id_address_key" ON "saved_search"("customer_id", "address");
CREATE INDEX "saved_search_anchors_idx" ON "saved_search" USING GIN ("anchors");
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_customer_id_fkey"
    FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What one run of the matching found for a search: products by id, the first of them, and how many there were in all.
CREATE TABLE "search_find" (
    "id" BIGSERIAL NOT NULL,
    "search_id" INTEGER NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "new_ids" INTEGER[],
    "cheaper_ids" INTEGER[],
    "total" INTEGER NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "search_find_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "search_find_search_id_idx" ON "search_find"("search_id");
CREATE INDEX "search_find_found_at_idx" ON "search_find"("found_at");
ALTER TABLE "search_find" ADD CONSTRAINT "search_find_search_id_fkey"
    FOREIGN KEY ("search_id") REFERENCES "saved_search"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the last matching saw of a product: a product without a row is new, and one with a lower price is cheaper. All
-- that is there now has been seen, so that nobody is told of it.
CREATE TABLE "search_seen" (
    "product_id" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "quoted_cents" BIGINT,

    CONSTRAINT "search_seen_pkey" PRIMARY KEY ("product_id")
);
INSERT INTO "search_seen" ("product_id", "currency", "quoted_cents")
SELECT product.id, product.currency, product.quoted_cents FROM listing JOIN product ON product.id = listing.product_id;
ALTER TABLE "search_seen" ADD CONSTRAINT "search_seen_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
INSERT INTO "shop_state" ("key", "value")
SELECT 'searches_matched_up_to', coalesce(max(change_number), 0)::text FROM listing;

-- A price at which a customer wants to hear of a favorite, in the shop's currency. `met_at` is when a store reached it and
-- `told_at` when that was said; both are null again once the price was above it.
CREATE TABLE "price_target" (
    "favorite_id" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "size_id" INTEGER,
    "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "met_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "price_target_pkey" PRIMARY KEY ("favorite_id"),
    CONSTRAINT "price_target_price_cents_check" CHECK ("price_cents" > 0)
);
ALTER TABLE "price_target" ADD CONSTRAINT "price_target_favorite_id_fkey"
    FOREIGN KEY ("favorite_id") REFERENCES "favorite"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_target" ADD CONSTRAINT "price_target_size_id_fkey"
    FOREIGN KEY ("size_id") REFERENCES "size"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "price_target_size_id_idx" ON "price_target"("size_id");

-- When a customer last got a mail about target prices or searches that are told immediately; `alerted_at` is for all else.
ALTER TABLE "customer" ADD COLUMN "urgent_at" TIMESTAMPTZ(3);
