-- The price from which a product dropped, as the store quoted it: alerts compare with it (decision 81).
ALTER TABLE "product" ADD COLUMN "drop_from_cents" BIGINT;

-- The nearest that is known of drops that were found before. The worker judges all prices anew, and then it is exact.
UPDATE "product" SET drop_from_cents = CASE
    WHEN struck_kind = 'lowest30' THEN struck_quoted_cents
    ELSE round(quoted_cents * 1000.0 / (1000 - drop_permille))
END
WHERE drop_permille BETWEEN 1 AND 999;

DELETE FROM "shop_state" WHERE key = 'price_rule_applied';
