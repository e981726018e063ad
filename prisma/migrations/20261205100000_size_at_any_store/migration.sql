-- How many an offer has left of a size, by its group, in the color of a favorite: 0 where it has none, null where nobody knows.
-- Other stores name shades as they like, so there another shade of the same palette color counts as well.
CREATE FUNCTION offer_size_left(favorite_id INT, offer_id INT, size_id INT) RETURNS INT
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
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
$$;

-- The same at all stores that sell the product.
CREATE FUNCTION favorite_size_left(favorite_id INT, size_id INT) RETURNS INT
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
    SELECT CASE WHEN NOT bool_or(offer."left" IS NULL) THEN sum(offer."left")::int END
    FROM favorite f
    JOIN product saved ON saved.id = f.product_id
    JOIN product p ON p.cluster_id = saved.cluster_id
    CROSS JOIN LATERAL (SELECT offer_size_left($1, p.id, $2) AS "left") AS offer
    WHERE f.id = $1
$$;

UPDATE "favorite_size" SET "left" = favorite_size_left(favorite_id, size_id);
