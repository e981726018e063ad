-- AlterTable
ALTER TABLE "product" ADD COLUMN     "hidden_by_feed" BOOLEAN NOT NULL DEFAULT false;
