-- What a feed says of delivery is a list of options, each with its own currency. The price of the first one, in the
-- currency of the product's price, becomes the only option of its list.
ALTER TABLE "product" ADD COLUMN     "delivery" JSONB;

UPDATE "product" SET "delivery" = jsonb_build_array(jsonb_build_object(
  'country', NULL, 'region', NULL, 'service', NULL, 'cents', "shipping_cents", 'currency', "currency",
  'freeFromCents', NULL, 'days', NULL))
WHERE "shipping_cents" IS NOT NULL;

ALTER TABLE "product" DROP COLUMN "shipping_cents";

-- AlterTable
ALTER TABLE "listing" ADD COLUMN     "delivered_cents" INTEGER;

-- AlterTable
ALTER TABLE "store" ADD COLUMN     "delivery_country" TEXT;

-- CreateTable
CREATE TABLE "store_delivery" (
    "store_id" INTEGER NOT NULL,
    "country" TEXT NOT NULL,
    "region" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL,
    "fee_cents" BIGINT,
    "free_from_cents" BIGINT,
    "days_from" SMALLINT,
    "days_to" SMALLINT,
    "returns_days" SMALLINT,
    "returns_free" BOOLEAN,
    "returns_note" TEXT,

    CONSTRAINT "store_delivery_pkey" PRIMARY KEY ("store_id","country","region")
);

-- AddForeignKey
ALTER TABLE "store_delivery" ADD CONSTRAINT "store_delivery_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;
