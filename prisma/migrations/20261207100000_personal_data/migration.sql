-- CreateTable
CREATE TABLE "data_export" (
    "customer_id" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("customer_id")
);

-- CreateTable
CREATE TABLE "deleted_account" (
    "key_hash" BYTEA NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_account_pkey" PRIMARY KEY ("key_hash")
);

-- AddForeignKey
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The key of the hashes in "deleted_account". It stands here, so that a backup carries it.

INSERT INTO "shop_state" ("key", "value") VALUES ('deletion_key', gen_random_uuid()::text || gen_random_uuid()::text);
