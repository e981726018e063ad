CREATE TABLE customer_passkey (
    id SERIAL NOT NULL,
    customer_id INTEGER NOT NULL,
    credential_id BYTEA NOT NULL,
    public_key BYTEA NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT[],
    name TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    used_at TIMESTAMPTZ(3),
    CONSTRAINT customer_passkey_pkey PRIMARY KEY (id),
    CONSTRAINT customer_passkey_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX customer_passkey_credential_id_key ON customer_passkey (credential_id);
CREATE INDEX customer_passkey_customer_id_idx ON customer_passkey (customer_id);

CREATE TABLE customer_challenge (
    binding BYTEA NOT NULL,
    purpose TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT customer_challenge_pkey PRIMARY KEY (binding)
);
