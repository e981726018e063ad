-- Favorites, followed brands, target prices, saved searches and alerts.

CREATE TABLE favorite (
    id SERIAL NOT NULL,
    customer_id INTEGER NOT NULL,
    product_id INTEGER NOT NULL,
    color_id INTEGER NOT NULL,
    price_cents BIGINT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    currency TEXT NOT NULL DEFAULT 'USD',
    CONSTRAINT favorite_pkey PRIMARY KEY (id),
    CONSTRAINT favorite_color_id_fkey FOREIGN KEY (color_id) REFERENCES color(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT favorite_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT favorite_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT favorite_price_check CHECK (price_cents >= 0)
);
CREATE INDEX favorite_created_at_idx ON favorite (created_at);
CREATE UNIQUE INDEX favorite_customer_id_product_id_color_id_key ON favorite (customer_id, product_id, color_id);
CREATE INDEX favorite_product_id_idx ON favorite (product_id);

-- The size in which a customer wants what was saved: how many were left of it when an import last looked (null:
-- nobody knows), and when it last came back, or came down to the last one.
CREATE TABLE favorite_size (
    favorite_id INTEGER NOT NULL,
    size_id INTEGER NOT NULL,
    "left" INTEGER,
    returned_at TIMESTAMPTZ(3),
    last_at TIMESTAMPTZ(3),
    CONSTRAINT favorite_size_pkey PRIMARY KEY (favorite_id),
    CONSTRAINT favorite_size_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES favorite(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT favorite_size_size_id_fkey FOREIGN KEY (size_id) REFERENCES size(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX favorite_size_size_id_idx ON favorite_size (size_id);

-- A price at which a customer wants to hear of a favorite, in the shop's currency. `met_at` is when a store reached
-- it and `told_at` when that was said; both are null again once the price was above it.
CREATE TABLE price_target (
    favorite_id INTEGER NOT NULL,
    price_cents INTEGER NOT NULL,
    size_id INTEGER,
    set_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    met_at TIMESTAMPTZ(3),
    told_at TIMESTAMPTZ(3),
    CONSTRAINT price_target_pkey PRIMARY KEY (favorite_id),
    CONSTRAINT price_target_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES favorite(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT price_target_size_id_fkey FOREIGN KEY (size_id) REFERENCES size(id) ON UPDATE CASCADE ON DELETE SET NULL,
    CONSTRAINT price_target_price_cents_check CHECK (price_cents > 0)
);
CREATE INDEX price_target_size_id_idx ON price_target (size_id);

CREATE TABLE brand_follow (
    customer_id INTEGER NOT NULL,
    brand_id INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT brand_follow_pkey PRIMARY KEY (customer_id, brand_id),
    CONSTRAINT brand_follow_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT brand_follow_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX brand_follow_brand_id_idx ON brand_follow (brand_id);

CREATE TABLE shared_list (
    customer_id INTEGER NOT NULL,
    address TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT shared_list_pkey PRIMARY KEY (customer_id),
    CONSTRAINT shared_list_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX shared_list_address_key ON shared_list (address);

-- Listings and searches that customers saved. `filter` is what the search asked of the index when it was read last,
-- and `anchors` is its most selective condition, by which a changed product finds the searches that it may be news
-- for.
CREATE TABLE saved_search (
    id SERIAL NOT NULL,
    customer_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    filter JSONB NOT NULL,
    anchors TEXT[],
    frequency TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    visited_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    mailed_at TIMESTAMPTZ(3),
    removed_at TIMESTAMPTZ(3),
    CONSTRAINT saved_search_pkey PRIMARY KEY (id),
    CONSTRAINT saved_search_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT saved_search_frequency_check CHECK (frequency = ANY (ARRAY['immediately', 'daily', 'weekly', 'never']))
);
CREATE INDEX saved_search_anchors_idx ON saved_search USING gin (anchors);
CREATE UNIQUE INDEX saved_search_customer_id_address_key ON saved_search (customer_id, address);

-- What one run of the matching found for a search: products by id, the first of them, and how many there were in
-- all.
CREATE TABLE search_find (
    id BIGSERIAL NOT NULL,
    search_id INTEGER NOT NULL,
    found_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    new_ids INTEGER[],
    cheaper_ids INTEGER[],
    total INTEGER NOT NULL,
    mailed_at TIMESTAMPTZ(3),
    CONSTRAINT search_find_pkey PRIMARY KEY (id),
    CONSTRAINT search_find_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_search(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX search_find_found_at_idx ON search_find (found_at);
CREATE INDEX search_find_search_id_idx ON search_find (search_id);

-- What the last matching saw of a product: a product without a row is new, and one with a lower price is cheaper.
-- All that is there now has been seen, so that nobody is told of it.
CREATE TABLE search_seen (
    product_id INTEGER NOT NULL,
    currency TEXT NOT NULL,
    quoted_cents BIGINT,
    CONSTRAINT search_seen_pkey PRIMARY KEY (product_id),
    CONSTRAINT search_seen_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE alert_sent (
    customer_id INTEGER NOT NULL,
    price_change_id BIGINT,
    sent_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    id BIGSERIAL NOT NULL,
    product_id INTEGER NOT NULL,
    changed_at TIMESTAMPTZ(3) NOT NULL,
    currency TEXT NOT NULL,
    quoted_cents BIGINT,
    price_cents INTEGER,
    CONSTRAINT alert_sent_pkey PRIMARY KEY (id),
    CONSTRAINT alert_sent_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT alert_sent_price_change_id_fkey FOREIGN KEY (price_change_id) REFERENCES price_change(id) ON UPDATE CASCADE ON DELETE SET NULL,
    CONSTRAINT alert_sent_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX alert_sent_customer_id_price_change_id_key ON alert_sent (customer_id, price_change_id);
CREATE INDEX alert_sent_price_change_id_idx ON alert_sent (price_change_id);
CREATE INDEX alert_sent_product_id_customer_id_idx ON alert_sent (product_id, customer_id);

-- How many an offer has left of a size, by its group, in the color of a favorite: 0 where it has none, null where
-- nobody knows. Other stores name shades as they like, so there another shade of the same palette color counts as
-- well.
CREATE FUNCTION offer_size_left(favorite_id integer, offer_id integer, size_id integer) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
    SELECT CASE
        WHEN count(v.id) = 0 THEN 0
        WHEN count(v.id) = count(v.stock) THEN sum(v.stock)::int
    END
    FROM favorite f
    JOIN color c ON c.id = f.color_id
    JOIN color hue ON hue.id = c.parent_id
    JOIN product p ON p.id = $2 AND p.active AND p.stock IS DISTINCT FROM 0
    JOIN variant v ON v.product_id = p.id
    JOIN size s ON s.id = v.size_id
    LEFT JOIN brand_size own ON own.brand_id = p.brand_id AND own.size_id = s.id
    LEFT JOIN color shade ON shade.id = v.color_id
    WHERE f.id = $1 AND $3 IN (s.id, coalesce(own.group_id, s.group_id, s.id))
        AND (v.color_id IS NULL OR v.color_id = f.color_id OR c.name = 'Unspecified'
            OR p.id <> f.product_id AND hue.is_filter AND shade.parent_id = hue.id)
$_$;

-- The same at all stores that sell the product.
CREATE FUNCTION favorite_size_left(favorite_id integer, size_id integer) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
    SELECT CASE WHEN NOT bool_or(offer."left" IS NULL) THEN sum(offer."left")::int END
    FROM favorite f
    JOIN product saved ON saved.id = f.product_id
    JOIN product p ON p.cluster_id = saved.cluster_id
    CROSS JOIN LATERAL (SELECT offer_size_left($1, p.id, $2) AS "left") AS offer
    WHERE f.id = $1
$_$;
