-- The prefix of the market in which a customer or a reader signed up or last signed in; '' is the first market. Mails are
-- in the language of that market.
ALTER TABLE customer ADD COLUMN market text NOT NULL DEFAULT '';
ALTER TABLE subscription ADD COLUMN market text NOT NULL DEFAULT '';
