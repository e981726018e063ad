-- Rules of feeds have versions; the highest number is in use. Without a store they are for all stores.
CREATE TABLE "feed_rules" (
    "id" SERIAL NOT NULL,
    "store_id" INTEGER,
    "number" INTEGER NOT NULL,
    "rules" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feed_rules_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "feed_rules_store_id_number_idx" ON "feed_rules"("store_id", "number");

ALTER TABLE "feed_rules" ADD CONSTRAINT "feed_rules_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The settings of a store become its rules.
CREATE FUNCTION pg_temp.rule(name TEXT, condition TEXT, action JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT jsonb_build_array(jsonb_build_object(
    'name', name,
    'when', CASE WHEN condition IS NULL THEN '[]'::jsonb
      ELSE jsonb_build_array(jsonb_build_object('of', condition, 'test', 'empty')) END,
    'actions', jsonb_build_array(action)))
$$;

INSERT INTO "feed_rules" ("store_id", "number", "rules", "actor", "note")
SELECT "id", 1, "rules", 'migration', 'The settings of before' FROM (
  SELECT "id",
    CASE WHEN "brand" IS NULL THEN '[]'::jsonb ELSE pg_temp.rule('Brand', CASE WHEN "force_brand" THEN NULL ELSE 'fact:brand' END,
      jsonb_build_object('type', 'map', 'of', 'brand', 'value', "brand")) END
    || CASE WHEN "title_pattern" IS NULL THEN '[]'::jsonb ELSE pg_temp.rule('Title pattern', NULL,
      jsonb_build_object('type', 'title', 'value', "title_pattern")) END
    || CASE WHEN "currency" IS NULL THEN '[]'::jsonb ELSE pg_temp.rule('Currency', 'currency',
      jsonb_build_object('type', 'set', 'of', 'currency', 'value', "currency")) END
    || CASE WHEN "default_audience" IS NULL THEN '[]'::jsonb ELSE pg_temp.rule('Audience', 'fact:audience',
      jsonb_build_object('type', 'map', 'of', 'audience', 'value', "default_audience")) END
    || CASE WHEN "default_category" IS NULL THEN '[]'::jsonb ELSE pg_temp.rule('Kind', 'fact:kind',
      jsonb_build_object('type', 'map', 'of', 'kind', 'value', "default_category")) END
    || CASE WHEN jsonb_typeof("mapping") = 'object' THEN pg_temp.rule('Columns and fields', NULL,
      jsonb_build_object('type', 'read', 'mapping', "mapping")) ELSE '[]'::jsonb END
    || CASE WHEN "link_pattern" IS NULL THEN '[]'::jsonb ELSE pg_temp.rule('Product address', 'link',
      jsonb_build_object('type', 'set', 'of', 'link', 'value', "link_pattern")) END
    || CASE WHEN "picture_base" IS NULL THEN '[]'::jsonb ELSE pg_temp.rule('Picture base', NULL,
      jsonb_build_object('type', 'pictures', 'value', "picture_base")) END AS "rules"
  FROM "store"
) AS "made" WHERE jsonb_array_length("rules") > 0;

DROP FUNCTION pg_temp.rule(TEXT, TEXT, JSONB);

ALTER TABLE "store" DROP COLUMN "brand",
DROP COLUMN "force_brand",
DROP COLUMN "title_pattern",
DROP COLUMN "currency",
DROP COLUMN "default_audience",
DROP COLUMN "default_category",
DROP COLUMN "mapping",
DROP COLUMN "link_pattern",
DROP COLUMN "picture_base";
