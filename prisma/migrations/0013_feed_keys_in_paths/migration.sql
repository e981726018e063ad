-- Stores put keys into the paths of feeds. From now on they are left out where an address is recorded; this removes
-- what was recorded before. The next fetch of each feed reads it whole once, because its recorded address changes.
UPDATE "import" SET source = regexp_replace(source, '^(https?://[^/]+/).+$', '\1***') WHERE source ~ '^https?://[^/]+/.';

-- The log is append-only for everybody. A secret is the one thing that must not stay in it.
ALTER TABLE "audit_log" DISABLE TRIGGER audit_log_append_only;

UPDATE "audit_log" SET
  before = CASE WHEN before ? 'feed'
    THEN jsonb_set(before, '{feed}', to_jsonb(regexp_replace(before ->> 'feed', '^(https?://[^/]+/).+$', '\1***'))) ELSE before END,
  after = CASE WHEN after ? 'feed'
    THEN jsonb_set(after, '{feed}', to_jsonb(regexp_replace(after ->> 'feed', '^(https?://[^/]+/).+$', '\1***'))) ELSE after END
WHERE action IN ('add store', 'schedule feed') AND (before ->> 'feed' LIKE 'http%' OR after ->> 'feed' LIKE 'http%');

ALTER TABLE "audit_log" ENABLE TRIGGER audit_log_append_only;
