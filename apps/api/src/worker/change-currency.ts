import { changeCurrency } from '@wearfolio/catalogue/prices/change-currency';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { Refused } from '@wearfolio/catalogue/refused';
import { findActor, noteCurrencyChange } from '../desk/identity/identity-queries.ts';
import type { Task } from '../jobs/task.ts';

/** Converts all prices to another currency. Retries later while a store is being imported. */
export const changeShopCurrency: Task<'change-currency'> = async (context, { to, staffId }, { signal }) => {
  const { db, databaseUrl, log } = context;
  const { currency: from } = await context.identity();
  if (from === to) return noteCurrencyChange(db, { to, state: 'done', reason: null });
  try {
    const products = await changeCurrency(databaseUrl, await findActor(db, staffId), { from, to });
    if (products === null) throw new Error('Stores are being imported. The change of currency waits for them.');
    await noteCurrencyChange(db, { to, state: 'done', reason: null });
    log.info({ from, to, products }, 'Converted all prices to another currency');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await noteCurrencyChange(db, { to, state: 'refused', reason: error.message });
    return;
  }
  // Prices written by an import that started before.
  await refreshPrices(databaseUrl, to, signal);
};
