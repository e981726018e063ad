import type { Database } from '@wearfolio/database/client';
import { hashOf } from '../access/session-queries.ts';

/** The purpose of a challenge. A challenge is valid for one purpose only. */
export type Purpose = 'add' | 'prove' | 'sign-in';

/** How long a challenge is valid, in seconds. */
const lifetime = 300;

/** A challenge is bound to the cookie of the browser that requested it. */
type Asked = { cookie: string; purpose: Purpose };

/** Stores a challenge in place of the last one for the same cookie. */
export const keepChallenge = async (
  db: Database,
  { cookie, purpose, challenge }: Asked & { challenge: string },
): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO staff_challenge (binding, purpose, challenge, expires_at)
    VALUES (${hashOf(cookie)}, ${purpose}, ${challenge}, now() + make_interval(secs => ${lifetime}))
    ON CONFLICT (binding) DO UPDATE
      SET purpose = excluded.purpose, challenge = excluded.challenge, expires_at = excluded.expires_at`;
};

/** Uses up a challenge in one statement, so of two concurrent requests only one gets it. Null when there is none. */
export const takeChallenge = async (db: Database, { cookie, purpose }: Asked): Promise<string | null> => {
  const [row] = await db.$queryRaw<{ challenge: string }[]>`
    DELETE FROM staff_challenge WHERE binding = ${hashOf(cookie)} AND purpose = ${purpose} AND expires_at > now()
    RETURNING challenge`;
  return row?.challenge ?? null;
};
