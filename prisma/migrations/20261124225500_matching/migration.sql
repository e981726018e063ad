-- CreateTable
CREATE TABLE "match_pending" (
    "id" BIGSERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "regroup" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "match_pending_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_evidence" (
    "product_id" INTEGER NOT NULL,
    "brand" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "evidence" JSONB NOT NULL,
    "block_keys" BIGINT[],
    "state" TEXT NOT NULL DEFAULT 'read',

    CONSTRAINT "offer_evidence_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "match_block" (
    "key" BIGINT NOT NULL,
    "product_id" INTEGER NOT NULL,

    CONSTRAINT "match_block_pkey" PRIMARY KEY ("key","product_id")
);

-- CreateTable
CREATE TABLE "match_weight" (
    "brand" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "weights" JSONB NOT NULL,
    "offers" INTEGER NOT NULL,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_weight_pkey" PRIMARY KEY ("brand")
);

-- CreateTable
CREATE TABLE "match_candidate" (
    "first" INTEGER NOT NULL,
    "second" INTEGER NOT NULL,
    "verdict" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "reasons" JSONB NOT NULL,

    CONSTRAINT "match_candidate_pkey" PRIMARY KEY ("first","second")
);

-- CreateTable
CREATE TABLE "match_decision" (
    "first" INTEGER NOT NULL,
    "second" INTEGER NOT NULL,
    "verdict" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_decision_pkey" PRIMARY KEY ("first","second")
);

-- CreateIndex
CREATE INDEX "offer_evidence_brand_idx" ON "offer_evidence"("brand");

-- CreateIndex
CREATE INDEX "match_candidate_second_idx" ON "match_candidate"("second");

-- CreateIndex
CREATE INDEX "match_candidate_verdict_score_idx" ON "match_candidate"("verdict", "score");

-- CreateIndex
CREATE INDEX "match_decision_second_idx" ON "match_decision"("second");

-- AddForeignKey
ALTER TABLE "offer_evidence" ADD CONSTRAINT "offer_evidence_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_block" ADD CONSTRAINT "match_block_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "offer_evidence"("product_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_candidate" ADD CONSTRAINT "match_candidate_first_fkey" FOREIGN KEY ("first") REFERENCES "offer_evidence"("product_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_candidate" ADD CONSTRAINT "match_candidate_second_fkey" FOREIGN KEY ("second") REFERENCES "offer_evidence"("product_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_decision" ADD CONSTRAINT "match_decision_first_fkey" FOREIGN KEY ("first") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_decision" ADD CONSTRAINT "match_decision_second_fkey" FOREIGN KEY ("second") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say. Few offers are under way at a time.

CREATE INDEX "product_shared_idx" ON "product"("id") WHERE "cluster_id" <> "id";
CREATE INDEX "offer_evidence_read_idx" ON "offer_evidence"("brand", "product_id") WHERE "state" = 'read';
CREATE INDEX "offer_evidence_blocked_idx" ON "offer_evidence"("brand", "product_id") WHERE "state" = 'blocked';
CREATE INDEX "offer_evidence_compared_idx" ON "offer_evidence"("product_id") WHERE "state" = 'compared';

ALTER TABLE "offer_evidence"
  ADD CONSTRAINT "offer_evidence_state_check" CHECK ("state" IN ('read', 'blocked', 'compared', 'settled'));
ALTER TABLE "match_candidate"
  ADD CONSTRAINT "match_candidate_order_check" CHECK ("first" < "second"),
  ADD CONSTRAINT "match_candidate_verdict_check" CHECK ("verdict" IN ('match', 'candidate'));
ALTER TABLE "match_decision"
  ADD CONSTRAINT "match_decision_order_check" CHECK ("first" < "second"),
  ADD CONSTRAINT "match_decision_verdict_check" CHECK ("verdict" IN ('join', 'split'));

-- What there is already is compared once, as if it had just been imported.
INSERT INTO "match_pending" ("product_id") SELECT "id" FROM "product" WHERE "active" ORDER BY "id";
