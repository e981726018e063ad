-- What partners are told by webhooks: events in their order, and how far each webhook was told.
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "partner_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "events" TEXT[],
    "sent_up_to" BIGINT NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failing_since" TIMESTAMPTZ(3),
    "last_sent_at" TIMESTAMPTZ(3),
    "last_answer" TEXT,
    "paused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "webhook_partner_id_idx" ON "webhook"("partner_id");

ALTER TABLE "webhook" ADD CONSTRAINT "webhook_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "partner_event" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kinds" TEXT[],
    "product_id" INTEGER,
    "import_id" INTEGER,
    "data" JSONB NOT NULL,

    CONSTRAINT "partner_event_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "partner_event_import_id_idx" ON "partner_event"("import_id");

CREATE INDEX "partner_event_at_idx" ON "partner_event"("at");

-- A product as the last event told it.
CREATE TABLE "partner_seen" (
    "product_id" INTEGER NOT NULL,
    "price_cents" INTEGER,
    "in_stock" BOOLEAN NOT NULL,

    CONSTRAINT "partner_seen_pkey" PRIMARY KEY ("product_id")
);
