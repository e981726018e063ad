-- Categories, brands, stores, colors, sizes, products and their prices.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Most texts have no accents: only letters of one byte are made small at once.
CREATE FUNCTION fold_accents(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(unaccent('unaccent'::regdictionary, value));

-- Not STRICT, so that it is put into the statement that calls it.
CREATE FUNCTION fold_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (octet_length(value) = length(value)) THEN lower((value COLLATE "C")) ELSE fold_accents(value) END;

CREATE TABLE category (
    id SERIAL NOT NULL,
    name TEXT NOT NULL,
    slug TEXT NOT NULL,
    path TEXT NOT NULL,
    level SMALLINT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    parent_id INTEGER,
    CONSTRAINT category_pkey PRIMARY KEY (id),
    CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES category(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT category_level_check CHECK ((level >= 1) AND (level <= 3)),
    CONSTRAINT category_parent_check CHECK ((level = 1) = (parent_id IS NULL))
);
CREATE INDEX category_parent_id_idx ON category (parent_id);
CREATE UNIQUE INDEX category_path_key ON category (path);
CREATE INDEX category_slug_idx ON category (slug);

CREATE TABLE brand (
    id SERIAL NOT NULL,
    display_name TEXT NOT NULL,
    folded_name TEXT NOT NULL,
    slug TEXT NOT NULL,
    CONSTRAINT brand_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX brand_folded_name_key ON brand (folded_name);
CREATE UNIQUE INDEX brand_slug_key ON brand (slug);

CREATE TABLE store (
    id SERIAL NOT NULL,
    name TEXT NOT NULL,
    slug TEXT NOT NULL,
    shipping_policy TEXT,
    uses_primary_color_image BOOLEAN NOT NULL DEFAULT false,
    click_out_template TEXT,
    brand TEXT,
    force_brand BOOLEAN NOT NULL DEFAULT false,
    title_pattern TEXT,
    currency TEXT,
    default_audience TEXT,
    default_category TEXT,
    link_pattern TEXT,
    picture_base TEXT,
    profile JSONB,
    mapping JSONB,
    hot_links_pictures BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT store_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX store_name_key ON store (name);
CREATE UNIQUE INDEX store_slug_key ON store (slug);

CREATE TABLE color (
    id SERIAL NOT NULL,
    name CITEXT NOT NULL,
    hexa TEXT NOT NULL,
    is_filter BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    parent_id INTEGER NOT NULL,
    CONSTRAINT color_pkey PRIMARY KEY (id),
    CONSTRAINT color_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES color(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT color_filter_check CHECK ((NOT is_filter) OR (parent_id = id)),
    CONSTRAINT color_hexa_check CHECK (hexa ~ '^#[0-9A-F]{6}$')
);
CREATE UNIQUE INDEX color_name_key ON color (name);
CREATE INDEX color_parent_id_idx ON color (parent_id);

CREATE TABLE size (
    id SERIAL NOT NULL,
    attribute_name TEXT NOT NULL,
    attribute_value TEXT NOT NULL,
    sort_order INTEGER NOT NULL,
    group_id INTEGER,
    kind SMALLINT NOT NULL DEFAULT 0,
    CONSTRAINT size_pkey PRIMARY KEY (id),
    CONSTRAINT size_group_id_fkey FOREIGN KEY (group_id) REFERENCES size(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX size_attribute_name_attribute_value_key ON size (attribute_name, attribute_value);
CREATE INDEX size_group_id_idx ON size (group_id);

-- Groups in which the sizes of a brand stand, where that is not that of others.
CREATE TABLE brand_size (
    brand_id INTEGER NOT NULL,
    size_id INTEGER NOT NULL,
    group_id INTEGER NOT NULL,
    CONSTRAINT brand_size_pkey PRIMARY KEY (brand_id, size_id),
    CONSTRAINT brand_size_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT brand_size_group_id_fkey FOREIGN KEY (group_id) REFERENCES size(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT brand_size_size_id_fkey FOREIGN KEY (size_id) REFERENCES size(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX brand_size_group_id_idx ON brand_size (group_id);
CREATE INDEX brand_size_size_id_idx ON brand_size (size_id);

-- What the last feed of a store says of one size in two systems, and in how many rows.
CREATE TABLE size_pair (
    store_id INTEGER NOT NULL,
    brand TEXT NOT NULL,
    ladder TEXT NOT NULL,
    from_system TEXT NOT NULL,
    from_value TEXT NOT NULL,
    to_system TEXT NOT NULL,
    to_value TEXT NOT NULL,
    count INTEGER NOT NULL,
    CONSTRAINT size_pair_pkey PRIMARY KEY (store_id, brand, ladder, from_system, from_value, to_system, to_value),
    CONSTRAINT size_pair_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE
);

-- What ops say of it.
CREATE TABLE size_chart (
    brand TEXT NOT NULL,
    ladder TEXT NOT NULL,
    from_system TEXT NOT NULL,
    from_value TEXT NOT NULL,
    to_system TEXT NOT NULL,
    to_value TEXT NOT NULL,
    set_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT size_chart_pkey PRIMARY KEY (brand, ladder, from_system, from_value, to_system)
);

CREATE TABLE product (
    id SERIAL NOT NULL,
    store_id INTEGER NOT NULL,
    external_id TEXT NOT NULL,
    brand_id INTEGER NOT NULL,
    category_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    title TEXT NOT NULL,
    slug TEXT NOT NULL,
    description TEXT NOT NULL,
    price_cents INTEGER,
    retail_cents INTEGER,
    stock INTEGER,
    product_url TEXT NOT NULL,
    active BOOLEAN NOT NULL DEFAULT true,
    content_hash TEXT NOT NULL,
    first_seen TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    last_changed TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    returned_at TIMESTAMPTZ(3),
    gtin TEXT,
    mpn TEXT,
    material TEXT,
    pattern TEXT,
    size_system TEXT,
    size_type TEXT,
    age_group TEXT,
    condition TEXT,
    shipping_cents INTEGER,
    shipping_weight_grams INTEGER,
    unit_price TEXT,
    sale_from TIMESTAMPTZ(3),
    sale_to TIMESTAMPTZ(3),
    cluster_id INTEGER NOT NULL DEFAULT 0,
    currency TEXT NOT NULL DEFAULT 'USD',
    quoted_cents BIGINT,
    quoted_retail_cents BIGINT,
    clustered_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    popularity SMALLINT NOT NULL DEFAULT 0,
    struck_quoted_cents BIGINT,
    struck_kind TEXT,
    struck_until TIMESTAMPTZ(3),
    drop_permille SMALLINT NOT NULL DEFAULT 0,
    dropped_at TIMESTAMPTZ(3),
    guessed_color TEXT,
    audience TEXT,
    drop_from_cents BIGINT,
    picture_hashes TEXT[] DEFAULT ARRAY[]::text[],
    former_cluster_ids INTEGER[] DEFAULT ARRAY[]::integer[],
    CONSTRAINT product_pkey PRIMARY KEY (id),
    CONSTRAINT product_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT product_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT product_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT product_cluster_check CHECK (cluster_id > 0),
    CONSTRAINT product_gtin_check CHECK (gtin ~ '^[0-9]{14}$'),
    CONSTRAINT product_price_check CHECK (price_cents >= 0),
    CONSTRAINT product_retail_check CHECK (retail_cents >= 0),
    CONSTRAINT product_shipping_check CHECK ((shipping_cents >= 0) AND (shipping_weight_grams >= 0)),
    CONSTRAINT product_stock_check CHECK (stock >= 0),
    CONSTRAINT product_url_check CHECK (product_url ~ '^https?://')
);
CREATE INDEX product_brand_id_idx ON product (brand_id);
CREATE INDEX product_cluster_id_idx ON product (cluster_id);
CREATE INDEX product_dropped_at_idx ON product (dropped_at) WHERE (dropped_at IS NOT NULL);
CREATE INDEX product_gtin_idx ON product (gtin) WHERE (gtin IS NOT NULL);
CREATE INDEX product_mpn_idx ON product (mpn) WHERE (mpn IS NOT NULL);
CREATE INDEX product_shared_idx ON product (id) WHERE (cluster_id <> id);
CREATE UNIQUE INDEX product_store_id_external_id_key ON product (store_id, external_id);
CREATE INDEX product_struck_until_idx ON product (struck_until) WHERE (struck_until IS NOT NULL);

CREATE TABLE former_product (
    id INTEGER NOT NULL,
    product_id INTEGER NOT NULL,
    since TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT former_product_pkey PRIMARY KEY (id),
    CONSTRAINT former_product_id_fkey FOREIGN KEY (id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT former_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT former_product_other_check CHECK (id <> product_id)
);
CREATE INDEX former_product_product_id_idx ON former_product (product_id);

CREATE TABLE product_color (
    id SERIAL NOT NULL,
    product_id INTEGER NOT NULL,
    color_id INTEGER NOT NULL,
    is_primary BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,
    returned_at TIMESTAMPTZ(3),
    CONSTRAINT product_color_pkey PRIMARY KEY (id),
    CONSTRAINT product_color_color_id_fkey FOREIGN KEY (color_id) REFERENCES color(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT product_color_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);
-- Exactly one primary colour and at most one default picture per product.
CREATE UNIQUE INDEX product_color_primary_key ON product_color (product_id) WHERE is_primary;
CREATE UNIQUE INDEX product_color_product_id_color_id_key ON product_color (product_id, color_id);

CREATE TABLE product_media (
    id SERIAL NOT NULL,
    product_id INTEGER NOT NULL,
    product_color_id INTEGER NOT NULL,
    path TEXT NOT NULL,
    width INTEGER,
    height INTEGER,
    "position" INTEGER NOT NULL,
    is_default BOOLEAN NOT NULL DEFAULT false,
    is_hidden BOOLEAN NOT NULL DEFAULT false,
    is_duplicate BOOLEAN NOT NULL DEFAULT false,
    fed_position INTEGER,
    CONSTRAINT product_media_pkey PRIMARY KEY (id),
    CONSTRAINT product_media_product_color_id_fkey FOREIGN KEY (product_color_id) REFERENCES product_color(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT product_media_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT product_media_size_check CHECK ((width > 0) AND (height > 0))
);
CREATE UNIQUE INDEX product_media_default_key ON product_media (product_id) WHERE is_default;
-- The products of a source are found by it; addresses are long.
CREATE INDEX product_media_path_idx ON product_media USING hash (path);
CREATE UNIQUE INDEX product_media_product_color_id_path_key ON product_media (product_color_id, path);
CREATE INDEX product_media_product_id_idx ON product_media (product_id);

CREATE TABLE variant (
    id SERIAL NOT NULL,
    product_id INTEGER NOT NULL,
    external_id TEXT NOT NULL,
    color_id INTEGER,
    size_id INTEGER,
    stock INTEGER,
    price_cents BIGINT,
    gtin TEXT,
    mpn TEXT,
    sku TEXT,
    currency TEXT NOT NULL DEFAULT 'USD',
    CONSTRAINT variant_pkey PRIMARY KEY (id),
    CONSTRAINT variant_color_id_fkey FOREIGN KEY (color_id) REFERENCES color(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT variant_size_id_fkey FOREIGN KEY (size_id) REFERENCES size(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT variant_gtin_check CHECK (gtin ~ '^[0-9]{14}$'),
    CONSTRAINT variant_price_check CHECK (price_cents >= 0),
    CONSTRAINT variant_stock_check CHECK (stock >= 0)
);
CREATE INDEX variant_gtin_idx ON variant (gtin) WHERE (gtin IS NOT NULL);
CREATE UNIQUE INDEX variant_product_id_external_id_key ON variant (product_id, external_id);

CREATE TABLE price_change (
    id BIGSERIAL NOT NULL,
    product_id INTEGER NOT NULL,
    price_cents INTEGER,
    retail_cents INTEGER,
    stock INTEGER,
    changed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    currency TEXT NOT NULL DEFAULT 'USD',
    quoted_cents BIGINT,
    quoted_retail_cents BIGINT,
    CONSTRAINT price_change_pkey PRIMARY KEY (id),
    CONSTRAINT price_change_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT price_change_price_check CHECK (price_cents >= 0),
    CONSTRAINT price_change_retail_check CHECK (retail_cents >= 0),
    CONSTRAINT price_change_stock_check CHECK (stock >= 0)
);
-- 'What changed price this week' reads the end of a table that only grows.
CREATE INDEX price_change_changed_at_idx ON price_change USING brin (changed_at);
-- Imports write the changes of a day side by side, so those of one product lie on as many pages as days. This index
-- holds all that its history needs.
CREATE INDEX price_change_history_idx ON price_change (product_id, changed_at) INCLUDE (quoted_cents, quoted_retail_cents, stock, currency);

-- Work that one process at a time does, and until when it has it.
CREATE TABLE lease (
    name TEXT NOT NULL,
    holder UUID NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT lease_pkey PRIMARY KEY (name)
);

-- What Prisma's schema cannot say: whoever adds a product without a cluster gives it one of its own.
CREATE FUNCTION own_cluster() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.cluster_id := NEW.id;
  RETURN NEW;
END $$;

CREATE TRIGGER product_own_cluster BEFORE INSERT ON product FOR EACH ROW WHEN ((new.cluster_id = 0)) EXECUTE FUNCTION own_cluster();

-- What Prisma's schema cannot say. Every statement that moves an offer is remembered.
CREATE FUNCTION remember_cluster() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.former_cluster_ids := array_remove(NEW.former_cluster_ids, NEW.cluster_id);
  IF OLD.cluster_id > 0 AND NOT OLD.cluster_id = ANY (NEW.former_cluster_ids) THEN
    NEW.former_cluster_ids := NEW.former_cluster_ids || OLD.cluster_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER product_remember_cluster BEFORE UPDATE OF cluster_id ON product FOR EACH ROW WHEN ((old.cluster_id <> new.cluster_id)) EXECUTE FUNCTION remember_cluster();
