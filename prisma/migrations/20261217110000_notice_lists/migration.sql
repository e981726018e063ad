-- Reports that wait, the oldest first, and those that were decided, the latest first.
CREATE INDEX "offer_notice_decided_at_created_at_id_idx" ON "offer_notice" ("decided_at", "created_at", "id");
