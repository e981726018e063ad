-- Messages of before were mailed to ops, who answered them by mail.
ALTER TABLE "contact_message"
  ADD COLUMN "status" TEXT NOT NULL DEFAULT 'closed' CHECK ("status" IN ('new', 'answered', 'closed')),
  ADD COLUMN "reply" TEXT,
  ADD COLUMN "replied_at" TIMESTAMPTZ(3);
ALTER TABLE "contact_message" ALTER COLUMN "status" SET DEFAULT 'new';

CREATE INDEX "contact_message_status_id_idx" ON "contact_message" ("status", "id");
