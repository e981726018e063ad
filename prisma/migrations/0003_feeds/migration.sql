-- How feeds become products: imports, refused rows, values, schedules, uploads and staff's changes.

CREATE TABLE import (
    id SERIAL NOT NULL,
    store_id INTEGER NOT NULL,
    source TEXT NOT NULL,
    format TEXT,
    outcome TEXT NOT NULL DEFAULT 'running',
    reason TEXT,
    read INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0,
    unchanged INTEGER NOT NULL DEFAULT 0,
    merged INTEGER NOT NULL DEFAULT 0,
    rejected INTEGER NOT NULL DEFAULT 0,
    sold_out INTEGER NOT NULL DEFAULT 0,
    placed INTEGER NOT NULL DEFAULT 0,
    named_color INTEGER NOT NULL DEFAULT 0,
    matched_color INTEGER NOT NULL DEFAULT 0,
    started_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    finished_at TIMESTAMPTZ(3),
    regrouped INTEGER NOT NULL DEFAULT 0,
    facts JSONB NOT NULL DEFAULT '{}'::jsonb,
    quality JSONB,
    phase TEXT,
    CONSTRAINT import_pkey PRIMARY KEY (id),
    CONSTRAINT import_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT import_outcome_check CHECK (outcome = ANY (ARRAY['running', 'imported', 'refused', 'failed']))
);
CREATE INDEX import_store_id_started_at_idx ON import (store_id, started_at);

