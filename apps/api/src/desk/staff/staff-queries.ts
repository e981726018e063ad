import type { StaffRole } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { endOtherSessions } from '../access/session-queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';
import { endStaffResets } from '../sign-in/reset-queries.ts';
import { withdrawInvitationsOf } from './open-invitation-queries.ts';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

export type StoredStaff = {
  id: number;
  email: string;
  name: string;
  role: StaffRole;
  passwordHash: string;
  signedInAt: Date | null;
};

type Wanted = { id: number } | { email: string };

/** A member of staff by id or address, or null. */
export const findStaff = async (db: Pick<Writer, '$queryRaw'>, wanted: Wanted): Promise<StoredStaff | null> => {
  const [id, email] = 'id' in wanted ? [wanted.id, null] : [null, wanted.email];
  const [staff] = await db.$queryRaw<StoredStaff[]>`
    SELECT id, email::text AS email, name, role, password_hash AS "passwordHash", signed_in_at AS "signedInAt"
    FROM staff WHERE id = ${id}::int OR email = ${email}::citext`;
  return staff ?? null;
};

/** All staff, by name. */
export const listStaff = (db: Database): Promise<Omit<StoredStaff, 'passwordHash'>[]> =>
  db.$queryRaw`
    SELECT id, email::text AS email, name, role, signed_in_at AS "signedInAt" FROM staff ORDER BY lower(name), id`;

/** Why a change to staff was refused. */
export type Refusal = 'missing' | 'last owner';

// The lock serializes changes to owners: two owners cannot demote each other concurrently.
const isLastOwner = async (tx: Writer, { id, role, signedInAt }: StoredStaff): Promise<boolean> => {
  const owners = await tx.$queryRaw<{ id: number; signedIn: boolean }[]>`
    SELECT id, signed_in_at IS NOT NULL AS "signedIn" FROM staff WHERE role = 'owner' ORDER BY id FOR UPDATE`;
  if (role !== 'owner' || signedInAt === null) return false;
  return !owners.some((owner) => owner.signedIn && owner.id !== id);
};

/** Changes a role, except that of the last owner who has signed in. A former owner's open invitations end. */
export const changeRole = (db: Database, actor: Actor, wanted: Wanted, role: StaffRole): Promise<Refusal | null> =>
  db.$transaction(async (tx) => {
    const staff = await findStaff(tx, wanted);
    if (!staff) return 'missing';
    if (staff.role === role) return null;
    if (await isLastOwner(tx, staff)) return 'last owner';
    await tx.$executeRaw`UPDATE staff SET role = ${role} WHERE id = ${staff.id}`;
    await audit(tx, actor, {
      action: 'change role',
      subject: staff.email,
      before: { role: staff.role },
      after: { role },
    });
    if (role !== 'owner') await withdrawInvitationsOf(tx, actor, staff.id);
    return null;
  });

/** Removes a member of staff, all their sessions and open invitations, except the last owner who has signed in. */
export const removeStaff = (db: Database, actor: Actor, wanted: Wanted): Promise<Refusal | null> =>
  db.$transaction(async (tx) => {
    const staff = await findStaff(tx, wanted);
    if (!staff) return 'missing';
    if (await isLastOwner(tx, staff)) return 'last owner';
    await withdrawInvitationsOf(tx, actor, staff.id);
    await tx.$executeRaw`DELETE FROM staff WHERE id = ${staff.id}`;
    const before = { name: staff.name, role: staff.role };
    await audit(tx, actor, { action: 'remove staff', subject: staff.email, before });
    return null;
  });

/** Removes an account's authenticator app, passkeys and recovery codes. The next sign-in sets up new ones. */
export const resetSecondFactor = (db: Database, actor: Actor, wanted: Wanted): Promise<Refusal | null> =>
  db.$transaction(async (tx) => {
    const staff = await findStaff(tx, wanted);
    if (!staff) return 'missing';
    await tx.$executeRaw`
      UPDATE staff SET totp_secret = NULL, totp_since = NULL, totp_step = NULL WHERE id = ${staff.id}`;
    await tx.$executeRaw`DELETE FROM staff_passkey WHERE staff_id = ${staff.id}`;
    await tx.$executeRaw`DELETE FROM staff_recovery_code WHERE staff_id = ${staff.id}`;
    await endStaffResets(tx, staff.id);
    await endOtherSessions(tx, staff.id, null);
    await audit(tx, actor, { action: 'reset second factor', subject: staff.email });
    return null;
  });

/** Stores a new password, unless it was changed meanwhile, and ends the account's other sessions. */
export const changePassword = (
  db: Database,
  staff: Actor & { id: number; sessionId: string },
  passwordHash: string,
): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE staff SET password_hash = ${passwordHash} WHERE id = ${staff.id}`;
    await endStaffResets(tx, staff.id);
    await endOtherSessions(tx, staff.id, staff.sessionId);
    await audit(tx, staff, { action: 'change password', subject: staff.email });
  });
