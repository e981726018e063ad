-- Sums of clicks, searches and commissions, so that the figures of a year need not read every row. Triggers keep them in
-- the transaction that writes the rows, whatever writes them (docs/decisions/0062).
CREATE TABLE "click_day" (
    "day" DATE NOT NULL,
    "store_id" INTEGER NOT NULL,
    "count" BIGINT NOT NULL,
    "visitors" BIGINT NOT NULL,

    CONSTRAINT "click_day_pkey" PRIMARY KEY ("day","store_id")
);

CREATE TABLE "click_month" (
    "month" DATE NOT NULL,
    "product_id" INTEGER NOT NULL,
    "store_id" INTEGER NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "count" BIGINT NOT NULL,
    "visitors" BIGINT NOT NULL,

    CONSTRAINT "click_month_pkey" PRIMARY KEY ("month","product_id","store_id","brand_id")
);

CREATE TABLE "search_month" (
    "month" DATE NOT NULL,
    "keyword" TEXT NOT NULL,
    "count" BIGINT NOT NULL,

    CONSTRAINT "search_month_pkey" PRIMARY KEY ("month","keyword")
);

CREATE TABLE "commission_day" (
    "day" DATE NOT NULL,
    "network" TEXT NOT NULL,
    "advertiser" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "transactions" BIGINT NOT NULL,
    "orders" BIGINT NOT NULL,
    "sale_cents" BIGINT NOT NULL,
    "commission_cents" BIGINT NOT NULL,

    CONSTRAINT "commission_day_pkey" PRIMARY KEY ("day","network","advertiser","status","currency")
);

CREATE FUNCTION month_of(day date) RETURNS date LANGUAGE sql IMMUTABLE
    RETURN date_trunc('month', day::timestamp)::date;

-- Each function adds the rows of `changed` to the sums or subtracts them. Statements lock sums in the order of their
-- keys, after all rows.
CREATE FUNCTION sum_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    sign CONSTANT integer := TG_ARGV[0];
BEGIN
    INSERT INTO click_day AS known (day, store_id, count, visitors)
    SELECT day, store_id, sign * sum(count), sign * sum(visitors) FROM changed GROUP BY day, store_id ORDER BY day, store_id
    ON CONFLICT (day, store_id) DO UPDATE
    SET count = known.count + excluded.count, visitors = known.visitors + excluded.visitors;

    INSERT INTO click_month AS known (month, product_id, store_id, brand_id, count, visitors)
    SELECT month_of(day), product_id, store_id, brand_id, sign * sum(count), sign * sum(visitors)
    FROM changed GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (month, product_id, store_id, brand_id) DO UPDATE
    SET count = known.count + excluded.count, visitors = known.visitors + excluded.visitors;

    IF sign < 0 THEN
        DELETE FROM click_day WHERE count = 0 AND (day, store_id) IN (SELECT day, store_id FROM changed);
        DELETE FROM click_month
        WHERE count = 0 AND (month, product_id, store_id, brand_id) IN (
            SELECT month_of(day), product_id, store_id, brand_id FROM changed);
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION sum_searches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    sign CONSTANT integer := TG_ARGV[0];
BEGIN
    INSERT INTO search_month AS known (month, keyword, count)
    SELECT month_of(day), keyword, sign * sum(count) FROM changed GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (month, keyword) DO UPDATE SET count = known.count + excluded.count;

    IF sign < 0 THEN
        DELETE FROM search_month
        WHERE count = 0 AND (month, keyword) IN (SELECT month_of(day), keyword FROM changed);
    END IF;
    RETURN NULL;
END
$$;

-- Corrections do not count as orders.
CREATE FUNCTION sum_commissions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    sign CONSTANT integer := TG_ARGV[0];
BEGIN
    INSERT INTO commission_day AS known
        (day, network, advertiser, status, currency, transactions, orders, sale_cents, commission_cents)
    SELECT day, network, advertiser, status, currency, sign * count(*),
        sign * count(*) FILTER (WHERE status <> 'declined' AND commission_cents >= 0),
        sign * sum(sale_cents), sign * sum(commission_cents)
    FROM changed GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (day, network, advertiser, status, currency) DO UPDATE
    SET transactions = known.transactions + excluded.transactions, orders = known.orders + excluded.orders,
        sale_cents = known.sale_cents + excluded.sale_cents,
        commission_cents = known.commission_cents + excluded.commission_cents;

    IF sign < 0 THEN
        DELETE FROM commission_day
        WHERE transactions = 0 AND (day, network, advertiser, status, currency) IN (
            SELECT day, network, advertiser, status, currency FROM changed);
    END IF;
    RETURN NULL;
END
$$;

-- Triggers of one event run in the order of their names: additions first, so that no sum of a changed row becomes 0.
CREATE TRIGGER click_out_added AFTER INSERT ON click_out REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_clicks(1);
CREATE TRIGGER click_out_changed_after AFTER UPDATE ON click_out REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_clicks(1);
CREATE TRIGGER click_out_changed_before AFTER UPDATE ON click_out REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_clicks('-1');
CREATE TRIGGER click_out_removed AFTER DELETE ON click_out REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_clicks('-1');

CREATE TRIGGER search_log_added AFTER INSERT ON search_log REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_searches(1);
CREATE TRIGGER search_log_changed_after AFTER UPDATE ON search_log REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_searches(1);
CREATE TRIGGER search_log_changed_before AFTER UPDATE ON search_log REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_searches('-1');
CREATE TRIGGER search_log_removed AFTER DELETE ON search_log REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_searches('-1');

CREATE TRIGGER commission_added AFTER INSERT ON commission REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_commissions(1);
CREATE TRIGGER commission_changed_after AFTER UPDATE ON commission REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_commissions(1);
CREATE TRIGGER commission_changed_before AFTER UPDATE ON commission REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_commissions('-1');
CREATE TRIGGER commission_removed AFTER DELETE ON commission REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION sum_commissions('-1');

-- After the triggers, whose locks keep other writers out until this migration ends.
INSERT INTO click_day (day, store_id, count, visitors)
SELECT day, store_id, sum(count), sum(visitors) FROM click_out GROUP BY day, store_id;

INSERT INTO click_month (month, product_id, store_id, brand_id, count, visitors)
SELECT month_of(day), product_id, store_id, brand_id, sum(count), sum(visitors) FROM click_out GROUP BY 1, 2, 3, 4;

INSERT INTO search_month (month, keyword, count)
SELECT month_of(day), keyword, sum(count) FROM search_log GROUP BY 1, 2;

INSERT INTO commission_day
    (day, network, advertiser, status, currency, transactions, orders, sale_cents, commission_cents)
SELECT day, network, advertiser, status, currency, count(*),
    count(*) FILTER (WHERE status <> 'declined' AND commission_cents >= 0), sum(sale_cents), sum(commission_cents)
FROM commission GROUP BY 1, 2, 3, 4, 5;
