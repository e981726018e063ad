-- AlterTable
ALTER TABLE "feed_schedule" ADD COLUMN "link" TEXT;
