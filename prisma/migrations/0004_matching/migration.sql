-- Which offers of several stores are one product.

CREATE TABLE offer_evidence (
    product_id INTEGER NOT NULL,
    brand TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    evidence JSONB NOT NULL,
    CONSTRAINT offer_evidence_pkey PRIMARY KEY (product_id),
    CONSTRAINT offer_evidence_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX offer_evidence_brand_idx ON offer_evidence (brand);

CREATE TABLE match_pending (
    id BIGSERIAL NOT NULL,
    product_id INTEGER NOT NULL,
    regroup BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT match_pending_pkey PRIMARY KEY (id)
);

CREATE TABLE match_state (
    product_id INTEGER NOT NULL,
    brand TEXT NOT NULL,
    block_keys BIGINT[],
    state TEXT NOT NULL DEFAULT 'read',
    grouped BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT match_state_pkey PRIMARY KEY (product_id),
    CONSTRAINT match_state_product_id_fkey FOREIGN KEY (product_id) REFERENCES offer_evidence(product_id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT match_state_state_check CHECK (state = ANY (ARRAY['read', 'blocked', 'compared', 'settled']))
);
CREATE INDEX match_state_blocked_idx ON match_state (brand, product_id) WHERE (state = 'blocked');
CREATE INDEX match_state_compared_idx ON match_state (product_id) WHERE (state = 'compared');
CREATE INDEX match_state_read_idx ON match_state (brand, product_id) WHERE (state = 'read');

CREATE TABLE match_block (
    key BIGINT NOT NULL,
    product_id INTEGER NOT NULL,
    CONSTRAINT match_block_pkey PRIMARY KEY (key, product_id),
    CONSTRAINT match_block_product_id_fkey FOREIGN KEY (product_id) REFERENCES offer_evidence(product_id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE match_weight (
    brand TEXT NOT NULL,
    version INTEGER NOT NULL,
    weights JSONB NOT NULL,
    offers INTEGER NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0,
    made_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT match_weight_pkey PRIMARY KEY (brand)
);

CREATE TABLE match_candidate (
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    reasons JSONB NOT NULL,
    CONSTRAINT match_candidate_pkey PRIMARY KEY (first, second),
    CONSTRAINT match_candidate_first_fkey FOREIGN KEY (first) REFERENCES offer_evidence(product_id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT match_candidate_second_fkey FOREIGN KEY (second) REFERENCES offer_evidence(product_id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT match_candidate_order_check CHECK (first < second),
    CONSTRAINT match_candidate_verdict_check CHECK (verdict = ANY (ARRAY['match', 'candidate']))
);
CREATE INDEX match_candidate_second_idx ON match_candidate (second);

CREATE TABLE match_decision (
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    decided_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT match_decision_pkey PRIMARY KEY (first, second),
    CONSTRAINT match_decision_first_fkey FOREIGN KEY (first) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT match_decision_second_fkey FOREIGN KEY (second) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT match_decision_order_check CHECK (first < second),
    CONSTRAINT match_decision_verdict_check CHECK (verdict = ANY (ARRAY['join', 'split']))
);
CREATE INDEX match_decision_second_idx ON match_decision (second);
