import type { Database } from '@wearfolio/database/client';
import { retryJobs } from '../../jobs/queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';

/** Queues dead letters to run now. Returns how many. Running and finished jobs stay as they are. */
export const retryAtDesk = (db: Database, actor: Actor, ids: string[]): Promise<number> =>
  db.$transaction(async (tx) => {
    const count = await retryJobs(tx, ids);
    const subject = ids.length === 1 ? `job ${ids[0]}` : 'dead letters';
    if (count > 0) await audit(tx, actor, { action: 'retry jobs', subject, after: { count } });
    return count;
  });
