-- High whole prices of a store's feed that staff confirmed, so that they are not taken for minor units.
ALTER TABLE "store" ADD COLUMN "confirmed_prices" JSONB;
