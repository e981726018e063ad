import type { Pool } from 'pg';
import type { Progress } from './progress.ts';

const every = 1000;

const notes = {
  import: `UPDATE import SET read = $2, phase = $3 WHERE store_id = $1 AND outcome = 'running'`,
  trial: 'UPDATE feed_trial SET read = $2, phase = $3 WHERE store_id = $1 AND finished_at IS NULL',
};

/** Records the progress of a store's running import or dry run once a second, for all pages and processes. */
export const noteProgress = (pool: Pool, storeId: number, of: keyof typeof notes = 'import'): Progress => {
  let read = 0;
  let phase = 'Reading the feed';
  let isNoting = false;
  const write = async (): Promise<void> => {
    if (isNoting) return;
    isNoting = true;
    // A failed write is not retried, because the next one follows within a second.
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
