import { ageOfUsedRates, listNeededRates as needed, removeRate, setRate } from '@wearfolio/catalogue/prices/rates';
import type { Database } from '@wearfolio/database/client';
import { type Actor, audit } from './audit/audit-queries.ts';
import { refusing } from './refusing-queries.ts';

const addFollowing = (db: Pick<Database, '$executeRaw'>): Promise<unknown> =>
  db.$executeRaw`SELECT graphile_worker.add_job('follow-rates', job_key := 'follow-rates')`;

/** The day and age of old exchange rates that convert prices, or null. */
export const findStaleRates = (databaseUrl: string, currency: string) => ageOfUsedRates(databaseUrl, currency);

// Refusals of catalogue functions become 409.

export const listNeededRates = needed;

/** Sets a rate by hand, or removes it if null, and queues the job that converts prices. */
export const keepRate = async (
  { db, databaseUrl, currency }: { db: Database; databaseUrl: string; currency: string },
  actor: Actor,
  { currency: code, rate }: { currency: string; rate: number | null },
): Promise<void> => {
  await refusing(async () => {
    if (rate === null) await removeRate(databaseUrl, code, actor);
    else await setRate(databaseUrl, code, rate, currency, actor);
  });
  await addFollowing(db);
};

/** Queues the job that fetches the day's exchange rates and converts prices. */
export const queueRates = (db: Database, actor: Actor): Promise<void> =>
  db.$transaction(async (tx) => {
    await addFollowing(tx);
    await audit(tx, actor, { action: 'fetch rates', subject: 'exchange rates' });
  });
