-- How we identify ourselves to the servers of feeds, encrypted; the key by which an SFTP server is known; and failed
-- fetches in a row.
ALTER TABLE "feed_schedule" ADD COLUMN     "credentials" BYTEA,
ADD COLUMN     "credentials_kind" TEXT,
ADD COLUMN     "failures" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "host_key" TEXT;

ALTER TABLE "feed_schedule" ADD CONSTRAINT "feed_schedule_credentials_kind"
  CHECK ((credentials IS NULL) = (credentials_kind IS NULL) AND credentials_kind IN ('password', 'bearer', 'header'));

-- The files of an archive that are the feed.
ALTER TABLE "store" ADD COLUMN     "archive_files" TEXT;

-- Who is mailed about feeds.
ALTER TABLE "staff" ADD COLUMN     "feed_mails" BOOLEAN NOT NULL DEFAULT false;
