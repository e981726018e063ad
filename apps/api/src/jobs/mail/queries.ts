import type { Database } from '@wearfolio/database/client';
import type { JobRun } from '../job.ts';

/** The owner of a link: the row that it changes. */
export type LinkOwner =
  | { customerId: number }
  | { subscriptionId: number }
  | { emailChangeId: number }
  | { staffId: number };

export type NewLink = { purpose: string; tokenHash: Buffer; hours: number; areOlderKept: boolean };

type Ids = {
  customerId?: number | null;
  subscriptionId?: number | null;
  emailChangeId?: number | null;
  staffId?: number | null;
};

/**
 * Stores a link and invalidates older ones with the same purpose (behavior.md#customer-mailed-links). A retry of the
 * same mail keeps the links of earlier attempts, which may have been delivered.
 */
export const createLink = async (db: Database, owner: LinkOwner, link: NewLink, job: JobRun): Promise<void> => {
  const { customerId = null, subscriptionId = null, emailChangeId = null, staffId = null }: Ids = owner;
  await db.$executeRaw`
    WITH voided AS (
      UPDATE mail_token SET expires_at = now()
      WHERE NOT ${link.areOlderKept} AND purpose = ${link.purpose} AND used_at IS NULL AND expires_at > now()
        AND (customer_id = ${customerId}::int OR subscription_id = ${subscriptionId}::int
          OR email_change_id = ${emailChangeId}::int OR staff_id = ${staffId}::int)
        AND (${job.attempts === 1} OR created_at < ${job.createdAt}::timestamptz)
    )
    INSERT INTO mail_token (purpose, token_hash, customer_id, subscription_id, email_change_id, staff_id, expires_at)
    VALUES (${link.purpose}, ${link.tokenHash}, ${customerId}::int, ${subscriptionId}::int, ${emailChangeId}::int,
      ${staffId}::int, now() + make_interval(hours => ${link.hours}::int))`;
};

/** Deletes links that were never delivered. */
export const removeLinks = async (db: Database, hashes: Buffer[]): Promise<void> => {
  await db.$executeRaw`DELETE FROM mail_token WHERE token_hash = ANY(${hashes}::bytea[])`;
};

const recipientFields = {
  firstName: true,
  lastName: true,
  email: true,
  verifiedAt: true,
  provenAt: true,
  market: true,
} as const;

/** A customer's data for mails, or null when the account is gone. */
export const findRecipient = (db: Database, id: number) =>
  db.customer.findUnique({ where: { id }, select: recipientFields });

/**
 * Claims `key` and returns true, unless it was claimed within the last `seconds`. Of concurrent callers, one gets true.
 * In a transaction, the others wait for its end.
 */
export const claimOnce = async (
  db: Pick<Database, '$queryRaw'>,
  { bucket, seconds }: { bucket: string; seconds: number },
  key: Buffer,
): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    INSERT INTO rate_limit AS claimed (bucket, key_hash) VALUES (${bucket}, ${key})
    ON CONFLICT (bucket, key_hash) DO UPDATE SET window_start = now()
      WHERE claimed.window_start < now() - make_interval(secs => ${seconds})
    RETURNING 1 AS claimed`;
  return rows.length > 0;
};

/** Releases a claim, so that the next caller gets it. */
export const releaseClaim = async (db: Pick<Database, '$executeRaw'>, bucket: string, key: Buffer): Promise<void> => {
  await db.$executeRaw`DELETE FROM rate_limit WHERE bucket = ${bucket} AND key_hash = ${key}`;
};
