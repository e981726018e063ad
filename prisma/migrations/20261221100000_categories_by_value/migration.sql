-- The lists of values look up where the rows of a category went.
CREATE INDEX "fed_category_value_idx" ON "fed_category"("value");
