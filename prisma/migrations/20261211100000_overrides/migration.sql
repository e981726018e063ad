-- What ops say of products in place of their feeds, and what the feeds say meanwhile.
CREATE TABLE "product_override" (
    "product_id" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "of" INTEGER NOT NULL DEFAULT 0,
    "value" TEXT NOT NULL,

    CONSTRAINT "product_override_pkey" PRIMARY KEY ("product_id","field","of"),
    CONSTRAINT "product_override_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "product_fed" (
    "product_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "audience" TEXT,
    "guessed_color" TEXT,

    CONSTRAINT "product_fed_pkey" PRIMARY KEY ("product_id"),
    CONSTRAINT "product_fed_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "switched_off" (
    "kind" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,

    CONSTRAINT "switched_off_pkey" PRIMARY KEY ("kind","subject_id")
);

CREATE TABLE "catalogue_change" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "field" TEXT NOT NULL,
    "of" INTEGER NOT NULL DEFAULT 0,
    "value" TEXT,
    "scope" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "undone_by" INTEGER,

    CONSTRAINT "catalogue_change_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "catalogue_change_undone_by_fkey" FOREIGN KEY ("undone_by") REFERENCES "catalogue_change"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "catalogue_change_undone_by_key" ON "catalogue_change"("undone_by");

CREATE TABLE "catalogue_change_item" (
    "change_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "value" TEXT,
    "before" TEXT,
    "is_done" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "catalogue_change_item_pkey" PRIMARY KEY ("change_id","product_id"),
    CONSTRAINT "catalogue_change_item_change_id_fkey" FOREIGN KEY ("change_id") REFERENCES "catalogue_change"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "catalogue_change_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "catalogue_change_item_product_id_idx" ON "catalogue_change_item"("product_id");

-- The next products of a change that is under way.
CREATE INDEX "catalogue_change_item_open" ON "catalogue_change_item"("change_id", "product_id") WHERE NOT "is_done";

-- The desk lists what the shop does not show.
CREATE INDEX "listing_not_shown" ON "listing"("product_id") WHERE NOT "active";

ALTER TABLE "product_media" ADD COLUMN "fed_position" INTEGER;
