-- A schedule may rest, and a running import says how far it is.
ALTER TABLE "feed_schedule" ADD COLUMN "paused_at" TIMESTAMPTZ(3);
ALTER TABLE "import" ADD COLUMN "phase" TEXT;
