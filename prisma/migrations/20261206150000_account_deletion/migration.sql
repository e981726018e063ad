-- What Prisma's schema cannot say. Accounts are deleted by the link of a mail, too.

ALTER TABLE "mail_token" DROP CONSTRAINT "mail_token_purpose_check";
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_purpose_check"
  CHECK ("purpose" IN ('verify', 'disown', 'reset', 'delete', 'subscribe', 'unsubscribe', 'alerts-off'));
