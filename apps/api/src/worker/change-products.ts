import { carryOut } from '@wearfolio/catalogue/overrides/carry-out';
import type { Task } from '../jobs/task.ts';

/** Continues a change of many products where it stopped. */
export const continueChange: Task<'change-products'> = ({ databaseUrl }, { changeId }, { signal }) =>
  carryOut(databaseUrl, changeId, signal);
