-- What the running shop may do with the tables, and no more: it reads and writes rows, and neither makes, changes nor
-- drops what holds them. `npm run migrate` runs this whenever it is given DATABASE_OWNER_URL; psql does, by hand:
-- psql "$DATABASE_OWNER_URL" --set shop=wearfolio_shop --file prisma/shop-role.sql

GRANT USAGE ON SCHEMA public, graphile_worker TO :"shop";
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO :"shop";
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO :"shop";

-- Which migrations ran is read by the shop, and written by who makes them.
REVOKE INSERT, UPDATE, DELETE ON public._prisma_migrations, graphile_worker.migrations FROM :"shop";

-- The audit log grows, and nothing in it changes.
REVOKE UPDATE, DELETE ON public.audit_log FROM :"shop";

-- The queue shows its rows to the owner of its tables alone, until a policy says otherwise. What may be done with them
-- is said above.
DO $$
DECLARE
  queue regclass;
BEGIN
  FOR queue IN
    SELECT oid FROM pg_class
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
      AND oid NOT IN (SELECT polrelid FROM pg_policy)
  LOOP
    EXECUTE format('CREATE POLICY as_granted ON %s USING (true)', queue);
  END LOOP;
END
$$;
