-- New accounts get mails about favorites and searches only where their owners ticked the box. Accounts that there are keep
-- what their consents say.
ALTER TABLE "customer" ALTER COLUMN "wants_alerts" SET DEFAULT false;
