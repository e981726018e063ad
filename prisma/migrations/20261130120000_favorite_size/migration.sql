-- The size in which a customer wants what was saved: how many were left of it when an import last looked (null: nobody knows),
-- and when it last came back, or came down to the last one.
CREATE TABLE "favorite_size" (
    "favorite_id" INTEGER NOT NULL,
    "size_id" INTEGER NOT NULL,
    "left" INTEGER,
    "returned_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3),

    CONSTRAINT "favorite_size_pkey" PRIMARY KEY ("favorite_id")
);

CREATE INDEX "favorite_size_size_id_idx" ON "favorite_size"("size_id");

ALTER TABLE "favorite_size" ADD CONSTRAINT "favorite_size_favorite_id_fkey" FOREIGN KEY ("favorite_id") REFERENCES "favorite"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "favorite_size" ADD CONSTRAINT "favorite_size_size_id_fkey" FOREIGN KEY ("size_id") REFERENCES "size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
