-- 'men' where the feed says so: the categories of men also hold what names nobody. The next import of a store fills it.
ALTER TABLE "product" ADD COLUMN "audience" TEXT;
