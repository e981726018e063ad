-- AlterTable
ALTER TABLE "customer" ADD COLUMN     "proven_at" TIMESTAMPTZ(3);

-- Who signed in with Google holds the mailbox. For others it is not known whether a person or a mail scanner opened the
-- link; they stay verified, and prove the address by the next reset, by Google, or by a link opened while signed in.
UPDATE "customer" SET proven_at = verified_at WHERE google_subject IS NOT NULL;
