-- How good the data of each import is; null for those of an older version.
ALTER TABLE "import" ADD COLUMN "quality" JSONB;

-- CreateTable
CREATE TABLE "fed_category" (
    "store_id" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "certainty" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "fed_category_pkey" PRIMARY KEY ("store_id","value","path","certainty")
);

-- AddForeignKey
ALTER TABLE "fed_category" ADD CONSTRAINT "fed_category_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;
