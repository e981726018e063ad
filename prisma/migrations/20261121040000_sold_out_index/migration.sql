-- 'Back in stock' asks of every favourite whether it was sold out since it was saved (decision 23).
CREATE INDEX "price_change_sold_out_idx" ON "price_change" ("product_id", "changed_at") WHERE "stock" = 0;
