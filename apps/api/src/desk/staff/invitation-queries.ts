import type { StaffRole } from '@wearfolio/contracts/desk';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { hashLinkToken, makeLinkToken } from '../../jobs/mail/link-token.ts';
import { createDeskSession, hasOwner } from '../access/session-queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';
import { firstOwnerToken } from '../second-factor/secrets.ts';
import { findStaff } from './staff-queries.ts';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

/** How many hours a printed link and a mailed link work. */
const lifetimes = { printed: 1, mailed: 72 };

export type Invitation = { id: number; email: string | null; role: StaffRole; expiresAt: Date };

type NewInvitation = { email: string | null; role: StaffRole; hours: number; isFirstOwner?: boolean };

// A new invitation replaces older ones for the address.
const create = async (tx: Writer, { email, role, hours, isFirstOwner = false }: NewInvitation): Promise<Invitation> => {
  await tx.$executeRaw`
    DELETE FROM staff_invitation WHERE used_at IS NULL AND email = ${email}::citext AND NOT is_first_owner`;
  const [invitation] = await tx.$queryRaw<[Invitation]>`
    INSERT INTO staff_invitation (email, role, is_first_owner, expires_at)
    VALUES (${email}::citext, ${role}, ${isFirstOwner}, now() + make_interval(hours => ${hours}))
    RETURNING id, email::text AS email, role, expires_at AS "expiresAt"`;
  return invitation;
};

const keepToken = async (db: Writer, id: number, token: string): Promise<void> => {
  await db.$executeRaw`UPDATE staff_invitation SET token_hash = ${hashLinkToken(token)} WHERE id = ${id}`;
};

/** Invites an address by mail. Returns false when it already has an account. */
export const inviteByMail = (db: Database, actor: Actor, email: string, role: StaffRole): Promise<boolean> =>
  db.$transaction(async (tx) => {
    if (await findStaff(tx, { email })) return false;
    const { id } = await create(tx, { email, role, hours: lifetimes.mailed });
    await addJob(tx, 'mail-staff-invitation', { invitationId: id });
    await audit(tx, actor, { action: 'invite staff', subject: email, after: { role } });
    return true;
  });

/**
 * Creates a link to print. When `email` is null, the invited person enters an address. Null when the address has an
 * account.
 */
export const inviteByLink = (
  db: Database,
  actor: Actor,
  { email, role }: { email: string | null; role: StaffRole },
): Promise<{ token: string; expiresAt: Date } | null> =>
  db.$transaction(async (tx) => {
    if (email !== null && (await findStaff(tx, { email }))) return null;
    const { id, expiresAt } = await create(tx, { email, role, hours: lifetimes.printed });
    const token = makeLinkToken();
    await keepToken(tx, id, token);
    await audit(tx, actor, { action: 'invite staff', subject: email ?? 'a printed link', after: { role } });
    return { token, expiresAt };
  });

/**
 * The token of the link that `npm start` prints until an owner has signed in, then null. Processes that start within an
 * hour print the same link: it is derived from the invitation's id and the shop's secret.
 */
export const findFirstOwnerToken = (
  db: Database,
  tokenSecret: string,
): Promise<{ token: string; expiresAt: Date } | null> =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('first owner'))`;
    if (await hasOwner(tx)) return null;
    const [open] = await tx.$queryRaw<Invitation[]>`
      SELECT id, email::text AS email, role, expires_at AS "expiresAt" FROM staff_invitation
      WHERE is_first_owner AND used_at IS NULL AND expires_at > now() + interval '5 minutes'
      ORDER BY id DESC LIMIT 1`;
    const { id, expiresAt } =
      open ?? (await create(tx, { email: null, role: 'owner', hours: lifetimes.printed, isFirstOwner: true }));
    const token = firstOwnerToken(id, tokenSecret);
    await keepToken(tx, id, token);
    return { token, expiresAt };
  });

/** A new token for an invitation mail, replacing that of an earlier mail. Null when the invitation is used or gone. */
export const makeMailedToken = async (db: Database, id: number): Promise<{ email: string; token: string } | null> => {
  const token = makeLinkToken();
  const [row] = await db.$queryRaw<{ email: string }[]>`
    UPDATE staff_invitation SET token_hash = ${hashLinkToken(token)}
    WHERE id = ${id} AND used_at IS NULL AND expires_at > now() AND email IS NOT NULL
    RETURNING email::text AS email`;
  return row ? { email: row.email, token } : null;
};

/** Valid invitations, newest first, except the first owner's printed one. */
export const listInvitations = (db: Database): Promise<Invitation[]> =>
  db.$queryRaw`
    SELECT id, email::text AS email, role, expires_at AS "expiresAt" FROM staff_invitation
    WHERE used_at IS NULL AND expires_at > now() AND NOT is_first_owner ORDER BY id DESC LIMIT 200`;

/** Withdraws an invitation. Returns false when there is none. */
export const withdrawInvitation = (db: Database, actor: Actor, id: number): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [gone] = await tx.$queryRaw<{ email: string | null; role: StaffRole }[]>`
      DELETE FROM staff_invitation WHERE id = ${id} AND used_at IS NULL AND NOT is_first_owner
      RETURNING email::text AS email, role`;
    if (!gone) return false;
    const before = { role: gone.role };
    await audit(tx, actor, { action: 'withdraw invitation', subject: gone.email ?? 'a printed link', before });
    return true;
  });

/** The invitation of a valid token, or null. The first owner's link works while there is no owner. */
export const findInvitation = async (db: Writer, token: string): Promise<Invitation | null> => {
  const [found] = await db.$queryRaw<Invitation[]>`
    SELECT id, email::text AS email, role, expires_at AS "expiresAt" FROM staff_invitation
    WHERE token_hash = ${hashLinkToken(token)} AND used_at IS NULL AND expires_at > now()
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
