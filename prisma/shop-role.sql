-- Grants the running shop the right to read and write rows, but not to create, change or drop tables.
-- `npm run migrate` runs this script if DATABASE_OWNER_URL is set. To run it manually:
-- psql "$DATABASE_OWNER_URL" --set shop=wearfolio_shop --file prisma/shop-role.sql

GRANT USAGE ON SCHEMA public, graphile_worker TO :"shop";
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO :"shop";
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO :"shop";

-- The shop reads which migrations were applied; only the owner records them.
REVOKE INSERT, UPDATE, DELETE ON public._prisma_migrations, graphile_worker.migrations FROM :"shop";

-- The audit log is append-only.
REVOKE UPDATE, DELETE ON public.audit_log FROM :"shop";

-- Row-level security hides the queue's rows from everyone but the owner of its tables until a policy exists. The grants
-- above decide what the shop may do with them.
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
