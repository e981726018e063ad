-- A store's feeds in other languages than its own, and what came of the last one in each.
CREATE TABLE "text_feed" (
    "store_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "url" TEXT,
    "etag" TEXT,
    "last_modified" TEXT,
    "products" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "text_feed_pkey" PRIMARY KEY ("store_id","language")
);

ALTER TABLE "text_feed" ADD CONSTRAINT "text_feed_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Those that were imported before.
INSERT INTO "text_feed" ("store_id", "language", "products", "outcome")
SELECT p."store_id", t."language", count(*), 'imported'
FROM "product_text" t JOIN "product" p ON p."id" = t."product_id" GROUP BY p."store_id", t."language";
