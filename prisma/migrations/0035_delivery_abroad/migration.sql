-- Prices with delivery to the countries of other markets than the first.
ALTER TABLE "listing" ADD COLUMN     "delivered_abroad" BIGINT[];
