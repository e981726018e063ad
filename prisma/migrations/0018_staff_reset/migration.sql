-- AlterTable
ALTER TABLE "mail_token" ADD COLUMN     "staff_id" INTEGER;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say. Most links are not for staff.

CREATE INDEX "mail_token_staff_idx" ON "mail_token"("staff_id") WHERE "staff_id" IS NOT NULL;

ALTER TABLE "mail_token"
  DROP CONSTRAINT "mail_token_owner_check",
  ADD CONSTRAINT "mail_token_owner_check"
    CHECK (num_nonnulls("customer_id", "subscription_id", "email_change_id", "staff_id") = 1),
  DROP CONSTRAINT "mail_token_purpose_check",
  ADD CONSTRAINT "mail_token_purpose_check"
    CHECK ("purpose" IN ('verify', 'disown', 'reset', 'delete', 'email', 'email-back', 'subscribe', 'unsubscribe', 'alerts-off', 'staff-reset'));
