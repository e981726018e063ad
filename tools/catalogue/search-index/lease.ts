import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** Time after which a lease expires unless it is renewed, in seconds of the database's clock. */
const lasts = 15;

/** Time after which a process renews its lease, in ms of its own clock. */
const renewAfter = 3000;

const takeSql = `
  INSERT INTO lease AS l (name, holder, expires_at) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second')
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
  WHERE l.holder = excluded.holder OR l.expires_at < clock_timestamp()`;
const giveBackSql = 'DELETE FROM lease WHERE name = $1 AND holder = $2';

/** A lease for work that only one process does at a time. */
export type Lease = {
  /** Takes or renews the lease. Returns false while another process has it. */
  take: (db: Client) => Promise<boolean>;
  /** Releases the lease, so that the next process need not wait until it expires. */
  giveBack: (db: Client) => Promise<void>;
};

/** Returns whether a process has the lease `name`. */
export const isHeld = async (db: Client, name: string): Promise<boolean> => {
  const sql = 'SELECT FROM lease WHERE name = $1 AND expires_at > clock_timestamp()';
  return (await db.query(sql, [name])).rowCount === 1;
};

/**
 * Returns the lease `name`. A process may still be working when its lease expires, so the work must tolerate two
 * processes at once.
 */
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
