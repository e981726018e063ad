import { fetchRates } from '@wearfolio/catalogue/prices/fetch-rates';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { Refused } from '@wearfolio/catalogue/refused';
import type { TaskContext } from '../jobs/task.ts';

const fetchDaily = async ({ databaseUrl, env, log }: TaskContext, signal: AbortSignal): Promise<void> => {
  const { exchangeRatesUrl: address, feedPrivateHosts: privateHosts } = env;
  if (address === null) return;
  try {
    const day = await fetchRates({ url: databaseUrl, address, privateHosts, signal });
    log.info({ day }, 'Reference rates fetched');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The last rates stay in use. `status` reports when they are stale.
    log.warn({ reason: error.message }, 'Could not fetch the reference rates');
  }
};

/** Fetches the day's reference rates and converts the shop's prices with the latest known ones. */
export const followRates = async (context: TaskContext, signal: AbortSignal): Promise<void> => {
  await fetchDaily(context, signal);
  const { currency } = await context.identity();
  const { changed, busy } = await refreshPrices(context.databaseUrl, currency, signal);
  if (changed > 0) context.log.info({ changed }, 'Prices converted');
  if (busy.length > 0) throw new Error(`Prices of ${busy.length} stores wait for their imports`);
};
