-- Which offers are one product. Every product there is becomes its own cluster.
ALTER TABLE "product" ADD COLUMN "cluster_id" INTEGER NOT NULL DEFAULT 0;
UPDATE "product" SET "cluster_id" = "id";

ALTER TABLE "listing" ADD COLUMN "cluster_id" INTEGER;
UPDATE "listing" SET "cluster_id" = "product_id";
ALTER TABLE "listing" ALTER COLUMN "cluster_id" SET NOT NULL;

-- CreateIndex
CREATE INDEX "product_cluster_id_idx" ON "product"("cluster_id");

-- What Prisma's schema cannot say: whoever adds a product without a cluster gives it one of its own.
CREATE FUNCTION own_cluster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cluster_id := NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER product_own_cluster BEFORE INSERT ON "product"
  FOR EACH ROW WHEN (NEW.cluster_id = 0) EXECUTE FUNCTION own_cluster();
ALTER TABLE "product" ADD CONSTRAINT "product_cluster_check" CHECK ("cluster_id" > 0);
