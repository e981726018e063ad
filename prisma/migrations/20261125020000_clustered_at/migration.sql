-- When an offer came to its cluster: what another store did before is no news to whoever saved this one.
ALTER TABLE "product" ADD COLUMN "clustered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
