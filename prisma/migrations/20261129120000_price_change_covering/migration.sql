-- Imports write the changes of a day side by side, so those of one product lie on as many pages as days. This index holds all
-- that its history needs.
CREATE INDEX "price_change_history_idx" ON "price_change" ("product_id", "changed_at")
    INCLUDE ("quoted_cents", "quoted_retail_cents", "stock", "currency");
DROP INDEX "price_change_product_id_changed_at_idx";
