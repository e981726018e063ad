-- 'What changed price this week' reads the end of a table that only grows.
CREATE INDEX "price_change_changed_at_idx" ON "price_change" USING brin ("changed_at");
