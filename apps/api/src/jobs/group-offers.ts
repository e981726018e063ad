import { matchOffers } from '@wearfolio/catalogue/matching/run-matching';
import type { TaskContext } from './task.ts';

/**
 * Goes on where an import or a rebuild was killed before all offers were grouped. Imports group what they brought by
 * themselves, so that there is mostly nothing to do.
 */
export const groupOffers = async ({ databaseUrl }: TaskContext, signal: AbortSignal | undefined): Promise<void> => {
  await matchOffers(databaseUrl, { patience: 0, signal });
};
