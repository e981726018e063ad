-- The home page, pages and identity as staff write them: every version, and which of them the shop shows from when on.
CREATE TABLE "content_version" (
    "key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_version_pkey" PRIMARY KEY ("key","number")
);

CREATE TABLE "content_publication" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "number" INTEGER,
    "live_at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,

    CONSTRAINT "content_publication_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "content_publication_key_number_fkey" FOREIGN KEY ("key", "number") REFERENCES "content_version"("key", "number") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "content_publication_key_live_at_idx" ON "content_publication"("key", "live_at");

-- Pictures that staff uploaded, as they were derived: they are in the database, so that backups and all processes have them.
CREATE TABLE "content_picture" (
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_picture_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "content_picture_file" (
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "content_picture_file_pkey" PRIMARY KEY ("hash","name"),
    CONSTRAINT "content_picture_file_hash_fkey" FOREIGN KEY ("hash") REFERENCES "content_picture"("hash") ON DELETE CASCADE ON UPDATE CASCADE
);
