import { changeCurrency } from '@wearfolio/catalogue/prices/change-currency';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { Refused } from '@wearfolio/catalogue/refused';
import { findActor, noteCurrencyChange } from '../desk/identity/identity-queries.ts';
import type { Task } from './task.ts';

/** Derives all prices in another currency. Where a store is being imported it is tried again later. */
export const changeShopCurrency: Task<'change-currency'> = async (context, { to, staffId }, { signal }) => {
  const { db, databaseUrl, log } = context;
  const { currency: from } = await context.identity();
  if (from === to) return noteCurrencyChange(db, { to, state: 'done', reason: null });
  try {
    const products = await changeCurrency(databaseUrl, await findActor(db, staffId), { from, to });
    if (products === null) throw new Error('Stores are being imported: all prices wait for them');
    await noteCurrencyChange(db, { to, state: 'done', reason: null });
    log.info({ from, to, products }, 'All prices were derived in another currency');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await noteCurrencyChange(db, { to, state: 'refused', reason: error.message });
    return;
  }
  // What an import wrote that had begun before.
  await refreshPrices(databaseUrl, to, signal);
};