CREATE TABLE import_reject (
    id BIGSERIAL NOT NULL,
    import_id INTEGER NOT NULL,
    line INTEGER NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL,
    CONSTRAINT import_reject_pkey PRIMARY KEY (id),
    CONSTRAINT import_reject_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX import_reject_import_id_idx ON import_reject (import_id);

CREATE TABLE held_price (
    product_id INTEGER NOT NULL,
    price_cents INTEGER NOT NULL,
    retail_cents INTEGER,
    import_id INTEGER NOT NULL,
    since TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    rejected_at TIMESTAMPTZ(3),
    currency TEXT NOT NULL DEFAULT 'USD',
    quoted_cents BIGINT NOT NULL,
    quoted_retail_cents BIGINT,
    CONSTRAINT held_price_pkey PRIMARY KEY (product_id),
    CONSTRAINT held_price_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT held_price_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT held_price_price_check CHECK (price_cents >= 0),
    CONSTRAINT held_price_retail_check CHECK (retail_cents >= 0)
);
CREATE INDEX held_price_import_id_idx ON held_price (import_id);

CREATE TABLE unmapped_value (
    import_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    rows INTEGER NOT NULL,
    CONSTRAINT unmapped_value_pkey PRIMARY KEY (import_id, kind, value),
    CONSTRAINT unmapped_value_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT unmapped_value_kind_check CHECK (kind = ANY (ARRAY['category', 'color', 'brand']))
);

CREATE TABLE value_mapping (
    kind TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT value_mapping_pkey PRIMARY KEY (kind, "from"),
    CONSTRAINT value_mapping_kind_check CHECK (kind = ANY (ARRAY['category', 'color', 'brand']))
);

CREATE TABLE fed_category (
    store_id INTEGER NOT NULL,
    value TEXT NOT NULL,
    path TEXT NOT NULL,
    certainty TEXT NOT NULL,
    rows INTEGER NOT NULL,
    CONSTRAINT fed_category_pkey PRIMARY KEY (store_id, value, path, certainty),
    CONSTRAINT fed_category_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE
);
-- The lists of values look up where the rows of a category went.
CREATE INDEX fed_category_value_idx ON fed_category (value);

CREATE TABLE currency_rate (
    currency TEXT NOT NULL,
    rate NUMERIC(18,8) NOT NULL,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT currency_rate_pkey PRIMARY KEY (currency),
    CONSTRAINT currency_rate_check CHECK ((rate > (0)::numeric) AND (currency ~ '^[A-Z]{3}$'))
);

CREATE TABLE reference_rate (
    day DATE NOT NULL,
    currency TEXT NOT NULL,
    rate NUMERIC(18,8) NOT NULL,
    CONSTRAINT reference_rate_pkey PRIMARY KEY (day, currency),
    CONSTRAINT reference_rate_check CHECK (rate > (0)::numeric)
);

-- Where the last good feed of each store is kept, and how it was read.
CREATE TABLE kept_feed (
    store_id INTEGER NOT NULL,
    import_id INTEGER NOT NULL,
    host TEXT NOT NULL,
    file TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    format TEXT,
    link TEXT,
    media_base TEXT,
    kept_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT kept_feed_pkey PRIMARY KEY (store_id),
    CONSTRAINT kept_feed_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT kept_feed_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE feed_schedule (
    store_id INTEGER NOT NULL,
    url TEXT NOT NULL,
    cron TEXT NOT NULL,
    format TEXT,
    etag TEXT,
    last_modified TEXT,
    last_fetched_at TIMESTAMPTZ(3),
    last_outcome TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    link TEXT,
    paused_at TIMESTAMPTZ(3),
    CONSTRAINT feed_schedule_pkey PRIMARY KEY (store_id),
    CONSTRAINT feed_schedule_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE
);

-- Feeds that staff upload. They are in the database, in parts, so that a worker on any machine can import them.
CREATE TABLE feed_upload (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    store_id INTEGER,
    name TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    received BIGINT NOT NULL DEFAULT 0,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT feed_upload_pkey PRIMARY KEY (id),
    CONSTRAINT feed_upload_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT feed_upload_received_check CHECK ((received >= 0) AND (received <= bytes))
);
CREATE INDEX feed_upload_store_id_idx ON feed_upload (store_id);

CREATE TABLE feed_upload_part (
    upload_id UUID NOT NULL,
    begins_at BIGINT NOT NULL,
    bytes BYTEA NOT NULL,
    CONSTRAINT feed_upload_part_pkey PRIMARY KEY (upload_id, begins_at),
    CONSTRAINT feed_upload_part_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES feed_upload(id) ON UPDATE CASCADE ON DELETE CASCADE
);
ALTER TABLE feed_upload_part ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- The last dry run of each store: what it was asked to try, how far it is, and what would change.
CREATE TABLE feed_trial (
    store_id INTEGER NOT NULL,
    upload_id UUID,
    settings JSONB NOT NULL,
    asked_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    phase TEXT,
    read INTEGER NOT NULL DEFAULT 0,
    finished_at TIMESTAMPTZ(3),
    refusal TEXT,
    result JSONB,
    CONSTRAINT feed_trial_pkey PRIMARY KEY (store_id),
    CONSTRAINT feed_trial_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT feed_trial_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES feed_upload(id) ON UPDATE CASCADE ON DELETE SET NULL
);

CREATE TABLE product_fed (
    product_id INTEGER NOT NULL,
    title TEXT NOT NULL,
    brand_id INTEGER NOT NULL,
    category_id INTEGER NOT NULL,
    audience TEXT,
    guessed_color TEXT,
    CONSTRAINT product_fed_pkey PRIMARY KEY (product_id),
    CONSTRAINT product_fed_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);

-- What ops say of products in place of their feeds, and what the feeds say meanwhile.
CREATE TABLE product_override (
    product_id INTEGER NOT NULL,
    field TEXT NOT NULL,
    of INTEGER NOT NULL DEFAULT 0,
    value TEXT NOT NULL,
    CONSTRAINT product_override_pkey PRIMARY KEY (product_id, field, of),
    CONSTRAINT product_override_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE switched_off (
    kind TEXT NOT NULL,
    subject_id INTEGER NOT NULL,
    CONSTRAINT switched_off_pkey PRIMARY KEY (kind, subject_id)
);

CREATE TABLE catalogue_change (
    id SERIAL NOT NULL,
    actor TEXT NOT NULL,
    made_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    field TEXT NOT NULL,
    of INTEGER NOT NULL DEFAULT 0,
    value TEXT,
    scope TEXT NOT NULL,
    total INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    finished_at TIMESTAMPTZ(3),
    undone_by INTEGER,
    CONSTRAINT catalogue_change_pkey PRIMARY KEY (id),
    CONSTRAINT catalogue_change_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES catalogue_change(id) ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE UNIQUE INDEX catalogue_change_undone_by_key ON catalogue_change (undone_by);

CREATE TABLE catalogue_change_item (
    change_id INTEGER NOT NULL,
    product_id INTEGER NOT NULL,
    value TEXT,
    before TEXT,
    is_done BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT catalogue_change_item_pkey PRIMARY KEY (change_id, product_id),
    CONSTRAINT catalogue_change_item_change_id_fkey FOREIGN KEY (change_id) REFERENCES catalogue_change(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT catalogue_change_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);
-- The next products of a change that is under way.
CREATE INDEX catalogue_change_item_open ON catalogue_change_item (change_id, product_id) WHERE (NOT is_done);
CREATE INDEX catalogue_change_item_product_id_idx ON catalogue_change_item (product_id);
