-- A removed search is kept for a while, so that an Undo brings it back with what was found for it.
ALTER TABLE "saved_search" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
