-- Where the last good feed of each store is kept, and how it was read.
-- CreateTable
CREATE TABLE "kept_feed" (
    "store_id" INTEGER NOT NULL,
    "import_id" INTEGER NOT NULL,
    "host" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "format" TEXT,
    "link" TEXT,
    "media_base" TEXT,
    "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_feed_pkey" PRIMARY KEY ("store_id")
);

-- AddForeignKey
ALTER TABLE "kept_feed" ADD CONSTRAINT "kept_feed_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kept_feed" ADD CONSTRAINT "kept_feed_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
