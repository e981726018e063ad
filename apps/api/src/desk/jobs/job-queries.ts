import type { Database } from '@wearfolio/database/client';
import { retryJobs } from '../../jobs/queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';

/** Puts jobs back to be done now; answers how many. What is being done, or was done meanwhile, is left alone. */
export const retryAtDesk = (db: Database, actor: Actor, ids: string[]): Promise<number> =>
  db.$transaction(async (tx) => {
    const count = await retryJobs(tx, ids);
    const subject = ids.length === 1 ? `job ${ids[0]}` : 'jobs that were given up';
    if (count > 0) await audit(tx, actor, { action: 'retry jobs', subject, after: { count } });
    return count;
  });
