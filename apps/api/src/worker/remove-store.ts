import { removeStore } from '@wearfolio/catalogue/stores/remove-store';
import type { Task } from '../jobs/task.ts';

/** Removes a store that staff deleted, unless they kept it since. */
export const removeDeleted: Task<'remove-store'> = ({ databaseUrl }, { storeId }, { signal }) =>
  removeStore(databaseUrl, storeId, signal);
