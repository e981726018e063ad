import type { Database } from '@wearfolio/database/client';
import { hashOf } from '../access/session-queries.ts';

/** What a passkey is asked for: a challenge for one thing is good for no other. */
export type Purpose = 'add' | 'prove' | 'sign-in';

/** Seconds for which a challenge works. */
const lifetime = 300;

/** A challenge belongs to the cookie of whoever asked for it: nobody else can answer it. */
type Asked = { cookie: string; purpose: Purpose };

/** Keeps a challenge in place of the last one of the same cookie. */
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

/** Uses up a challenge: of two requests with one answer, one statement lets one have it. Null where there is none. */
export const takeChallenge = async (db: Database, { cookie, purpose }: Asked): Promise<string | null> => {
  const [row] = await db.$queryRaw<{ challenge: string }[]>`
    DELETE FROM staff_challenge WHERE binding = ${hashOf(cookie)} AND purpose = ${purpose} AND expires_at > now()
    RETURNING challenge`;
  return row?.challenge ?? null;
};
