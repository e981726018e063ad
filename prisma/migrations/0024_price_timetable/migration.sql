-- A product follows all prices that the dates of its variants' sales announce, not only the next one.
ALTER TABLE "product" ADD COLUMN "price_timetable" JSONB;

UPDATE "product" SET "price_timetable" =
  CASE WHEN "sale_from" IS NULL
    THEN jsonb_build_array(jsonb_build_object('from', NULL, 'cents', "sale_quoted_cents", 'retailCents', "regular_quoted_cents"))
    ELSE jsonb_build_array(
      jsonb_build_object('from', NULL, 'cents', "regular_quoted_cents", 'retailCents', NULL),
      jsonb_build_object('from', "sale_from", 'cents', "sale_quoted_cents", 'retailCents', "regular_quoted_cents"))
  END || CASE WHEN "sale_to" IS NULL
    THEN '[]'
    ELSE jsonb_build_array(
      jsonb_build_object('from', "sale_to" + interval '1 ms', 'cents', "regular_quoted_cents", 'retailCents', NULL))
  END
WHERE "sale_quoted_cents" IS NOT NULL;

ALTER TABLE "product"
  DROP COLUMN "sale_from",
  DROP COLUMN "sale_to",
  DROP COLUMN "sale_quoted_cents",
  DROP COLUMN "regular_quoted_cents";

-- The job of every minute reads only products with a timetable, of which there are few. Prisma has no partial indexes.
CREATE INDEX "product_price_timetable" ON "product" ("id") WHERE "price_timetable" IS NOT NULL;
