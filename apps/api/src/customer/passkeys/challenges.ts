import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';

/** The purpose of a challenge. A challenge is valid for one purpose only. */
type Purpose = 'add' | 'sign-in';

/** How long a challenge is valid, in seconds. */
const lifetime = 300;

/** A challenge is bound to the session that requested it, or to the secret that a sign-in got with it. */
type Asked = { secret: string; purpose: Purpose };

const hashOf = (secret: string): Buffer<ArrayBuffer> => createHash('sha256').update(secret).digest();

/** Stores a challenge in place of the last one for the same secret. */
export const keepChallenge = async (
  db: Database,
  { secret, purpose, challenge }: Asked & { challenge: string },
): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO customer_challenge (binding, purpose, challenge, expires_at)
    VALUES (${hashOf(secret)}, ${purpose}, ${challenge}, now() + make_interval(secs => ${lifetime}))
    ON CONFLICT (binding) DO UPDATE
      SET purpose = excluded.purpose, challenge = excluded.challenge, expires_at = excluded.expires_at`;
};

/** Uses up a challenge in one statement, so of two concurrent requests only one gets it. Null when there is none. */
export const takeChallenge = async (db: Database, { secret, purpose }: Asked): Promise<string | null> => {
  const [row] = await db.$queryRaw<{ challenge: string }[]>`
    DELETE FROM customer_challenge WHERE binding = ${hashOf(secret)} AND purpose = ${purpose} AND expires_at > now()
    RETURNING challenge`;
  return row?.challenge ?? null;
};
