import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { hashLinkToken } from '../../jobs/mail/link-token.ts';
import { endOtherSessions } from '../access/session-queries.ts';
import { audit } from '../audit/audit-queries.ts';

const hashAddress = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

/**
 * Queues a mail with a link to reset the password. For an unknown address it does the same work for a member of staff
 * that does not exist. Requests that are still queued become one.
 */
export const requestStaffReset = async (db: Database, email: string): Promise<void> => {
  const [{ staffId }] = await db.$queryRaw<[{ staffId: number }]>`
    SELECT coalesce((SELECT id FROM staff WHERE email = ${email}::citext), 0) AS "staffId"`;
  await addJob(db, 'mail-staff-reset', { staffId }, { key: `mail-staff-reset:${hashAddress(email)}` });
};

/** Whose password a link resets, or null for a bad link. Checked before the slow hash. */
export const findStaffOfReset = async (db: Database, link: string): Promise<{ name: string; email: string } | null> => {
  const [staff] = await db.$queryRaw<{ name: string; email: string }[]>`
    SELECT name, email::text FROM mail_token JOIN staff ON staff.id = staff_id
    WHERE token_hash = ${hashLinkToken(link)} AND purpose = 'staff-reset' AND used_at IS NULL AND expires_at > now()`;
  return staff ?? null;
};

/**
 * Uses up a link and sets the password, which ends every session and every other link. The second factor stays and is
 * still required. Returns the address, or null for a bad link.
 */
export const resetStaffByLink = (db: Database, link: string, passwordHash: string): Promise<string | null> =>
  db.$transaction(async (tx) => {
    const hash = hashLinkToken(link);
    await tx.$executeRaw`
      SELECT FROM staff WHERE id = (SELECT staff_id FROM mail_token WHERE token_hash = ${hash}) FOR UPDATE`;
    const [staff] = await tx.$queryRaw<{ id: number; email: string }[]>`
      WITH link AS (
        UPDATE mail_token SET used_at = now()
        WHERE token_hash = ${hash} AND purpose = 'staff-reset' AND used_at IS NULL AND expires_at > now()
        RETURNING staff_id
      )
      UPDATE staff SET password_hash = ${passwordHash} FROM link WHERE staff.id = staff_id
      RETURNING staff.id, email::text`;
    if (!staff) return null;
    await endStaffResets(tx, staff.id);
    await endOtherSessions(tx, staff.id, null);
    await audit(tx, staff, { action: 'reset password', subject: staff.email });
    return staff.email;
  });

/** Ends the links that reset a password, because another one was set or the account changed. */
export const endStaffResets = async (db: Pick<Database, '$executeRaw'>, staffId: number): Promise<void> => {
  await db.$executeRaw`
    UPDATE mail_token SET used_at = now()
    WHERE staff_id = ${staffId} AND purpose = 'staff-reset' AND used_at IS NULL`;
};
