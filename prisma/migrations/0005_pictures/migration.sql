-- Stores' pictures, fetched and derived.

-- Stores' pictures are served from our own origin: one row for each source address. `key` is a keyed hash of the
-- source, by the secret in `shop_state`, so that only pictures of the catalogue can be requested.
CREATE TABLE picture (
    key UUID NOT NULL,
    source TEXT NOT NULL,
    host TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    fault TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    recipe SMALLINT NOT NULL DEFAULT 0,
    content_hash TEXT,
    width SMALLINT,
    height SMALLINT,
    color TEXT,
    hash TEXT,
    product_color TEXT,
    bytes INTEGER NOT NULL DEFAULT 0,
    etag TEXT,
    last_modified TEXT,
    priority SMALLINT NOT NULL DEFAULT 1,
    attempts SMALLINT NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 0,
    due_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    claimed_until TIMESTAMPTZ(3),
    fetched_at TIMESTAMPTZ(3),
    learned_at TIMESTAMPTZ(3),
    has_stale_cards BOOLEAN NOT NULL DEFAULT false,
    unused_since TIMESTAMPTZ(3),
    CONSTRAINT picture_pkey PRIMARY KEY (key)
);
CREATE INDEX picture_content_hash_idx ON picture (content_hash);
CREATE INDEX picture_host_priority_due_at_idx ON picture (host, priority DESC, due_at);
CREATE INDEX picture_stale_cards_idx ON picture (fetched_at) WHERE has_stale_cards;
CREATE INDEX picture_unlearned_idx ON picture (fetched_at) WHERE ((state = 'ready') AND (learned_at IS NULL));

-- A host of pictures that failed rests until `resume_at`.
CREATE TABLE picture_host (
    host TEXT NOT NULL,
    failures SMALLINT NOT NULL DEFAULT 0,
    resume_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    fault TEXT,
    CONSTRAINT picture_host_pkey PRIMARY KEY (host)
);

-- A picture that was derived elsewhere and is missing in one folder: each machine may have its own.
CREATE TABLE picture_want (
    folder UUID NOT NULL,
    key UUID NOT NULL,
    kind TEXT NOT NULL DEFAULT 'webp',
    wanted_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT picture_want_pkey PRIMARY KEY (folder, key, kind)
);

INSERT INTO shop_state (key, value) VALUES ('picture_secret', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- As before, but the key of a picture, which is a hash, is made only where stores' pictures are served.
CREATE VIEW shown_media AS
SELECT m.id, m.product_id, m.product_color_id, m.position, m.is_default, m.path AS source,
  CASE WHEN served.is_served THEN
    '/store-pictures/' || replace(served.key::text, '-', '') || '/' || CASE pic.state
      WHEN 'ready' THEN concat_ws('-', pic.version, pic.width || 'x' || pic.height, pic.color, least(pic.width, 800))
      ELSE '0-800'
    END
  ELSE m.path END AS path,
  CASE WHEN served.is_served THEN pic.width ELSE m.width END AS width,
  CASE WHEN served.is_served THEN pic.height ELSE m.height END AS height
FROM product_media m
JOIN product p ON p.id = m.product_id
JOIN store s ON s.id = p.store_id
CROSS JOIN LATERAL (
  SELECT (SELECT value FROM shop_state WHERE key = 'pictures') = 'on' AND NOT s.hot_links_pictures AND m.path ~ '^https?://' AS is_served
) shop
CROSS JOIN LATERAL (
  SELECT shop.is_served, CASE WHEN shop.is_served THEN
    substr(encode(sha256(convert_to((SELECT value FROM shop_state WHERE key = 'picture_secret') || m.path, 'UTF8')), 'hex'), 1, 32)::uuid
  END AS key
) served
LEFT JOIN picture pic ON pic.key = served.key
WHERE NOT m.is_hidden AND (served.is_served IS NOT TRUE OR (NOT m.is_duplicate AND pic.state IS DISTINCT FROM 'dead'));
