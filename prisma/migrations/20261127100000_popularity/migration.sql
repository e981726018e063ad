-- How many different visitors left for the store that day, as far as that was counted.
ALTER TABLE "click_out" ADD COLUMN "visitors" INTEGER NOT NULL DEFAULT 0;

-- How much shoppers lately wanted the product at any store, 0 to 10.
ALTER TABLE "product" ADD COLUMN "popularity" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "listing" ADD COLUMN "popularity" SMALLINT NOT NULL DEFAULT 0;

-- The key of a day, by which the addresses of its visitors are hashed. It goes with the day's hashes.
CREATE TABLE "click_key" (
    "day" DATE NOT NULL,
    "key" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "click_key_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "click_visit" (
    "day" DATE NOT NULL,
    "product_id" INTEGER NOT NULL,
    "visitor" BYTEA NOT NULL,

    CONSTRAINT "click_visit_pkey" PRIMARY KEY ("day", "product_id", "visitor")
);
