-- Words of shoppers that ops explain. They override the words that the shop ships with.
CREATE TABLE "search_synonym" (
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "is_both_ways" BOOLEAN NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_synonym_pkey" PRIMARY KEY ("from")
);
