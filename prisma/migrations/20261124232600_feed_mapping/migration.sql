-- Where a store's feed tells our fields, as ops say it.
ALTER TABLE "store" ADD COLUMN "mapping" JSONB;
