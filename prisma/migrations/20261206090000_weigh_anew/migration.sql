-- The rules of matching changed. New weights of a brand have its offers compared again, in the background and in batches.
UPDATE "match_weight" SET "changed" = greatest("offers", 1);
