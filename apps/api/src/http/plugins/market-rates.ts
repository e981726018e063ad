import { listRates } from '@wearfolio/catalogue/prices/rates';
import type { Market } from '@wearfolio/contracts/content/markets';
import { type PrintMoney, printMarketMoney, printMoney } from '@wearfolio/contracts/identity/money';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Units of a currency for one of the shop's, by the rate of the day. Null while no rate is known. */
    marketRate: (currency: string) => number | null;
    /** Reads the rates again. */
    refreshRates: () => Promise<void>;
  }
}

/** Prints amounts as pages of a market do. */
export const printerFor = (
  app: Pick<FastifyInstance, 'identity' | 'marketRate'>,
  market: Market | null,
): PrintMoney => {
  const { currency: own } = app.identity();
  if (!market) return (amount) => printMoney(amount, own);
  const rate = app.marketRate(market.currency);
  const money = { locale: market.language, currency: rate === null ? own : market.currency, rate: rate ?? 1 };
  return (amount, stated) => printMarketMoney(amount, money, stated);
};

/** Prints amounts that are stated in some currency, in the form of a market. */
export const statedPrinterFor =
  (market: Market | null) =>
  (amount: number, currency: string): string =>
    market ? printMarketMoney(amount, { locale: market.language, currency, rate: 1 }) : printMoney(amount, currency);

/** How often the rates are read, in ms. They change once a day, or when ops set one. */
const readEvery = 5 * 60_000;

type Known = { shop: string; rates: ReadonlyMap<string, number> };

/** `app.marketRate`: rates for showing prices in the currency of a market (behavior.md#markets-prefix). */
export const marketRates = plugin<{ url: string }>(async (app, { url }) => {
  let known: Known = { shop: '', rates: new Map() };

  const needed = (): boolean => app.markets().some(({ currency }) => currency !== app.identity().currency);

  const read = async (): Promise<void> => {
    const shop = app.identity().currency;
    if (!needed()) return;
    const rates = await listRates(url, shop);
    // Six digits, so that a page stays the same while the rate does.
    known = { shop, rates: new Map(rates.map(({ currency, rate }) => [currency, Number((1 / rate).toPrecision(6))])) };
  };

  const refresh = (): Promise<void> =>
    read().catch((error: unknown) => app.log.warn({ err: error }, 'Could not read exchange rates; trying again later'));

  app.decorate('marketRate', (currency: string) => {
    const shop = app.identity().currency;
    if (currency === shop) return 1;
    return known.shop === shop ? (known.rates.get(currency) ?? null) : null;
  });
  app.decorate('refreshRates', refresh);
  app.onPublished(() => void refresh());
  const timer = setInterval(() => void refresh(), readEvery);
  timer.unref();
  app.addHook('onReady', refresh);
  app.addHook('onClose', async () => clearInterval(timer));
});
