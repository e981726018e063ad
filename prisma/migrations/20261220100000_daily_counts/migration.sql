-- How often something happened on one day (UTC). Nothing tells by whom.
CREATE TABLE "daily_count" (
    "figure" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "value" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "daily_count_pkey" PRIMARY KEY ("figure", "day", "value")
);

ALTER TABLE "daily_count" ADD CONSTRAINT "daily_count_count_check" CHECK ("count" > 0);

-- Whether a search of before found something is known of the last one of a day.
INSERT INTO "daily_count"
SELECT 'search', "day", CASE WHEN "last_total" > 0 THEN 'found' ELSE 'vain' END, sum("count")
FROM "search_log" GROUP BY 2, 3;

-- Of favorites of before only those are known that are still there.
INSERT INTO "daily_count"
SELECT 'favorite', ("created_at" AT TIME ZONE 'UTC')::date, 'added', count(*) FROM "favorite" GROUP BY 2;
