-- Perceptual hashes of the first pictures of a product's colors, each 16 hexadecimal digits: they support matching.
ALTER TABLE "product" ADD COLUMN "picture_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- What is known of the pictures so far is learned anew.
UPDATE "picture" SET learned_at = NULL WHERE state = 'ready';

-- No product has had it since then; it is removed after a while.
ALTER TABLE "picture" ADD COLUMN "unused_since" TIMESTAMPTZ(3);
