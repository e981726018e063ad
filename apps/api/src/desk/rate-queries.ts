import { ageOfUsedRates } from '@wearfolio/catalogue/prices/rates';
import type { Database } from '@wearfolio/database/client';
import { type Actor, audit } from './audit/audit-queries.ts';

/** The day and age of old exchange rates that convert prices, or null. */
export const findStaleRates = (databaseUrl: string, currency: string) => ageOfUsedRates(databaseUrl, currency);

/** Queues the job that fetches the day's exchange rates and converts prices. */
export const queueRates = (db: Database, actor: Actor): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT graphile_worker.add_job('follow-rates', job_key := 'follow-rates')`;
    await audit(tx, actor, { action: 'fetch rates', subject: 'exchange rates' });
  });
