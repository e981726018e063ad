-- Accounts of customers, their sessions, mails and personal data.

CREATE TABLE customer (
    id SERIAL NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email CITEXT NOT NULL,
    password_hash TEXT,
    google_subject TEXT,
    verified_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    wants_alerts BOOLEAN NOT NULL DEFAULT false,
    alerted_at TIMESTAMPTZ(3),
    urgent_at TIMESTAMPTZ(3),
    CONSTRAINT customer_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX customer_email_key ON customer (email);
CREATE UNIQUE INDEX customer_google_subject_key ON customer (google_subject);

CREATE TABLE session (
    id UUID NOT NULL,
    customer_id INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    revoked_at TIMESTAMPTZ(3),
    CONSTRAINT session_pkey PRIMARY KEY (id),
    CONSTRAINT session_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX session_customer_id_idx ON session (customer_id);

CREATE TABLE email_change (
    id SERIAL NOT NULL,
    customer_id INTEGER NOT NULL,
    was CITEXT NOT NULL,
    becomes CITEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    confirmed_at TIMESTAMPTZ(3),
    CONSTRAINT email_change_pkey PRIMARY KEY (id),
    CONSTRAINT email_change_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX email_change_customer_id_idx ON email_change (customer_id);

-- What a customer wears.
CREATE TABLE worn_size (
    customer_id INTEGER NOT NULL,
    wear TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    CONSTRAINT worn_size_pkey PRIMARY KEY (customer_id, wear),
    CONSTRAINT worn_size_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE data_export (
    customer_id INTEGER NOT NULL,
    document JSONB NOT NULL,
    made_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT data_export_pkey PRIMARY KEY (customer_id),
    CONSTRAINT data_export_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE deleted_account (
    key_hash BYTEA NOT NULL,
    deleted_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT deleted_account_pkey PRIMARY KEY (key_hash)
);

CREATE UNLOGGED TABLE rate_limit (
    bucket TEXT NOT NULL,
    key_hash BYTEA NOT NULL,
    window_start TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    count INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT rate_limit_pkey PRIMARY KEY (bucket, key_hash)
);
CREATE INDEX rate_limit_window_start_idx ON rate_limit (window_start);

INSERT INTO shop_state (key, value) VALUES ('deletion_key', gen_random_uuid()::text || gen_random_uuid()::text);
