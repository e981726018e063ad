-- Cards say what their struck price is. Who publishes holds this lock to the end.
SELECT pg_advisory_xact_lock(5170004);

UPDATE "listing" l
SET card = l.card || jsonb_build_object('retail_kind', CASE WHEN p.retail_cents IS NOT NULL THEN coalesce(p.struck_kind, 'regular') END)
FROM "product" p WHERE p.id = l.product_id;
