-- Other words and brands are read alike now: all offers are matched again, in the background and in batches.
INSERT INTO "match_pending" ("product_id") SELECT "id" FROM "product" WHERE "active" ORDER BY "id";
