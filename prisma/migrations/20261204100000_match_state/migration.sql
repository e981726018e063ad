-- How far an offer came is written several times each time that it is matched, and its evidence seldom.

-- CreateTable
CREATE TABLE "match_state" (
    "product_id" INTEGER NOT NULL,
    "brand" TEXT NOT NULL,
    "block_keys" BIGINT[],
    "state" TEXT NOT NULL DEFAULT 'read',

    CONSTRAINT "match_state_pkey" PRIMARY KEY ("product_id")
);

INSERT INTO "match_state" SELECT "product_id", "brand", "block_keys", "state" FROM "offer_evidence" ORDER BY "product_id";

-- AddForeignKey
ALTER TABLE "match_state" ADD CONSTRAINT "match_state_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "offer_evidence"("product_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Takes the indexes and the check on it along.
ALTER TABLE "offer_evidence" DROP COLUMN "block_keys", DROP COLUMN "state";

-- What Prisma's schema cannot say. Few offers are under way at a time.

CREATE INDEX "match_state_read_idx" ON "match_state"("brand", "product_id") WHERE "state" = 'read';
CREATE INDEX "match_state_blocked_idx" ON "match_state"("brand", "product_id") WHERE "state" = 'blocked';
CREATE INDEX "match_state_compared_idx" ON "match_state"("product_id") WHERE "state" = 'compared';

ALTER TABLE "match_state"
  ADD CONSTRAINT "match_state_state_check" CHECK ("state" IN ('read', 'blocked', 'compared', 'settled'));
