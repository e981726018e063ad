-- CreateTable
CREATE TABLE "consent" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER,
    "subscription_id" INTEGER,
    "purpose" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_by" TEXT,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consent_customer_id_idx" ON "consent"("customer_id");

-- CreateIndex
CREATE INDEX "consent_subscription_id_idx" ON "consent"("subscription_id");

-- AddForeignKey
ALTER TABLE "consent" ADD CONSTRAINT "consent_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent" ADD CONSTRAINT "consent_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "consent"
  ADD CONSTRAINT "consent_owner_check" CHECK (num_nonnulls("customer_id", "subscription_id") = 1),
  ADD CONSTRAINT "consent_purpose_check" CHECK ("purpose" IN ('newsletter', 'alerts'));

-- Of what was agreed to before, the time is known and the wording is not.

INSERT INTO "consent" ("customer_id", "purpose", "wording", "version", "method", "given_at")
SELECT "id", 'alerts', '', 0, 'before wordings were recorded', "created_at" FROM "customer" WHERE "wants_alerts";

INSERT INTO "consent" ("subscription_id", "purpose", "wording", "version", "method", "given_at", "withdrawn_at", "withdrawn_by")
SELECT "id", 'newsletter', '', 0, 'before wordings were recorded', "confirmed_at", "unsubscribed_at",
  CASE WHEN "unsubscribed_at" IS NOT NULL THEN 'link in a mail' END
FROM "subscription" WHERE "confirmed_at" IS NOT NULL;
