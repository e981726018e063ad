-- Searches, visits, clicks and commissions, counted without naming a customer.

CREATE TABLE search_log (
    keyword TEXT NOT NULL,
    day DATE NOT NULL,
    count INTEGER NOT NULL DEFAULT 1,
    last_total INTEGER NOT NULL,
    CONSTRAINT search_log_pkey PRIMARY KEY (keyword, day),
    CONSTRAINT search_log_count_check CHECK (count > 0),
    CONSTRAINT search_log_keyword_check CHECK (((length(keyword) >= 1) AND (length(keyword) <= 200)) AND (strpos(keyword, '@') = 0)),
    CONSTRAINT search_log_total_check CHECK (last_total >= 0)
);
CREATE INDEX search_log_day_idx ON search_log (day);

-- How often one search followed another on one day (UTC), where that was at least five times. Nothing tells by whom.
CREATE TABLE search_pair (
    day DATE NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    count INTEGER NOT NULL,
    CONSTRAINT search_pair_pkey PRIMARY KEY (day, "from", "to")
);

-- The key of a day, by which the addresses of its visitors are hashed. It goes with the day's hashes.
CREATE TABLE click_key (
    day DATE NOT NULL,
    key UUID NOT NULL DEFAULT gen_random_uuid(),
    CONSTRAINT click_key_pkey PRIMARY KEY (day)
);

CREATE TABLE click_visit (
    day DATE NOT NULL,
    product_id INTEGER NOT NULL,
    visitor BYTEA NOT NULL,
    CONSTRAINT click_visit_pkey PRIMARY KEY (day, product_id, visitor)
);

CREATE TABLE click_out (
    product_id INTEGER NOT NULL,
    day DATE NOT NULL,
    store_id INTEGER NOT NULL,
    brand_id INTEGER NOT NULL,
    count INTEGER NOT NULL DEFAULT 1,
    visitors INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT click_out_pkey PRIMARY KEY (product_id, day),
    CONSTRAINT click_out_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT click_out_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT click_out_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT click_out_count_check CHECK (count > 0)
);
CREATE INDEX click_out_day_idx ON click_out (day);

-- How often something happened on one day (UTC). Nothing tells by whom.
CREATE TABLE daily_count (
    figure TEXT NOT NULL,
    day DATE NOT NULL,
    value TEXT NOT NULL,
    count INTEGER NOT NULL,
    CONSTRAINT daily_count_pkey PRIMARY KEY (figure, day, value),
    CONSTRAINT daily_count_count_check CHECK (count > 0)
);

-- A commission report of an affiliate network that staff imported, and rows of it that were refused.
CREATE TABLE commission_report (
    id SERIAL NOT NULL,
    network TEXT NOT NULL,
    name TEXT NOT NULL,
    actor TEXT NOT NULL,
    imported_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    unchanged INTEGER NOT NULL,
    refused INTEGER NOT NULL,
    CONSTRAINT commission_report_pkey PRIMARY KEY (id)
);

CREATE TABLE commission_refusal (
    report_id INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    CONSTRAINT commission_refusal_pkey PRIMARY KEY (report_id, line),
    CONSTRAINT commission_refusal_report_id_fkey FOREIGN KEY (report_id) REFERENCES commission_report(id) ON UPDATE CASCADE ON DELETE CASCADE
);

-- Which store an advertiser of a network is.
CREATE TABLE commission_advertiser (
    network TEXT NOT NULL,
    advertiser TEXT NOT NULL,
    store_id INTEGER,
    CONSTRAINT commission_advertiser_pkey PRIMARY KEY (network, advertiser),
    CONSTRAINT commission_advertiser_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE INDEX commission_advertiser_store_id_idx ON commission_advertiser (store_id);

-- What a network says of one transaction; amounts in hundredths as quoted.
CREATE TABLE commission (
    network TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    advertiser TEXT NOT NULL,
    day DATE NOT NULL,
    status TEXT NOT NULL,
    currency TEXT NOT NULL,
    sale_cents BIGINT NOT NULL,
    commission_cents BIGINT NOT NULL,
    CONSTRAINT commission_pkey PRIMARY KEY (network, transaction_id),
    CONSTRAINT commission_network_advertiser_fkey FOREIGN KEY (network, advertiser) REFERENCES commission_advertiser(network, advertiser) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT commission_status_check CHECK (status = ANY (ARRAY['pending', 'approved', 'declined']))
);
CREATE INDEX commission_day_idx ON commission (day);
CREATE INDEX commission_network_advertiser_idx ON commission (network, advertiser);

CREATE TABLE brand_owner (
    customer_id INTEGER NOT NULL,
    brand_id INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT brand_owner_pkey PRIMARY KEY (customer_id, brand_id),
    CONSTRAINT brand_owner_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT brand_owner_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX brand_owner_brand_id_idx ON brand_owner (brand_id);
