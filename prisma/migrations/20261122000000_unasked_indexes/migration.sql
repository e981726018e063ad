-- Every imported product paid for an entry in each. Only the tool asks for them, when ops fill a collection with a category
-- or move a colour, and reads the whole table in less time than the writing took; no category and no colour is ever deleted.
DROP INDEX "product_category_id_idx";
DROP INDEX "product_color_color_id_idx";
