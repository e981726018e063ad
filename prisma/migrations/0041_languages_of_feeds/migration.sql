-- The language of a store's texts, as its imports found it. The next import of a store fills it in, and its cards with it.
ALTER TABLE "store" ADD COLUMN "language" TEXT;

-- How often in a row a feed in another language failed, and whether the store's mapping does not fit it.
ALTER TABLE "text_feed" ADD COLUMN "failures" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "text_feed" ADD COLUMN "is_unmapped" BOOLEAN NOT NULL DEFAULT false;
