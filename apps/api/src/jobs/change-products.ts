import { carryOut } from '@wearfolio/catalogue/overrides/carry-out';
import type { Task } from './task.ts';

/** Goes on with a change of many products, from where it was left. */
export const goOnChanging: Task<'change-products'> = ({ databaseUrl }, { changeId }, { signal }) =>
  carryOut(databaseUrl, changeId, signal);
