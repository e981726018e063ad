import type { StaffRole } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { hashLinkToken, makeLinkToken } from '../../jobs/mail/link-token.ts';
import { hasOwner } from '../access/session-queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';
import { firstOwnerToken } from '../second-factor/secrets.ts';
import { type Invitation, isOpen } from './open-invitation-queries.ts';
import { findStaff } from './staff-queries.ts';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

/** How many hours a printed link and a mailed link work. */
const lifetimes = { printed: 1, mailed: 72 };

type NewInvitation = {
  email: string | null;
  role: StaffRole;
  hours: number;
  invitedById: number | null;
  isFirstOwner?: boolean;
};

// Waits for a concurrent change of the sender's role, and keeps the role until this transaction ends.
const maySend = async (tx: Writer, staffId: number | null): Promise<boolean> => {
  if (staffId === null) return true;
  const owners = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS owner FROM staff WHERE id = ${staffId} AND role = 'owner' FOR SHARE`;
  return owners.length > 0;
};

// A new invitation replaces older ones for the address.
const create = async (
  tx: Writer,
  { email, role, hours, invitedById, isFirstOwner = false }: NewInvitation,
): Promise<Invitation> => {
  await tx.$executeRaw`
    DELETE FROM staff_invitation WHERE used_at IS NULL AND email = ${email}::citext AND NOT is_first_owner`;
  const [invitation] = await tx.$queryRaw<[Invitation]>`
    INSERT INTO staff_invitation (email, role, invited_by_id, is_first_owner, expires_at)
    VALUES (${email}::citext, ${role}, ${invitedById}, ${isFirstOwner}, now() + make_interval(hours => ${hours}))
    RETURNING id, email::text AS email, role, expires_at AS "expiresAt"`;
  return invitation;
};

const keepToken = async (db: Writer, id: number, token: string): Promise<void> => {
  await db.$executeRaw`UPDATE staff_invitation SET token_hash = ${hashLinkToken(token)} WHERE id = ${id}`;
};

/** Why an address was not invited: the sender is no longer an owner, or the address has an account. */
export type InviteRefusal = 'not allowed' | 'is staff';

/** Invites an address by mail. */
export const inviteByMail = (
  db: Database,
  actor: Actor,
  { email, role }: { email: string; role: StaffRole },
): Promise<InviteRefusal | null> =>
  db.$transaction(async (tx) => {
    if (!(await maySend(tx, actor.id))) return 'not allowed';
    if (await findStaff(tx, { email })) return 'is staff';
    const { id } = await create(tx, { email, role, hours: lifetimes.mailed, invitedById: actor.id });
    await addJob(tx, 'mail-staff-invitation', { invitationId: id });
    await audit(tx, actor, { action: 'invite staff', subject: email, after: { role } });
    return null;
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
    const { id, expiresAt } = await create(tx, { email, role, hours: lifetimes.printed, invitedById: actor.id });
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
      open ??
      (await create(tx, {
        ...{ email: null, role: 'owner', hours: lifetimes.printed, invitedById: null },
        isFirstOwner: true,
      }));
    const token = firstOwnerToken(id, tokenSecret);
    await keepToken(tx, id, token);
    return { token, expiresAt };
  });

type Mailed = { email: string; invitedById: number | null; token: string };

/** A new token for an invitation mail, replacing that of an earlier mail. Null when the invitation has ended. */
export const makeMailedToken = async (db: Database, id: number): Promise<Mailed | null> => {
  const token = makeLinkToken();
  const [row] = await db.$queryRaw<{ email: string; invitedById: number | null }[]>`
    UPDATE staff_invitation SET token_hash = ${hashLinkToken(token)}
    WHERE id = ${id} AND ${isOpen} AND email IS NOT NULL
    RETURNING email::text AS email, invited_by_id AS "invitedById"`;
  return row ? { ...row, token } : null;
};
