import { withConnection } from '@wearfolio/catalogue/connection';
import { readShown } from '@wearfolio/catalogue/content/shop-identity';
import { loadRates } from '@wearfolio/catalogue/prices/shop-rates';
import { marketsKey } from '@wearfolio/contracts/content/content-body';
import { type Market, pathOfMarket, publishedMarkets } from '@wearfolio/contracts/content/markets';
import { type PrintMoney, printMarketMoney, printMoney } from '@wearfolio/contracts/identity/money';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import { poolOf } from '@wearfolio/database/client';
import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import { destinationAmong } from '../../engine/market-view.ts';
import type { TaskContext } from '../task.ts';

/**
 * Where the pages of a mail's links begin, its language, and how it prints an amount of the shop's currency. Pictures
 * and stop links of mail programs have no market.
 */
export type MailPlace = { origin: string; locale: Locale; print: PrintMoney };

/**
 * The pages, the language and the money of a customer's market (behavior.md#markets-prefix). For a market that was
 * removed, those of the first.
 */
export const findPlace = async (
  { databaseUrl, publicUrl, identity }: Pick<TaskContext, 'databaseUrl' | 'publicUrl' | 'identity'>,
  prefix: string,
): Promise<MailPlace> => {
  const { currency: own } = await identity();
  const first: MailPlace = {
    origin: publicUrl,
    locale: defaultLocale,
    print: (amount) => printMoney(amount, own),
  };
  if (prefix === '') return first;
  return withConnection(databaseUrl, async (db) => {
    const { data } = publishedMarkets.safeParse(await readShown(db, marketsKey));
    const market = data?.markets.find((one) => one.prefix === prefix);
    if (!market) return first;
    const found = market.currency === own ? 1 : (await loadRates(db, own)).get(market.currency)?.rate;
    // Without a rate, mails show the shop's currency, as pages do.
    const { currency, rate } = found === undefined ? { currency: own, rate: 1 } : { ...market, rate: 1 / found };
    const { language: locale } = market;
    const print: PrintMoney = (amount, stated) => printMarketMoney(amount, { locale, currency, rate }, stated);
    return { origin: publicUrl + pathOfMarket(market), locale, print };
  });
};

/** All markets but the first. */
export const findMarkets = async ({ db }: Pick<TaskContext, 'db'>): Promise<Market[]> =>
  publishedMarkets.safeParse(await readShown(poolOf(db), marketsKey)).data?.markets ?? [];

/** Where offers must ship to for a customer's market. Null when it has all offers, in the shop's currency. */
export const findDestination = async (
  context: Pick<TaskContext, 'db' | 'identity'>,
  prefix: string,
): Promise<Destination | null> => {
  const home = await context.identity();
  const markets = await findMarkets(context);
  return destinationAmong(home, markets, markets.find((one) => one.prefix === prefix) ?? null);
};
