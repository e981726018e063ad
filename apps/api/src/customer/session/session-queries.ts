import { randomUUID } from 'node:crypto';
import type { Prisma } from '@wearfolio/database/generated/client';
import type { Session } from '../../request/plugins/session.ts';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

const hour = 3600;

/** Seconds that a session lasts, judged by the clock of the database (decision 60). */
const lifetime = (isRemember: boolean): number => (isRemember ? 30 * 24 * hour : 12 * hour);

/** A new session of a customer who was just made or found by other means than a password. */
export const createSession = async (db: Writer, customerId: number, isRemember = false): Promise<Session> => {
  const [session] = await db.$queryRaw<[Session]>`
    INSERT INTO session (id, customer_id, expires_at)
    VALUES (${randomUUID()}::uuid, ${customerId}, now() + make_interval(secs => ${lifetime(isRemember)}))
    RETURNING id::text, customer_id AS "customerId", expires_at AS "expiresAt"`;
  return session;
};

type Proven = { customerId: number; passwordHash: string; isRemember: boolean };

/**
 * A new session for a password that was right while `passwordHash` was kept; null when it is kept no more. The lock makes
 * it wait for a change of the password that is under way, which ends every session that was there before it.
 */
export const createSessionByPassword = async (
  db: Writer,
  { customerId, passwordHash, isRemember }: Proven,
): Promise<Session | null> => {
  const [session] = await db.$queryRaw<Session[]>`
    INSERT INTO session (id, customer_id, expires_at)
    SELECT ${randomUUID()}::uuid, id, now() + make_interval(secs => ${lifetime(isRemember)})
    FROM customer WHERE id = ${customerId} AND password_hash = ${passwordHash} FOR SHARE
    RETURNING id::text, customer_id AS "customerId", expires_at AS "expiresAt"`;
  return session ?? null;
};

/** The session that is asked with; null when it ended meanwhile. */
export const findSession = async (db: Writer, id: string): Promise<Session | null> => {
  const [session] = await db.$queryRaw<Session[]>`
    SELECT id::text, customer_id AS "customerId", expires_at AS "expiresAt"
    FROM session WHERE id = ${id}::uuid AND revoked_at IS NULL`;
  return session ?? null;
};

/** Ends one session; a second time is harmless. */
export const endSession = async (db: Writer, id: string): Promise<void> => {
  await db.$executeRaw`UPDATE session SET revoked_at = now() WHERE id = ${id}::uuid AND revoked_at IS NULL`;
};

/** Ends every session of a customer. */
export const endSessions = async (db: Writer, customerId: number): Promise<void> => {
  await db.$executeRaw`
    UPDATE session SET revoked_at = now() WHERE customer_id = ${customerId} AND revoked_at IS NULL`;
};

/** Takes the place of a session that was just ended, until when that one would have lasted. */
export const renewSession = async (db: Writer, id: string): Promise<Session> => {
  const [session] = await db.$queryRaw<[Session]>`
    INSERT INTO session (id, customer_id, expires_at)
    SELECT ${randomUUID()}::uuid, customer_id, expires_at FROM session WHERE id = ${id}::uuid
    RETURNING id::text, customer_id AS "customerId", expires_at AS "expiresAt"`;
  return session;
};
