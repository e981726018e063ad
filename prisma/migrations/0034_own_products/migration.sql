-- Products that staff write by hand, for stores without a feed. Their ids in the catalogue are 'own-' and this id.
CREATE TABLE "own_product" (
    "id" SERIAL NOT NULL,
    "store_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "fields" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_product_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "own_product_store_id_idx" ON "own_product"("store_id");

ALTER TABLE "own_product" ADD CONSTRAINT "own_product_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;
