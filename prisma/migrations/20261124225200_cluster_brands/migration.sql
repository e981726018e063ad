-- The brands of a row's cluster; like its categories, collections and words they are those of all its offers.
ALTER TABLE "listing" ADD COLUMN "brand_ids" INTEGER[];
UPDATE "listing" SET "brand_ids" = ARRAY["brand_id"];

