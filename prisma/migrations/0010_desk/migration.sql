-- Staff, their audit log, and the content that they publish.

CREATE TABLE staff (
    id SERIAL NOT NULL,
    email CITEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    totp_secret BYTEA,
    totp_since TIMESTAMPTZ(3),
    totp_step BIGINT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    signed_in_at TIMESTAMPTZ(3),
    CONSTRAINT staff_pkey PRIMARY KEY (id),
    CONSTRAINT staff_role_check CHECK (role = ANY (ARRAY['viewer', 'editor', 'owner']))
);
CREATE UNIQUE INDEX staff_email_key ON staff (email);

CREATE TABLE staff_session (
    id UUID NOT NULL,
    token_hash BYTEA NOT NULL,
    staff_id INTEGER NOT NULL,
    device TEXT NOT NULL,
    started_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    proven_at TIMESTAMPTZ(3),
    confirmed_at TIMESTAMPTZ(3),
    CONSTRAINT staff_session_pkey PRIMARY KEY (id),
    CONSTRAINT staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX staff_session_staff_id_idx ON staff_session (staff_id);
CREATE UNIQUE INDEX staff_session_token_hash_key ON staff_session (token_hash);

CREATE TABLE staff_recovery_code (
    staff_id INTEGER NOT NULL,
    code_hash BYTEA NOT NULL,
    used_at TIMESTAMPTZ(3),
    CONSTRAINT staff_recovery_code_pkey PRIMARY KEY (staff_id, code_hash),
    CONSTRAINT staff_recovery_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE staff_passkey (
    id SERIAL NOT NULL,
    staff_id INTEGER NOT NULL,
    credential_id BYTEA NOT NULL,
    public_key BYTEA NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT[],
    name TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    used_at TIMESTAMPTZ(3),
    CONSTRAINT staff_passkey_pkey PRIMARY KEY (id),
    CONSTRAINT staff_passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX staff_passkey_credential_id_key ON staff_passkey (credential_id);
CREATE INDEX staff_passkey_staff_id_idx ON staff_passkey (staff_id);

CREATE TABLE staff_challenge (
    binding BYTEA NOT NULL,
    purpose TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT staff_challenge_pkey PRIMARY KEY (binding)
);

CREATE TABLE staff_invitation (
    id SERIAL NOT NULL,
    email CITEXT,
    role TEXT NOT NULL,
    token_hash BYTEA,
    is_first_owner BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    used_at TIMESTAMPTZ(3),
    CONSTRAINT staff_invitation_pkey PRIMARY KEY (id),
    CONSTRAINT staff_invitation_role_check CHECK (role = ANY (ARRAY['viewer', 'editor', 'owner']))
);
CREATE UNIQUE INDEX staff_invitation_token_hash_key ON staff_invitation (token_hash);

CREATE TABLE audit_log (
    id BIGSERIAL NOT NULL,
    at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    staff_id INTEGER,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    before JSONB,
    after JSONB,
    CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);

-- The home page, pages and identity as staff write them: every version, and which of them the shop shows from when
-- on.
CREATE TABLE content_version (
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    body JSONB NOT NULL,
    actor TEXT NOT NULL,
    made_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT content_version_pkey PRIMARY KEY (key, number)
);

CREATE TABLE content_publication (
    id SERIAL NOT NULL,
    key TEXT NOT NULL,
    number INTEGER,
    live_at TIMESTAMPTZ(3) NOT NULL,
    actor TEXT NOT NULL,
    CONSTRAINT content_publication_pkey PRIMARY KEY (id),
    CONSTRAINT content_publication_key_number_fkey FOREIGN KEY (key, number) REFERENCES content_version(key, number) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX content_publication_key_live_at_idx ON content_publication (key, live_at);

-- Pictures that staff uploaded, as they were derived: they are in the database, so that backups and all processes
-- have them.
CREATE TABLE content_picture (
    hash TEXT NOT NULL,
    name TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    color TEXT NOT NULL,
    actor TEXT NOT NULL,
    made_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT content_picture_pkey PRIMARY KEY (hash)
);

CREATE TABLE content_picture_file (
    hash TEXT NOT NULL,
    name TEXT NOT NULL,
    bytes BYTEA NOT NULL,
    CONSTRAINT content_picture_file_pkey PRIMARY KEY (hash, name),
    CONSTRAINT content_picture_file_hash_fkey FOREIGN KEY (hash) REFERENCES content_picture(hash) ON UPDATE CASCADE ON DELETE CASCADE
);

-- Newsletters on their way: what is sent, how far it is, and of those just being sent who got it.
CREATE TABLE newsletter_send (
    id SERIAL NOT NULL,
    key TEXT NOT NULL,
    version INTEGER NOT NULL,
    body JSONB NOT NULL,
    state TEXT NOT NULL DEFAULT 'scheduled',
    actor TEXT NOT NULL,
    test_staff_id INTEGER,
    made_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    starts_at TIMESTAMPTZ(3) NOT NULL,
    begun_at TIMESTAMPTZ(3),
    ended_at TIMESTAMPTZ(3),
    last_id INTEGER NOT NULL DEFAULT 0,
    up_to_id INTEGER,
    total INTEGER NOT NULL DEFAULT 0,
    sent INTEGER NOT NULL DEFAULT 0,
    failed INTEGER NOT NULL DEFAULT 0,
    unsubscribed INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT newsletter_send_pkey PRIMARY KEY (id),
    CONSTRAINT newsletter_send_test_staff_id_fkey FOREIGN KEY (test_staff_id) REFERENCES staff(id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE newsletter_delivery
    ADD CONSTRAINT newsletter_delivery_send_id_fkey FOREIGN KEY (send_id) REFERENCES newsletter_send(id) ON UPDATE CASCADE ON DELETE CASCADE;

CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
