import { matchOffers } from '@wearfolio/catalogue/matching/run-matching';
import type { TaskContext } from '../jobs/task.ts';

/**
 * Continues grouping after a killed import or rebuild. Imports group their own offers, so there is usually nothing to
 * do.
 */
export const groupOffers = async ({ databaseUrl }: TaskContext, signal: AbortSignal | undefined): Promise<void> => {
  await matchOffers(databaseUrl, { patience: 0, signal });
};
