import { readCurrency } from '@wearfolio/catalogue/content/shop-identity';
import { StoreBusy } from '@wearfolio/catalogue/import/runs';
import { changeCurrency } from '@wearfolio/catalogue/prices/change-currency';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { Refused } from '@wearfolio/catalogue/refused';
import { findActor, noteCurrencyChange } from '../desk/identity/identity-queries.ts';
import type { Task, TaskContext } from '../jobs/task.ts';

type Wanted = { context: TaskContext; to: string; staffId: number };

/** Converts all prices, unless an earlier attempt did. Returns false when the change is refused. */
const convert = async ({ context, to, staffId }: Wanted): Promise<boolean> => {
  const { db, databaseUrl, log } = context;
  const from = await readCurrency(databaseUrl);
  try {
    const products = from === to ? 0 : await changeCurrency(databaseUrl, await findActor(db, staffId), { from, to });
    if (products === null) throw new StoreBusy('Stores are being imported. The change of currency waits for them.');
    await noteCurrencyChange(db, { to, state: 'done', reason: null });
    log.info({ from, to, products }, 'Converted all prices to another currency');
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof StoreBusy) throw error;
    await noteCurrencyChange(db, { to, state: 'refused', reason: error.message });
    return false;
  }
};

/** Converts all prices to another currency. Retries later while a store is being imported. */
export const changeShopCurrency: Task<'change-currency'> = async (context, { to, staffId }, { signal }) => {
  if (!(await convert({ context, to, staffId }))) return;
  // Prices that something else derived from the former currency while the change began, also before a retry.
  const { busy } = await refreshPrices(context.databaseUrl, to, signal);
  if (busy.length > 0) throw new StoreBusy(`Prices of ${busy.length} stores wait for their imports`);
};
