import type { StaffRole } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { type Actor, audit } from '../audit/audit-queries.ts';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

export type Invitation = { id: number; email: string | null; role: StaffRole; expiresAt: Date };

/** An invitation ends when it is used or expires, and when its sender is no longer an owner. */
export const isOpen = Prisma.sql`used_at IS NULL AND expires_at > now()
  AND (invited_by_id IS NULL OR EXISTS (SELECT FROM staff WHERE staff.id = invited_by_id AND staff.role = 'owner'))`;

/** Valid invitations with their senders, newest first, except the first owner's printed one. */
export const listInvitations = (db: Database): Promise<(Invitation & { invitedBy: string | null })[]> =>
  db.$queryRaw`
    SELECT id, email::text AS email, role, expires_at AS "expiresAt",
      (SELECT name FROM staff WHERE staff.id = invited_by_id) AS "invitedBy"
    FROM staff_invitation
    WHERE ${isOpen} AND NOT is_first_owner ORDER BY id DESC LIMIT 200`;

const noteWithdrawn = (tx: Writer, actor: Actor, { email, role }: Pick<Invitation, 'email' | 'role'>) =>
  audit(tx, actor, { action: 'withdraw invitation', subject: email ?? 'a printed link', before: { role } });

/** Withdraws the open invitations of a sender who may no longer invite. */
export const withdrawInvitationsOf = async (tx: Writer, actor: Actor, staffId: number): Promise<void> => {
  const gone = await tx.$queryRaw<Pick<Invitation, 'email' | 'role'>[]>`
    DELETE FROM staff_invitation WHERE invited_by_id = ${staffId} AND used_at IS NULL RETURNING email::text AS email, role`;
  for (const invitation of gone) await noteWithdrawn(tx, actor, invitation);
};

/** Withdraws an invitation. Returns false when there is none. */
export const withdrawInvitation = (db: Database, actor: Actor, id: number): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [gone] = await tx.$queryRaw<{ email: string | null; role: StaffRole }[]>`
      DELETE FROM staff_invitation WHERE id = ${id} AND used_at IS NULL AND NOT is_first_owner
      RETURNING email::text AS email, role`;
    if (!gone) return false;
    await noteWithdrawn(tx, actor, gone);
    return true;
  });
