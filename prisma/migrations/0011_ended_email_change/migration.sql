-- AlterTable
ALTER TABLE "email_change" ADD COLUMN     "ended_at" TIMESTAMPTZ(3);
