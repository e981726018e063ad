-- Each price is kept as the store quoted it, with its currency; that of the shop is derived (decision 86). What there is
-- was kept in the shop's currency, which whoever migrates says in `wearfolio.currency`.
-- A column that is generated at first is filled while its table is rewritten once.
ALTER TABLE "product"
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT coalesce(nullif(current_setting('wearfolio.currency', true), ''), 'USD'),
  ADD COLUMN "quoted_cents" BIGINT GENERATED ALWAYS AS ("price_cents") STORED,
  ADD COLUMN "quoted_retail_cents" BIGINT GENERATED ALWAYS AS ("retail_cents") STORED;
ALTER TABLE "product"
  ALTER COLUMN "quoted_cents" DROP EXPRESSION,
  ALTER COLUMN "quoted_retail_cents" DROP EXPRESSION,
  ALTER COLUMN "currency" SET DEFAULT 'USD';

ALTER TABLE "price_change"
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT coalesce(nullif(current_setting('wearfolio.currency', true), ''), 'USD'),
  ADD COLUMN "quoted_cents" BIGINT GENERATED ALWAYS AS ("price_cents") STORED,
  ADD COLUMN "quoted_retail_cents" BIGINT GENERATED ALWAYS AS ("retail_cents") STORED;
ALTER TABLE "price_change"
  ALTER COLUMN "quoted_cents" DROP EXPRESSION,
  ALTER COLUMN "quoted_retail_cents" DROP EXPRESSION,
  ALTER COLUMN "currency" SET DEFAULT 'USD';

ALTER TABLE "held_price"
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT coalesce(nullif(current_setting('wearfolio.currency', true), ''), 'USD'),
  ADD COLUMN "quoted_cents" BIGINT GENERATED ALWAYS AS ("price_cents") STORED,
  ADD COLUMN "quoted_retail_cents" BIGINT GENERATED ALWAYS AS ("retail_cents") STORED;
ALTER TABLE "held_price"
  ALTER COLUMN "quoted_cents" DROP EXPRESSION,
  ALTER COLUMN "quoted_cents" SET NOT NULL,
  ALTER COLUMN "quoted_retail_cents" DROP EXPRESSION,
  ALTER COLUMN "currency" SET DEFAULT 'USD';

-- Of these only what the store quoted is kept.
ALTER TABLE "favorite"
  ALTER COLUMN "price_cents" SET DATA TYPE BIGINT,
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT coalesce(nullif(current_setting('wearfolio.currency', true), ''), 'USD');
ALTER TABLE "favorite" ALTER COLUMN "currency" SET DEFAULT 'USD';
ALTER TABLE "variant"
  ALTER COLUMN "price_cents" SET DATA TYPE BIGINT,
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT coalesce(nullif(current_setting('wearfolio.currency', true), ''), 'USD');
ALTER TABLE "variant" ALTER COLUMN "currency" SET DEFAULT 'USD';

-- CreateTable
CREATE TABLE "reference_rate" (
    "day" DATE NOT NULL,
    "currency" TEXT NOT NULL,
    "rate" DECIMAL(18,8) NOT NULL,

    CONSTRAINT "reference_rate_pkey" PRIMARY KEY ("day","currency")
);
ALTER TABLE "reference_rate" ADD CONSTRAINT "reference_rate_check" CHECK ("rate" > 0);
