import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** A lease that is not renewed runs out after this long, in seconds by the database's clock. */
const lasts = 15;

/** It is renewed when this much of that is over, in ms by our own clock. */
const renewAfter = 3000;

const takeSql = `
  INSERT INTO lease AS l (name, holder, expires_at) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second')
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
  WHERE l.holder = excluded.holder OR l.expires_at < clock_timestamp()`;
const giveBackSql = 'DELETE FROM lease WHERE name = $1 AND holder = $2';

/** The lease of some work, for one who would do it. */
export type Lease = {
  /** Takes or renews it; false while somebody else has it. */
  take: (db: Client) => Promise<boolean>;
  /** Has the next one wait no longer. */
  giveBack: (db: Client) => Promise<void>;
};

/** Whether somebody holds the lease called `name`. */
export const isHeld = async (db: Client, name: string): Promise<boolean> => {
  const sql = 'SELECT FROM lease WHERE name = $1 AND expires_at > clock_timestamp()';
  return (await db.query(sql, [name])).rowCount === 1;
};

/** The lease called `name`. Who holds it may still be at work when it runs out, so that work must bear a second one. */
export const leaseOf = (name: string): Lease => {
  const holder = randomUUID();
  let takenAt = Number.NEGATIVE_INFINITY;
  return {
    take: async (db) => {
      const now = performance.now();
      if (now - takenAt < renewAfter) return true;
      const isOurs = (await db.query(takeSql, [name, holder, lasts])).rowCount === 1;
      takenAt = isOurs ? now : Number.NEGATIVE_INFINITY;
      return isOurs;
    },
    giveBack: async (db) => {
      takenAt = Number.NEGATIVE_INFINITY;
      await db.query(giveBackSql, [name, holder]);
    },
  };
};
