import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { hashLinkToken } from '../../jobs/mail/link-token.ts';
import { createDeskSession } from '../access/session-queries.ts';
import { audit } from '../audit/audit-queries.ts';
import { type Invitation, isOpen } from './open-invitation-queries.ts';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

/**
 * Keeps the sender's role as it is until the transaction ends, so that no demotion comes between the check of an
 * invitation and its use.
 */
const lockSender = (tx: Writer, token: string): Promise<unknown> => tx.$queryRaw`
  SELECT 1 AS sender FROM staff
  WHERE id = (SELECT invited_by_id FROM staff_invitation WHERE token_hash = ${hashLinkToken(token)}) FOR SHARE`;

/** The invitation of a valid token, or null. The first owner's link works while there is no owner. */
export const findInvitation = async (db: Writer, token: string): Promise<Invitation | null> => {
  const [found] = await db.$queryRaw<Invitation[]>`
    SELECT id, email::text AS email, role, expires_at AS "expiresAt" FROM staff_invitation
    WHERE token_hash = ${hashLinkToken(token)} AND ${isOpen}
      AND (NOT is_first_owner OR NOT EXISTS (SELECT FROM staff WHERE role = 'owner' AND signed_in_at IS NOT NULL))`;
  return found ?? null;
};

class InvitationUsed extends Error {}

type Accepted = { token: string; email: string; name: string; passwordHash: string; device: string | undefined };

/**
 * Creates an account from an invitation, which is used up, and a session that must set up a second factor. An account
 * without a second factor is created again. Returns 'gone' for an invalid link, 'taken' for the address of another
 * account.
 */
export const acceptInvitation = (
  db: Database,
  { token, email, name, passwordHash, device }: Accepted,
): Promise<{ staffId: number; session: { token: string; seconds: number } } | 'gone' | 'taken'> =>
  db
    .$transaction(async (tx) => {
      await lockSender(tx, token);
      const invitation = await findInvitation(tx, token);
      if (!invitation) return 'gone';
      const [staff] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO staff AS known (email, name, role, password_hash)
      VALUES (${email}::citext, ${name}, ${invitation.role}, ${passwordHash})
      ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role, password_hash = excluded.password_hash,
        totp_secret = NULL
      WHERE known.signed_in_at IS NULL
      RETURNING id`;
      if (!staff) return 'taken';
      // Of two concurrent requests, the first uses the invitation; the second creates no account.
      const used = await tx.$executeRaw`
      UPDATE staff_invitation SET used_at = now() WHERE id = ${invitation.id} AND used_at IS NULL`;
      if (used === 0) throw new InvitationUsed();
      await tx.$executeRaw`DELETE FROM staff_session WHERE staff_id = ${staff.id}`;
      const after = { name, role: invitation.role };
      await audit(tx, { id: staff.id, email }, { action: 'accept invitation', subject: email, after });
      const session = await createDeskSession(tx, { staffId: staff.id, device, isProven: false });
      return { staffId: staff.id, session };
    })
    .catch((error: unknown) => {
      if (error instanceof InvitationUsed) return 'gone';
      throw error;
    });
