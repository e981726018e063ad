-- What a store says of its products in other languages than its feed, from a feed in each.
CREATE TABLE "product_text" (
    "product_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "product_text_pkey" PRIMARY KEY ("product_id","language")
);

ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
