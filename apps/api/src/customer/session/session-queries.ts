import { randomUUID } from 'node:crypto';
import type { Prisma } from '@wearfolio/database/generated/client';
import type { Session } from '../../http/plugins/session.ts';

type Writer = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

const hour = 3600;

/** How long a session lasts, in seconds by the database's clock (behavior.md#session-token). */
const lifetime = (isRemember: boolean): number => (isRemember ? 30 * 24 * hour : 12 * hour);

/** A session for a new customer, or for one found without a password. */
export const createSession = async (db: Writer, customerId: number, isRemember = false): Promise<Session> => {
  const [session] = await db.$queryRaw<[Session]>`
    INSERT INTO session (id, customer_id, expires_at)
    VALUES (${randomUUID()}::uuid, ${customerId}, now() + make_interval(secs => ${lifetime(isRemember)}))
    RETURNING id::text, customer_id AS "customerId", expires_at AS "expiresAt"`;
  return session;
};

type Proven = { customerId: number; passwordHash: string; isRemember: boolean };

/**
 * A session for a password checked against `passwordHash`; null when that hash is no longer stored. The lock waits for
 * a concurrent change of password, which ends all earlier sessions.
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

/** The session of the request, or null when it ended. */
export const findSession = async (db: Writer, id: string): Promise<Session | null> => {
  const [session] = await db.$queryRaw<Session[]>`
    SELECT id::text, customer_id AS "customerId", expires_at AS "expiresAt"
    FROM session WHERE id = ${id}::uuid AND revoked_at IS NULL`;
  return session ?? null;
};

/** Ends one session. Repeating it is harmless. */
export const endSession = async (db: Writer, id: string): Promise<void> => {
  await db.$executeRaw`UPDATE session SET revoked_at = now() WHERE id = ${id}::uuid AND revoked_at IS NULL`;
};

/** Ends every session of a customer. */
export const endSessions = async (db: Writer, customerId: number): Promise<void> => {
  await db.$executeRaw`
    UPDATE session SET revoked_at = now() WHERE customer_id = ${customerId} AND revoked_at IS NULL`;
};

/** Replaces a session that just ended, with the same expiry. */
export const renewSession = async (db: Writer, id: string): Promise<Session> => {
  const [session] = await db.$queryRaw<[Session]>`
    INSERT INTO session (id, customer_id, expires_at)
    SELECT ${randomUUID()}::uuid, customer_id, expires_at FROM session WHERE id = ${id}::uuid
    RETURNING id::text, customer_id AS "customerId", expires_at AS "expiresAt"`;
  return session;
};
