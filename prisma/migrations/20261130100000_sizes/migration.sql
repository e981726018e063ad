-- Equal sizes of several systems stand together under one of them, their group. `kind` numbers what a size is worn as and by
-- whom, 0 where nothing is known. Sizes of an older version have neither; the worker reads them anew.
ALTER TABLE "size" ADD COLUMN "group_id" INTEGER, ADD COLUMN "kind" SMALLINT NOT NULL DEFAULT 0;

-- What of a product's sizes is known, also where all of them are sold out.
ALTER TABLE "listing" ADD COLUMN "size_kinds" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- Groups in which the sizes of a brand stand, where that is not that of others.
CREATE TABLE "brand_size" (
    "brand_id" INTEGER NOT NULL,
    "size_id" INTEGER NOT NULL,
    "group_id" INTEGER NOT NULL,

    CONSTRAINT "brand_size_pkey" PRIMARY KEY ("brand_id","size_id")
);

-- What the last feed of a store says of one size in two systems, and in how many rows.
CREATE TABLE "size_pair" (
    "store_id" INTEGER NOT NULL,
    "brand" TEXT NOT NULL,
    "ladder" TEXT NOT NULL,
    "from_system" TEXT NOT NULL,
    "from_value" TEXT NOT NULL,
    "to_system" TEXT NOT NULL,
    "to_value" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "size_pair_pkey" PRIMARY KEY ("store_id","brand","ladder","from_system","from_value","to_system","to_value")
);

-- What ops say of it.
CREATE TABLE "size_chart" (
    "brand" TEXT NOT NULL,
    "ladder" TEXT NOT NULL,
    "from_system" TEXT NOT NULL,
    "from_value" TEXT NOT NULL,
    "to_system" TEXT NOT NULL,
    "to_value" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "size_chart_pkey" PRIMARY KEY ("brand","ladder","from_system","from_value","to_system")
);

-- What a customer wears.
CREATE TABLE "worn_size" (
    "customer_id" INTEGER NOT NULL,
    "wear" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "worn_size_pkey" PRIMARY KEY ("customer_id","wear")
);

CREATE INDEX "size_group_id_idx" ON "size"("group_id");
CREATE INDEX "brand_size_size_id_idx" ON "brand_size"("size_id");
CREATE INDEX "brand_size_group_id_idx" ON "brand_size"("group_id");

ALTER TABLE "size" ADD CONSTRAINT "size_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "brand_size" ADD CONSTRAINT "brand_size_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "brand_size" ADD CONSTRAINT "brand_size_size_id_fkey" FOREIGN KEY ("size_id") REFERENCES "size"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "brand_size" ADD CONSTRAINT "brand_size_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "size"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "size_pair" ADD CONSTRAINT "size_pair_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "worn_size" ADD CONSTRAINT "worn_size_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
