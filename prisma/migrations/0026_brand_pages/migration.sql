-- A merged brand stays as a spelling of another one, and its address leads there.
ALTER TABLE "brand" ADD COLUMN     "logo" JSONB,
ADD COLUMN     "merged_into_id" INTEGER,
ADD COLUMN     "shown_id" INTEGER,
ADD COLUMN     "text" TEXT NOT NULL DEFAULT '';

ALTER TABLE "brand" ADD CONSTRAINT "brand_merged" CHECK ((merged_into_id IS NULL) = (shown_id IS NULL));

CREATE INDEX "brand_merged_into_id_idx" ON "brand"("merged_into_id");

CREATE INDEX "brand_shown_id_idx" ON "brand"("shown_id");

ALTER TABLE "brand" ADD CONSTRAINT "brand_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "brand" ADD CONSTRAINT "brand_shown_id_fkey" FOREIGN KEY ("shown_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the pages of stores show, and when a store that staff deleted is removed.
ALTER TABLE "store" ADD COLUMN     "logo" JSONB,
ADD COLUMN     "remove_at" TIMESTAMPTZ(3),
ADD COLUMN     "text" TEXT NOT NULL DEFAULT '';
