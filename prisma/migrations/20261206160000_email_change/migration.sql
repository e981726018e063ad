-- CreateTable
CREATE TABLE "email_change" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "was" CITEXT NOT NULL,
    "becomes" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "email_change_customer_id_idx" ON "email_change"("customer_id");

-- AddForeignKey
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "mail_token" ADD COLUMN "email_change_id" INTEGER;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_email_change_id_fkey" FOREIGN KEY ("email_change_id") REFERENCES "email_change"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say. Of most links there is no change.

CREATE INDEX "mail_token_email_change_idx" ON "mail_token"("email_change_id") WHERE "email_change_id" IS NOT NULL;

ALTER TABLE "mail_token"
  DROP CONSTRAINT "mail_token_owner_check",
  ADD CONSTRAINT "mail_token_owner_check" CHECK (num_nonnulls("customer_id", "subscription_id", "email_change_id") = 1),
  DROP CONSTRAINT "mail_token_purpose_check",
  ADD CONSTRAINT "mail_token_purpose_check"
    CHECK ("purpose" IN ('verify', 'disown', 'reset', 'delete', 'email', 'email-back', 'subscribe', 'unsubscribe', 'alerts-off'));
