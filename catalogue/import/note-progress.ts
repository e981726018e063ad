import type { Pool } from 'pg';
import type { Progress } from './progress.ts';

const every = 1000;

const notes = {
  import: `UPDATE import SET read = $2, phase = $3 WHERE store_id = $1 AND outcome = 'running'`,
  trial: 'UPDATE feed_trial SET read = $2, phase = $3 WHERE store_id = $1 AND finished_at IS NULL',
};

/**
 * Keeps how far the running import of a store is, or the dry run of its feed, once a second, where every page and every
 * process can read it.
 */
export const noteProgress = (pool: Pool, storeId: number, of: keyof typeof notes = 'import'): Progress => {
  let read = 0;
  let phase = 'Reading the feed';
  let isNoting = false;
  const write = async (): Promise<void> => {
    if (isNoting) return;
    isNoting = true;
    // A note that is lost is followed by the next one.
    await pool.query(notes[of], [storeId, read, phase]).catch(() => undefined);
    isNoting = false;
  };
  const timer = setInterval(() => void write(), every);
  return {
    bytes: () => undefined,
    rows: (count) => {
      read = count;
    },
    phase: (name) => {
      phase = name;
      void write();
    },
    stop: () => clearInterval(timer),
  };
};
