-- The language in which somebody last used the desk, for mails to them.
ALTER TABLE "staff" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';

-- The market where a message or report was sent, for the mails that answer it.
ALTER TABLE "contact_message" ADD COLUMN "market" TEXT NOT NULL DEFAULT '';
ALTER TABLE "offer_notice" ADD COLUMN "market" TEXT NOT NULL DEFAULT '';
