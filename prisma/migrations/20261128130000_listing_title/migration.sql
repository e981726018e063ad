-- AlterTable
ALTER TABLE "listing" ADD COLUMN "title" TEXT NOT NULL DEFAULT '';

-- To take it out of a million cards takes as long as to read everything else of a listing. Who publishes holds this lock to the
-- end.
SELECT pg_advisory_xact_lock(5170004);

UPDATE "listing" SET "title" = fold_text("card" ->> 'title'), "details" = left("details", 4000);
