-- The clusters that an offer was in before. A search engine has a document of each cluster: whoever writes there what an offer
-- is now must also write what it has left, in the same batch, whatever batches came before or are late.
ALTER TABLE "product" ADD COLUMN "former_cluster_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- What Prisma's schema cannot say. Every statement that moves an offer is remembered.
CREATE FUNCTION remember_cluster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.former_cluster_ids := array_remove(NEW.former_cluster_ids, NEW.cluster_id);
  IF OLD.cluster_id > 0 AND NOT OLD.cluster_id = ANY (NEW.former_cluster_ids) THEN
    NEW.former_cluster_ids := NEW.former_cluster_ids || OLD.cluster_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_remember_cluster BEFORE UPDATE OF cluster_id ON "product"
  FOR EACH ROW WHEN (OLD.cluster_id <> NEW.cluster_id) EXECUTE FUNCTION remember_cluster();

-- Work that one process at a time does, and until when it has it.
CREATE TABLE "lease" (
    "name" TEXT NOT NULL,
    "holder" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lease_pkey" PRIMARY KEY ("name")
);
