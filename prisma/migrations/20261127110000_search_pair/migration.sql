-- How often one search followed another on one day (UTC), where that was at least five times. Nothing tells by whom.
CREATE TABLE "search_pair" (
    "day" DATE NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "search_pair_pkey" PRIMARY KEY ("day", "from", "to")
);
