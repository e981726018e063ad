-- Whether an offer's cluster is right for its links. It stays so while the offer is compared again with new weights, so that
-- only offers whose links changed are grouped again. False of existing rows: they are grouped once more.

-- AlterTable
ALTER TABLE "match_state" ADD COLUMN "grouped" BOOLEAN NOT NULL DEFAULT false;
