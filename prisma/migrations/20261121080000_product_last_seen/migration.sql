-- Every import wrote it into every product that had not changed, and nobody read it: a product was last seen by its store's
-- last good import, or, where its content hash is empty, by the one before the change that sold it out.
ALTER TABLE "product" DROP COLUMN "last_seen";
