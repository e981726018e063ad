-- AlterTable
ALTER TABLE "fed_category" ADD COLUMN     "unmovable" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "removed_mapping" (
    "kind" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "removed_mapping_pkey" PRIMARY KEY ("kind", "from")
);
