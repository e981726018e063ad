import type { StaffRole } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import { createDeskSession, endByToken } from '../access/session-queries.ts';

export type KnownStaff = {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  passwordHash: string;
  hasApp: boolean;
  passkeys: number;
};

/** The member of staff with this address, or null. */
export const findByEmail = async (db: Pick<Database, '$queryRaw'>, email: string): Promise<KnownStaff | null> => {
  const [staff] = await db.$queryRaw<KnownStaff[]>`
    SELECT id, name, email::text AS email, role, password_hash AS "passwordHash", totp_since IS NOT NULL AS "hasApp",
      (SELECT count(*)::int FROM staff_passkey WHERE staff_id = staff.id) AS passkeys
    FROM staff WHERE email = ${email}::citext`;
  return staff ?? null;
};

/** The hash of a member's password. */
export const findHash = async (db: Database, id: number): Promise<string | null> => {
  const [staff] = await db.$queryRaw<{ hash: string }[]>`SELECT password_hash AS hash FROM staff WHERE id = ${id}`;
  return staff?.hash ?? null;
};

type Browser = { token: string; device: string | undefined };

/**
 * A session without its second factor, replacing the browser's last one. Null when the password was changed since it
 * was checked. The lock waits for a concurrent change, which ends all earlier sessions.
 */
export const startSession = (
  db: Database,
  { id, passwordHash }: KnownStaff,
  { token, device }: Browser,
): Promise<{ token: string; seconds: number } | null> =>
  db.$transaction(async (tx) => {
    const still = await tx.$queryRaw<unknown[]>`
      SELECT 1 AS same FROM staff WHERE id = ${id} AND password_hash = ${passwordHash} FOR SHARE`;
    if (still.length === 0) return null;
    await endByToken(tx, token);
    return createDeskSession(tx, { staffId: id, device, isProven: false });
  });
