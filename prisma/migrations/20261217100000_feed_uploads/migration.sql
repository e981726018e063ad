-- Feeds that staff upload. They are in the database, in parts, so that a worker on any machine can import them.
CREATE TABLE "feed_upload" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "store_id" INTEGER,
    "name" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "received" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feed_upload_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "feed_upload_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "feed_upload_received_check" CHECK ("received" BETWEEN 0 AND "bytes")
);

CREATE INDEX "feed_upload_store_id_idx" ON "feed_upload"("store_id");

CREATE TABLE "feed_upload_part" (
    "upload_id" UUID NOT NULL,
    "begins_at" BIGINT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "feed_upload_part_pkey" PRIMARY KEY ("upload_id","begins_at"),
    CONSTRAINT "feed_upload_part_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "feed_upload"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Feeds come packed, or are read once.
ALTER TABLE "feed_upload_part" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- The last dry run of each store: what it was asked to try, how far it is, and what would change.
CREATE TABLE "feed_trial" (
    "store_id" INTEGER NOT NULL,
    "upload_id" UUID,
    "settings" JSONB NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "phase" TEXT,
    "read" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "refusal" TEXT,
    "result" JSONB,

    CONSTRAINT "feed_trial_pkey" PRIMARY KEY ("store_id"),
    CONSTRAINT "feed_trial_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "feed_trial_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "feed_upload"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
