-- Most texts have no accents: only letters of one byte are made small at once.
CREATE FUNCTION "fold_accents"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, "value"));

-- Not STRICT, so that it is put into the statement that calls it.
CREATE OR REPLACE FUNCTION "fold_text"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length("value") = length("value") THEN lower("value" COLLATE "C") ELSE fold_accents("value") END;

-- As before, but the key of a picture, which is a hash, is made only where stores' pictures are served.
CREATE OR REPLACE VIEW "shown_media" AS
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
