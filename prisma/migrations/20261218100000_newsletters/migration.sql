-- Newsletters on their way: what is sent, how far it is, and of those just being sent who got it.
CREATE TABLE "newsletter_send" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'scheduled',
    "actor" TEXT NOT NULL,
    "test_staff_id" INTEGER,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "begun_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "last_id" INTEGER NOT NULL DEFAULT 0,
    "up_to_id" INTEGER,
    "total" INTEGER NOT NULL DEFAULT 0,
    "sent" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "unsubscribed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "newsletter_send_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "newsletter_send_test_staff_id_fkey" FOREIGN KEY ("test_staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "newsletter_delivery" (
    "send_id" INTEGER NOT NULL,
    "subscription_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "retry_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_delivery_pkey" PRIMARY KEY ("send_id","subscription_id"),
    CONSTRAINT "newsletter_delivery_send_id_fkey" FOREIGN KEY ("send_id") REFERENCES "newsletter_send"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "newsletter_delivery_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "newsletter_delivery_subscription_id_idx" ON "newsletter_delivery"("subscription_id");

-- Which newsletter a link ends. Each one brings a link for each subscriber, so they are found by the subscription.
ALTER TABLE "mail_token" ADD COLUMN "newsletter_id" INTEGER;
CREATE INDEX "mail_token_subscription_id_idx" ON "mail_token"("subscription_id");
