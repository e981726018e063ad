-- A commission report of an affiliate network that staff imported, and rows of it that were refused.
CREATE TABLE "commission_report" (
    "id" SERIAL NOT NULL,
    "network" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created" INTEGER NOT NULL,
    "updated" INTEGER NOT NULL,
    "unchanged" INTEGER NOT NULL,
    "refused" INTEGER NOT NULL,

    CONSTRAINT "commission_report_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "commission_refusal" (
    "report_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "commission_refusal_pkey" PRIMARY KEY ("report_id", "line")
);

-- Which store an advertiser of a network is.
CREATE TABLE "commission_advertiser" (
    "network" TEXT NOT NULL,
    "advertiser" TEXT NOT NULL,
    "store_id" INTEGER,

    CONSTRAINT "commission_advertiser_pkey" PRIMARY KEY ("network", "advertiser")
);

-- What a network says of one transaction; amounts in hundredths as quoted.
CREATE TABLE "commission" (
    "network" TEXT NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "advertiser" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "status" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "sale_cents" BIGINT NOT NULL,
    "commission_cents" BIGINT NOT NULL,

    CONSTRAINT "commission_pkey" PRIMARY KEY ("network", "transaction_id")
);

CREATE INDEX "commission_day_idx" ON "commission"("day");
CREATE INDEX "commission_network_advertiser_idx" ON "commission"("network", "advertiser");
CREATE INDEX "commission_advertiser_store_id_idx" ON "commission_advertiser"("store_id");

ALTER TABLE "commission" ADD CONSTRAINT "commission_status_check" CHECK ("status" IN ('pending', 'approved', 'declined'));

ALTER TABLE "commission_refusal" ADD CONSTRAINT "commission_refusal_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "commission_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "commission_advertiser" ADD CONSTRAINT "commission_advertiser_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "commission" ADD CONSTRAINT "commission_network_advertiser_fkey" FOREIGN KEY ("network", "advertiser") REFERENCES "commission_advertiser"("network", "advertiser") ON DELETE RESTRICT ON UPDATE CASCADE;
