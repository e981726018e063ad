-- Partners read the catalogue with a key and a quota a day.
CREATE TABLE "partner" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "quota_per_day" INTEGER NOT NULL,
    "market" TEXT NOT NULL DEFAULT '',
    "terms" TEXT NOT NULL DEFAULT '',
    "paused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_day" DATE,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "partner_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "partner_quota" CHECK (quota_per_day > 0 AND used >= 0)
);

CREATE UNIQUE INDEX "partner_slug_key" ON "partner"("slug");

CREATE UNIQUE INDEX "partner_key_hash_key" ON "partner"("key_hash");
