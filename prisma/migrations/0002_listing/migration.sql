-- What listings read: one row a product with its card, collections, and the state of the shop.

-- Each published change takes the next number; replicas follow the listing by it.
CREATE SEQUENCE listing_change_number;

CREATE TABLE listing (
    product_id INTEGER NOT NULL,
    category_ids INTEGER[],
    brand_id INTEGER NOT NULL,
    store_id INTEGER NOT NULL,
    color_ids INTEGER[],
    size_ids INTEGER[],
    color_sizes BIGINT[],
    collection_ids INTEGER[],
    price_cents INTEGER,
    on_sale BOOLEAN NOT NULL,
    in_stock BOOLEAN NOT NULL,
    active BOOLEAN NOT NULL,
    first_seen TIMESTAMPTZ(3) NOT NULL,
    keywords TEXT NOT NULL,
    card JSONB NOT NULL,
    change_number BIGINT NOT NULL,
    cluster_id INTEGER NOT NULL,
    brand_ids INTEGER[],
    has_picture BOOLEAN NOT NULL DEFAULT false,
    details TEXT NOT NULL DEFAULT '',
    trait_ids INTEGER[] DEFAULT ARRAY[]::integer[],
    popularity SMALLINT NOT NULL DEFAULT 0,
    drop_permille SMALLINT NOT NULL DEFAULT 0,
    dropped_at TIMESTAMPTZ(3),
    title TEXT NOT NULL DEFAULT '',
    size_kinds INTEGER[] DEFAULT ARRAY[]::integer[],
    CONSTRAINT listing_pkey PRIMARY KEY (product_id),
    CONSTRAINT listing_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT listing_price_check CHECK (price_cents >= 0)
);
CREATE INDEX listing_change_number_idx ON listing (change_number);
-- The desk lists what the shop does not show.
CREATE INDEX listing_not_shown ON listing (product_id) WHERE (NOT active);

CREATE TABLE collection (
    id SERIAL NOT NULL,
    key TEXT NOT NULL,
    title TEXT NOT NULL,
    CONSTRAINT collection_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX collection_key_key ON collection (key);

CREATE TABLE collection_item (
    collection_id INTEGER NOT NULL,
    product_id INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT collection_item_pkey PRIMARY KEY (collection_id, product_id),
    CONSTRAINT collection_item_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collection(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT collection_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX collection_item_product_id_idx ON collection_item (product_id);

-- What the shop as a whole has come to, such as the price rule that its prices follow.
CREATE TABLE shop_state (
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT shop_state_pkey PRIMARY KEY (key)
);

-- Words of shoppers that ops explain. They override the words that the shop ships with.
CREATE TABLE search_synonym (
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    is_both_ways BOOLEAN NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT search_synonym_pkey PRIMARY KEY ("from")
);

INSERT INTO shop_state (key, value) VALUES ('searches_matched_up_to', '0');
