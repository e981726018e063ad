import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

/** The signed-in member of staff. */
export type DeskStaff = {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  sessionId: string;
  /** Whether the second factor was given in this session. Until then, only its own calls are allowed. */
  isProven: boolean;
  /** Whether an authenticator app is set up, and the number of passkeys. */
  hasApp: boolean;
  passkeys: number;
  /** Whether both factors were given within the last ten minutes. */
  isFresh: boolean;
  /** That of mails to them, one of `deskLocales`. */
  language: string;
};

/** Whether a second factor is set up. */
export const hasFactor = ({ hasApp, passkeys }: Pick<DeskStaff, 'hasApp' | 'passkeys'>): boolean =>
  hasApp || passkeys > 0;

/**
 * Session lifetimes in seconds: in total while the second factor is missing, in total afterwards, and without requests.
 */
const lifetimes = { pending: 20 * 60, proven: 12 * 3600, idle: 3600 };

/** For this many seconds, sensitive actions need no new confirmation. */
const freshFor = 600;

/** The stored hash of a cookie's token. */
export const hashOf = (token: string): Buffer<ArrayBuffer> => createHash('sha256').update(token).digest();

const deviceMax = 300;

type NewSession = { staffId: number; device: string | undefined; isProven: boolean };

/** Creates a session and returns its token, which only the cookie holds. */
export const createDeskSession = async (
  db: Writer,
  { staffId, device = '', isProven }: NewSession,
): Promise<{ token: string; seconds: number }> => {
  const token = randomBytes(32).toString('base64url');
  const seconds = isProven ? lifetimes.proven : lifetimes.pending;
  await db.$executeRaw`
    INSERT INTO staff_session (id, token_hash, staff_id, device, expires_at, proven_at, confirmed_at)
    SELECT ${randomUUID()}::uuid, ${hashOf(token)}, ${staffId}, ${device.slice(0, deviceMax)},
      now() + make_interval(secs => ${seconds}), proven, proven
    FROM (SELECT CASE WHEN ${isProven} THEN now() END AS proven) AS times`;
  if (isProven) await db.$executeRaw`UPDATE staff SET signed_in_at = now() WHERE id = ${staffId}`;
  return { token, seconds };
};

/** The session of a token. Null when it is unknown, expired, idle for too long or signed out. */
export const findDeskSession = async (db: Database, token: string): Promise<DeskStaff | null> => {
  if (token === '') return null;
  const [found] = await db.$queryRaw<(DeskStaff & { isStale: boolean })[]>`
    SELECT staff.id, staff.name, staff.email::text AS email, staff.role, staff.language, session.id::text AS "sessionId",
      proven_at IS NOT NULL AS "isProven", totp_since IS NOT NULL AS "hasApp",
      (SELECT count(*)::int FROM staff_passkey WHERE staff_passkey.staff_id = staff.id) AS passkeys,
      coalesce(confirmed_at > now() - make_interval(secs => ${freshFor}), false) AS "isFresh",
      seen_at < now() - interval '1 minute' AS "isStale"
    FROM staff_session AS session JOIN staff ON staff.id = staff_id
    WHERE token_hash = ${hashOf(token)} AND expires_at > now()
      AND seen_at > now() - make_interval(secs => ${lifetimes.idle})`;
  if (!found) return null;
  const { isStale, ...staff } = found;
  // Updating once a minute is precise enough for the idle limit.
  if (isStale) await db.$executeRaw`UPDATE staff_session SET seen_at = now() WHERE id = ${staff.sessionId}::uuid`;
  return staff;
};

/** Ends a session by its token. Repeating it is harmless. */
export const endByToken = async (db: Writer, token: string): Promise<void> => {
  await db.$executeRaw`DELETE FROM staff_session WHERE token_hash = ${hashOf(token)}`;
};

/** Ends one session of a member of staff. Returns false when there is none. */
export const endDeskSession = async (db: Writer, staffId: number, sessionId: string): Promise<boolean> =>
  (await db.$executeRaw`DELETE FROM staff_session WHERE staff_id = ${staffId} AND id = ${sessionId}::uuid`) > 0;

/** Ends every session of a member of staff except `kept`. Returns how many. */
export const endOtherSessions = (db: Writer, staffId: number, kept: string | null): Promise<number> =>
  db.$executeRaw`
    DELETE FROM staff_session WHERE staff_id = ${staffId} AND id IS DISTINCT FROM ${kept}::uuid`;

/** Records that both factors were given now. */
export const confirmSession = async (db: Writer, sessionId: string): Promise<void> => {
  await db.$executeRaw`UPDATE staff_session SET confirmed_at = now() WHERE id = ${sessionId}::uuid`;
};

export type ListedSession = { id: string; device: string; startedAt: Date; seenAt: Date };

/** The sessions of a member of staff that passed the second factor, last used first. */
export const listDeskSessions = (db: Database, staffId: number): Promise<ListedSession[]> =>
  db.$queryRaw`
    SELECT id::text, device, started_at AS "startedAt", seen_at AS "seenAt" FROM staff_session
    WHERE staff_id = ${staffId} AND proven_at IS NOT NULL AND expires_at > now()
      AND seen_at > now() - make_interval(secs => ${lifetimes.idle})
    ORDER BY seen_at DESC, id LIMIT 100`;

/**
 * Whether an owner has signed in. From then on, OPS_TOKEN gives access to the metrics only (behavior.md#staff-access).
 */
export const hasOwner = async (db: Pick<Database, '$queryRaw'>): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS owner FROM staff WHERE role = 'owner' AND signed_in_at IS NOT NULL LIMIT 1`;
  return rows.length > 0;
};
