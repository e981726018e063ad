import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import type { NewPasskey } from '../../customer/passkeys/webauthn.ts';
import { createDeskSession, type DeskStaff, endByToken, hasFactor } from '../access/session-queries.ts';
import { audit } from '../audit/audit-queries.ts';
import { replaceCodes } from '../second-factor/factor-queries.ts';

export type StoredPasskey = NewPasskey & { id: number; staffId: number };

type Reader = Pick<Prisma.TransactionClient, '$queryRaw'>;
type Row = Omit<StoredPasskey, 'counter'> & { counter: bigint };

/** The most passkeys of an account. */
export const mostPasskeys = 20;

const toPasskey = (row: Row): StoredPasskey => ({ ...row, counter: Number(row.counter) });

/** An account's passkeys, oldest first, with when they were added and last used. */
export const listPasskeys = (
  db: Reader,
  staffId: number,
): Promise<
  (Pick<StoredPasskey, 'id' | 'name' | 'credentialId' | 'transports'> & { createdAt: Date; usedAt: Date | null })[]
> =>
  db.$queryRaw`
    SELECT id, name, credential_id AS "credentialId", transports, created_at AS "createdAt", used_at AS "usedAt"
    FROM staff_passkey WHERE staff_id = ${staffId} ORDER BY id`;

/** The passkey with this credential id, or null. */
export const findPasskey = async (db: Reader, credentialId: Uint8Array): Promise<StoredPasskey | null> => {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT id, staff_id AS "staffId", credential_id AS "credentialId", public_key AS "publicKey", counter, transports, name
    FROM staff_passkey WHERE credential_id = ${credentialId}`;
  return row ? toPasskey(row) : null;
};

/** Records the use of a passkey. Returns false when its counter went back, as a copied key's would. */
export const noteUse = async (
  db: Pick<Database, '$executeRaw'>,
  { id }: Pick<StoredPasskey, 'id'>,
  counter: number,
): Promise<boolean> =>
  (await db.$executeRaw`
    UPDATE staff_passkey SET counter = ${counter}, used_at = now()
    WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0))`) > 0;

/** The member of staff who signs in with a passkey alone. */
export const findOwner = async (
  db: Reader,
  staffId: number,
): Promise<Pick<DeskStaff, 'id' | 'name' | 'email' | 'role' | 'hasApp' | 'passkeys'> | null> => {
  const [staff] = await db.$queryRaw<Pick<DeskStaff, 'id' | 'name' | 'email' | 'role' | 'hasApp' | 'passkeys'>[]>`
    SELECT id, name, email::text AS email, role, totp_since IS NOT NULL AS "hasApp",
      (SELECT count(*)::int FROM staff_passkey WHERE staff_id = staff.id) AS passkeys
    FROM staff WHERE id = ${staffId}`;
  return staff ?? null;
};

type Browser = { token: string; device: string | undefined };

export type Added = { codes: string[] | null; session: { token: string; seconds: number } | null };

// Changes to an account's factors run one after another.
const lockAccount = (tx: Prisma.TransactionClient, staffId: number): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 AS locked FROM staff WHERE id = ${staffId} FOR UPDATE`;

/**
 * Stores a passkey. An account's first second factor also signs in and creates recovery codes. Refuses a known passkey,
 * and more than twenty.
 */
export const addPasskey = (
  db: Database,
  staff: DeskStaff,
  passkey: NewPasskey,
  { token, device, ...secrets }: Browser & { tokenSecret: string },
): Promise<Added | 'known' | 'too many' | 'set up'> =>
  db.$transaction(async (tx) => {
    await lockAccount(tx, staff.id);
    const { name, credentialId, publicKey, counter, transports } = passkey;
    const now = await findOwner(tx, staff.id);
    if (!staff.isProven && now && hasFactor(now)) return 'set up';
    if ((now?.passkeys ?? 0) >= mostPasskeys) return 'too many';
    const added = await tx.$executeRaw`
      INSERT INTO staff_passkey (staff_id, credential_id, public_key, counter, transports, name)
      VALUES (${staff.id}, ${credentialId}, ${publicKey}, ${counter}, ${transports}, ${name}) ON CONFLICT DO NOTHING`;
    if (added === 0) return 'known';
    await audit(tx, staff, { action: 'add passkey', subject: staff.email, after: { name } });
    if (staff.isProven) return { codes: null, session: null };
    const codes = await replaceCodes(tx, staff.id, secrets);
    await endByToken(tx, token);
    await audit(tx, staff, { action: 'set up second factor', subject: staff.email });
    return { codes, session: await createDeskSession(tx, { staffId: staff.id, device, isProven: true }) };
  });

/** Renames a passkey. Returns false when there is none. */
export const renamePasskey = (db: Database, staff: DeskStaff, id: number, name: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM staff_passkey WHERE id = ${id} AND staff_id = ${staff.id} FOR UPDATE`;
    if (!before) return false;
    await tx.$executeRaw`UPDATE staff_passkey SET name = ${name} WHERE id = ${id}`;
    await audit(tx, staff, { action: 'rename passkey', subject: staff.email, before, after: { name } });
    return true;
  });

/** Removes a passkey unless it is the last second factor. */
export const removePasskey = (db: Database, staff: DeskStaff, id: number): Promise<'missing' | 'last' | null> =>
  db.$transaction(async (tx) => {
    await lockAccount(tx, staff.id);
    const [before] = await tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM staff_passkey WHERE id = ${id} AND staff_id = ${staff.id}`;
    if (!before) return 'missing';
    const now = await findOwner(tx, staff.id);
    if (now && !now.hasApp && now.passkeys === 1) return 'last';
    await tx.$executeRaw`DELETE FROM staff_passkey WHERE id = ${id}`;
    await audit(tx, staff, { action: 'remove passkey', subject: staff.email, before });
    return null;
  });

/** Removes the authenticator app unless it is the last second factor. */
export const removeApp = (db: Database, staff: DeskStaff): Promise<boolean> =>
  db.$transaction(async (tx) => {
    await lockAccount(tx, staff.id);
    const now = await findOwner(tx, staff.id);
    if (!now || now.passkeys === 0) return false;
    await tx.$executeRaw`
      UPDATE staff SET totp_secret = NULL, totp_since = NULL, totp_step = NULL WHERE id = ${staff.id}`;
    await audit(tx, staff, { action: 'remove authenticator app', subject: staff.email });
    return true;
  });
