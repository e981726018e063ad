-- Only stores whose terms allow it are in the feeds that the shop gives out.
ALTER TABLE "store" ADD COLUMN "feeds_out" BOOLEAN NOT NULL DEFAULT false;
