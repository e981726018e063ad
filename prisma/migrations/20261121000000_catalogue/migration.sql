CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS unaccent;


-- CreateTable
CREATE TABLE "category" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "level" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "parent_id" INTEGER,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand" (
    "id" SERIAL NOT NULL,
    "display_name" TEXT NOT NULL,
    "folded_name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,

    CONSTRAINT "brand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "store" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "shipping_policy" TEXT,
    "uses_primary_color_image" BOOLEAN NOT NULL DEFAULT false,
    "click_out_template" TEXT,

    CONSTRAINT "store_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "color" (
    "id" SERIAL NOT NULL,
    "name" CITEXT NOT NULL,
    "hexa" TEXT NOT NULL,
    "is_filter" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "parent_id" INTEGER NOT NULL,

    CONSTRAINT "color_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "size" (
    "id" SERIAL NOT NULL,
    "attribute_name" TEXT NOT NULL,
    "attribute_value" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "size_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product" (
    "id" SERIAL NOT NULL,
    "store_id" INTEGER NOT NULL,
    "external_id" TEXT NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "price_cents" INTEGER,
    "retail_cents" INTEGER,
    "stock" INTEGER,
    "product_url" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "content_hash" TEXT NOT NULL,
    "first_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_changed" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_color" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "color_id" INTEGER NOT NULL,
    "is_primary" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "product_color_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_media" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "product_color_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "position" INTEGER NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "is_hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "product_media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "variant" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "external_id" TEXT NOT NULL,
    "color_id" INTEGER,
    "size_id" INTEGER,
    "stock" INTEGER,
    "price_cents" INTEGER,

    CONSTRAINT "variant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_change" (
    "id" BIGSERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "price_cents" INTEGER,
    "retail_cents" INTEGER,
    "stock" INTEGER,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing" (
    "product_id" INTEGER NOT NULL,
    "category_ids" INTEGER[],
    "brand_id" INTEGER NOT NULL,
    "store_id" INTEGER NOT NULL,
    "color_ids" INTEGER[],
    "size_ids" INTEGER[],
    "color_sizes" BIGINT[],
    "collection_ids" INTEGER[],
    "price_cents" INTEGER,
    "on_sale" BOOLEAN NOT NULL,
    "in_stock" BOOLEAN NOT NULL,
    "active" BOOLEAN NOT NULL,
    "first_seen" TIMESTAMPTZ(3) NOT NULL,
    "keywords" TEXT NOT NULL,
    "card" JSONB NOT NULL,
    "change_number" BIGINT NOT NULL,

    CONSTRAINT "listing_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "collection" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "collection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_item" (
    "collection_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "collection_item_pkey" PRIMARY KEY ("collection_id","product_id")
);

-- CreateTable
CREATE TABLE "import" (
    "id" SERIAL NOT NULL,
    "store_id" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "format" TEXT,
    "outcome" TEXT NOT NULL DEFAULT 'running',
    "reason" TEXT,
    "read" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "merged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "sold_out" INTEGER NOT NULL DEFAULT 0,
    "placed" INTEGER NOT NULL DEFAULT 0,
    "named_color" INTEGER NOT NULL DEFAULT 0,
    "matched_color" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_reject" (
    "id" BIGSERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "import_reject_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unmapped_value" (
    "import_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "unmapped_value_pkey" PRIMARY KEY ("import_id","kind","value")
);

-- CreateTable
CREATE TABLE "value_mapping" (
    "kind" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "value_mapping_pkey" PRIMARY KEY ("kind","from")
);

-- CreateTable
CREATE TABLE "currency_rate" (
    "currency" TEXT NOT NULL,
    "rate" DECIMAL(18,8) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "currency_rate_pkey" PRIMARY KEY ("currency")
);

-- CreateTable
CREATE TABLE "customer" (
    "id" SERIAL NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "password_hash" TEXT,
    "google_subject" TEXT,
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_token" (
    "id" SERIAL NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "customer_id" INTEGER,
    "subscription_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favorite" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "color_id" INTEGER NOT NULL,
    "price_cents" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_follow" (
    "customer_id" INTEGER NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brand_follow_pkey" PRIMARY KEY ("customer_id","brand_id")
);

-- CreateTable
CREATE TABLE "subscription" (
    "id" SERIAL NOT NULL,
    "email" CITEXT NOT NULL,
    "customer_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" SERIAL NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "phone_normalised" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "category_path_key" ON "category"("path");

-- CreateIndex
CREATE INDEX "category_parent_id_idx" ON "category"("parent_id");

-- CreateIndex
CREATE INDEX "category_slug_idx" ON "category"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "brand_folded_name_key" ON "brand"("folded_name");

-- CreateIndex
CREATE UNIQUE INDEX "brand_slug_key" ON "brand"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "store_name_key" ON "store"("name");

-- CreateIndex
CREATE UNIQUE INDEX "store_slug_key" ON "store"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "color_name_key" ON "color"("name");

-- CreateIndex
CREATE INDEX "color_parent_id_idx" ON "color"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "size_attribute_name_attribute_value_key" ON "size"("attribute_name", "attribute_value");

-- CreateIndex
CREATE INDEX "product_brand_id_idx" ON "product"("brand_id");

-- CreateIndex
CREATE INDEX "product_category_id_idx" ON "product"("category_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_store_id_external_id_key" ON "product"("store_id", "external_id");

-- CreateIndex
CREATE INDEX "product_color_color_id_idx" ON "product_color"("color_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_color_product_id_color_id_key" ON "product_color"("product_id", "color_id");

-- CreateIndex
CREATE INDEX "product_media_product_id_idx" ON "product_media"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_media_product_color_id_path_key" ON "product_media"("product_color_id", "path");

-- CreateIndex
CREATE UNIQUE INDEX "variant_product_id_external_id_key" ON "variant"("product_id", "external_id");

-- CreateIndex
CREATE INDEX "price_change_product_id_changed_at_idx" ON "price_change"("product_id", "changed_at");

-- CreateIndex
CREATE INDEX "listing_change_number_idx" ON "listing"("change_number");

-- CreateIndex
CREATE UNIQUE INDEX "collection_key_key" ON "collection"("key");

-- CreateIndex
CREATE INDEX "collection_item_product_id_idx" ON "collection_item"("product_id");

-- CreateIndex
CREATE INDEX "import_store_id_started_at_idx" ON "import"("store_id", "started_at");

-- CreateIndex
CREATE INDEX "import_reject_import_id_idx" ON "import_reject"("import_id");

-- CreateIndex
CREATE UNIQUE INDEX "customer_email_key" ON "customer"("email");

-- CreateIndex
CREATE UNIQUE INDEX "customer_google_subject_key" ON "customer"("google_subject");

-- CreateIndex
CREATE INDEX "session_customer_id_idx" ON "session"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_token_token_hash_key" ON "mail_token"("token_hash");

-- CreateIndex
CREATE INDEX "mail_token_customer_id_purpose_idx" ON "mail_token"("customer_id", "purpose");

-- CreateIndex
CREATE INDEX "favorite_product_id_idx" ON "favorite"("product_id");

-- CreateIndex
CREATE INDEX "favorite_created_at_idx" ON "favorite"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "favorite_customer_id_product_id_color_id_key" ON "favorite"("customer_id", "product_id", "color_id");

-- CreateIndex
CREATE INDEX "brand_follow_brand_id_idx" ON "brand_follow"("brand_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_email_key" ON "subscription"("email");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_customer_id_key" ON "subscription"("customer_id");

-- AddForeignKey
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "color" ADD CONSTRAINT "color_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "color"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_color" ADD CONSTRAINT "product_color_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_color" ADD CONSTRAINT "product_color_color_id_fkey" FOREIGN KEY ("color_id") REFERENCES "color"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_color_id_fkey" FOREIGN KEY ("product_color_id") REFERENCES "product_color"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant" ADD CONSTRAINT "variant_color_id_fkey" FOREIGN KEY ("color_id") REFERENCES "color"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant" ADD CONSTRAINT "variant_size_id_fkey" FOREIGN KEY ("size_id") REFERENCES "size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_item" ADD CONSTRAINT "collection_item_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_item" ADD CONSTRAINT "collection_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import" ADD CONSTRAINT "import_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_reject" ADD CONSTRAINT "import_reject_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unmapped_value" ADD CONSTRAINT "unmapped_value_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_color_id_fkey" FOREIGN KEY ("color_id") REFERENCES "color"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_follow" ADD CONSTRAINT "brand_follow_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_follow" ADD CONSTRAINT "brand_follow_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What Prisma's schema cannot say.

ALTER TABLE "category"
  ADD CONSTRAINT "category_level_check" CHECK ("level" BETWEEN 1 AND 3),
  ADD CONSTRAINT "category_parent_check" CHECK (("level" = 1) = ("parent_id" IS NULL));

ALTER TABLE "color"
  ADD CONSTRAINT "color_hexa_check" CHECK ("hexa" ~ '^#[0-9A-F]{6}$'),
  ADD CONSTRAINT "color_filter_check" CHECK (NOT "is_filter" OR "parent_id" = "id");

ALTER TABLE "product"
  ADD CONSTRAINT "product_price_check" CHECK ("price_cents" >= 0),
  ADD CONSTRAINT "product_retail_check" CHECK ("retail_cents" >= 0),
  ADD CONSTRAINT "product_stock_check" CHECK ("stock" >= 0),
  ADD CONSTRAINT "product_url_check" CHECK ("product_url" ~ '^https?://');

ALTER TABLE "variant"
  ADD CONSTRAINT "variant_price_check" CHECK ("price_cents" >= 0),
  ADD CONSTRAINT "variant_stock_check" CHECK ("stock" >= 0);

ALTER TABLE "price_change"
  ADD CONSTRAINT "price_change_price_check" CHECK ("price_cents" >= 0),
  ADD CONSTRAINT "price_change_retail_check" CHECK ("retail_cents" >= 0),
  ADD CONSTRAINT "price_change_stock_check" CHECK ("stock" >= 0);

ALTER TABLE "listing"
  ADD CONSTRAINT "listing_price_check" CHECK ("price_cents" >= 0);

ALTER TABLE "favorite"
  ADD CONSTRAINT "favorite_price_check" CHECK ("price_cents" >= 0);

ALTER TABLE "product_media"
  ADD CONSTRAINT "product_media_size_check" CHECK ("width" > 0 AND "height" > 0);

ALTER TABLE "import"
  ADD CONSTRAINT "import_outcome_check" CHECK ("outcome" IN ('running', 'imported', 'refused', 'failed'));

ALTER TABLE "unmapped_value"
  ADD CONSTRAINT "unmapped_value_kind_check" CHECK ("kind" IN ('category', 'color', 'brand'));

ALTER TABLE "value_mapping"
  ADD CONSTRAINT "value_mapping_kind_check" CHECK ("kind" IN ('category', 'color', 'brand'));

ALTER TABLE "currency_rate"
  ADD CONSTRAINT "currency_rate_check" CHECK ("rate" > 0 AND "currency" ~ '^[A-Z]{3}$');

ALTER TABLE "mail_token"
  ADD CONSTRAINT "mail_token_purpose_check"
    CHECK ("purpose" IN ('verify', 'disown', 'reset', 'subscribe', 'unsubscribe')),
  ADD CONSTRAINT "mail_token_owner_check" CHECK (num_nonnulls("customer_id", "subscription_id") = 1);

-- Exactly one primary colour and at most one default picture per product.
CREATE UNIQUE INDEX "product_color_primary_key" ON "product_color" ("product_id") WHERE "is_primary";
CREATE UNIQUE INDEX "product_media_default_key" ON "product_media" ("product_id") WHERE "is_default";

-- Given to listing rows as the last step of a publishing transaction, under one
-- advisory lock, so that a lower number never appears after a higher one.
CREATE SEQUENCE "listing_change_number" AS bigint;

-- Lower case without accents. IMMUTABLE, as PostgreSQL's own unaccent is only
-- STABLE because its dictionary could be replaced, which nobody here does.
CREATE FUNCTION "fold_text"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, "value"));
