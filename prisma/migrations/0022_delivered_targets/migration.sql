-- AlterTable
ALTER TABLE "price_target" ADD COLUMN     "with_delivery" BOOLEAN NOT NULL DEFAULT false;
