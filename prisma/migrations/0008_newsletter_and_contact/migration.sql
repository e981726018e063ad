-- Subscriptions, consents, mail links, newsletters, messages and reports of offers.

CREATE TABLE subscription (
    id SERIAL NOT NULL,
    email CITEXT NOT NULL,
    customer_id INTEGER,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    confirmed_at TIMESTAMPTZ(3),
    unsubscribed_at TIMESTAMPTZ(3),
    CONSTRAINT subscription_pkey PRIMARY KEY (id),
    CONSTRAINT subscription_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE UNIQUE INDEX subscription_customer_id_key ON subscription (customer_id);
CREATE UNIQUE INDEX subscription_email_key ON subscription (email);

CREATE TABLE mail_token (
    id SERIAL NOT NULL,
    purpose TEXT NOT NULL,
    token_hash BYTEA NOT NULL,
    customer_id INTEGER,
    subscription_id INTEGER,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    used_at TIMESTAMPTZ(3),
    email_change_id INTEGER,
    newsletter_id INTEGER,
    CONSTRAINT mail_token_pkey PRIMARY KEY (id),
    CONSTRAINT mail_token_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT mail_token_email_change_id_fkey FOREIGN KEY (email_change_id) REFERENCES email_change(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT mail_token_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscription(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT mail_token_owner_check CHECK (num_nonnulls(customer_id, subscription_id, email_change_id) = 1),
    CONSTRAINT mail_token_purpose_check CHECK (purpose = ANY (ARRAY['verify', 'disown', 'reset', 'delete', 'email', 'email-back', 'subscribe', 'unsubscribe', 'alerts-off']))
);
CREATE INDEX mail_token_customer_id_purpose_idx ON mail_token (customer_id, purpose);
CREATE INDEX mail_token_email_change_idx ON mail_token (email_change_id) WHERE (email_change_id IS NOT NULL);
CREATE INDEX mail_token_subscription_id_idx ON mail_token (subscription_id);
CREATE UNIQUE INDEX mail_token_token_hash_key ON mail_token (token_hash);

CREATE TABLE consent (
    id SERIAL NOT NULL,
    customer_id INTEGER,
    subscription_id INTEGER,
    purpose TEXT NOT NULL,
    wording TEXT NOT NULL,
    version INTEGER NOT NULL,
    method TEXT NOT NULL,
    given_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    withdrawn_at TIMESTAMPTZ(3),
    withdrawn_by TEXT,
    CONSTRAINT consent_pkey PRIMARY KEY (id),
    CONSTRAINT consent_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT consent_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscription(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT consent_owner_check CHECK (num_nonnulls(customer_id, subscription_id) = 1),
    CONSTRAINT consent_purpose_check CHECK (purpose = ANY (ARRAY['newsletter', 'alerts']))
);
CREATE INDEX consent_customer_id_idx ON consent (customer_id);
CREATE INDEX consent_subscription_id_idx ON consent (subscription_id);

CREATE TABLE newsletter_delivery (
    send_id INTEGER NOT NULL,
    subscription_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    retry_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT newsletter_delivery_pkey PRIMARY KEY (send_id, subscription_id),
    CONSTRAINT newsletter_delivery_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscription(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX newsletter_delivery_subscription_id_idx ON newsletter_delivery (subscription_id);

CREATE TABLE contact_message (
    id SERIAL NOT NULL,
    full_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT,
    phone_normalised TEXT,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    status TEXT NOT NULL DEFAULT 'new',
    reply TEXT,
    replied_at TIMESTAMPTZ(3),
    CONSTRAINT contact_message_pkey PRIMARY KEY (id),
    CONSTRAINT contact_message_status_check CHECK (status = ANY (ARRAY['new', 'answered', 'closed']))
);
CREATE INDEX contact_message_status_id_idx ON contact_message (status, id);

CREATE TABLE offer_notice (
    id SERIAL NOT NULL,
    product_id INTEGER,
    product_title TEXT NOT NULL,
    store_name TEXT NOT NULL,
    product_url TEXT NOT NULL,
    reason TEXT NOT NULL,
    explanation TEXT NOT NULL,
    full_name TEXT,
    email CITEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    decision TEXT,
    statement TEXT,
    decided_at TIMESTAMPTZ(3),
    CONSTRAINT offer_notice_pkey PRIMARY KEY (id),
    CONSTRAINT offer_notice_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE SET NULL,
    CONSTRAINT offer_notice_decided_check CHECK (num_nonnulls(decision, statement, decided_at) = ANY (ARRAY[0, 3])),
    CONSTRAINT offer_notice_decision_check CHECK (decision = ANY (ARRAY['removed', 'corrected', 'kept'])),
    CONSTRAINT offer_notice_reason_check CHECK (reason = ANY (ARRAY['illegal', 'counterfeit', 'wrong']))
);
-- Reports that wait, the oldest first, and those that were decided, the latest first.
CREATE INDEX offer_notice_decided_at_created_at_id_idx ON offer_notice (decided_at, created_at, id);
CREATE INDEX offer_notice_product_id_idx ON offer_notice (product_id);

CREATE TABLE removed_offer (
    product_id INTEGER NOT NULL,
    notice_id INTEGER,
    removed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT removed_offer_pkey PRIMARY KEY (product_id),
    CONSTRAINT removed_offer_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES offer_notice(id) ON UPDATE CASCADE ON DELETE SET NULL,
    CONSTRAINT removed_offer_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX removed_offer_notice_id_idx ON removed_offer (notice_id);
