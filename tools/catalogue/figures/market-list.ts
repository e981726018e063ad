import type { Market } from '@wearfolio/contracts/content/markets';
import { type Destination, shipsSql } from '@wearfolio/contracts/listing/destination';
import { type Said, say } from '@wearfolio/messages/said';
import type { Connection } from '../connection.ts';
import { readCountryIn } from '../content/shop-identity.ts';
import { loadRates } from '../prices/shop-rates.ts';

/** A thing to do before a market opens. `detail` says what is missing. */
export type MarketLine = { title: Said; detail: Said | null; isDone: boolean };

/** The most stores to name in a line. */
const mostNames = 5;

const ofStores = (destination: Destination): string => `
  SELECT store.name, EXISTS (
    SELECT FROM listing WHERE listing.store_id = store.id AND listing.active AND ${shipsSql(destination)}) AS ships
  FROM store WHERE remove_at IS NULL AND EXISTS (
    SELECT FROM listing WHERE listing.store_id = store.id AND listing.active)
  ORDER BY fold_text(store.name)`;

/** Whether each store with products ships to the country of a market (behavior.md#markets-offers). */
export const listShipping = async (
  db: Connection,
  { country, language }: Market,
): Promise<{ name: string; ships: boolean }[]> => {
  const isHome = country === (await readCountryIn(db));
  return (await db.query<{ name: string; ships: boolean }>(ofStores({ country, isHome, language }))).rows;
};

const silentWords = (stores: readonly string[]): Said | null => {
  const [named, more] = [stores.slice(0, mostNames), stores.length - mostNames];
  if (stores.length === 0) return null;
  if (more > 0) return say('desk.launch.storesSilentMore', { stores: named, count: more });
  return say('desk.launch.storesSilent', { stores: named });
};

const storesLine = async (db: Connection, market: Market): Promise<MarketLine> => {
  const stores = await listShipping(db, market);
  const others = stores.filter(({ ships }) => !ships).map(({ name }) => name);
  return {
    title: say('desk.launch.marketStores', {
      country: market.country,
      count: stores.length - others.length,
      total: stores.length,
    }),
    isDone: stores.length > 0 && others.length === 0,
    detail: stores.length === 0 ? say('desk.launch.marketEmpty') : silentWords(others),
  };
};

/** How many days old a rate may be: holidays of the European Central Bank last four days at most. */
const freshDays = 7;

const ageOf = (day: string): number => Math.floor((Date.now() - Date.parse(day)) / 86_400_000);

const rateLine = async (db: Connection, { currency }: Market, shopCurrency: string): Promise<MarketLine> => {
  if (currency === shopCurrency)
    return { title: say('desk.launch.marketPrices', { currency }), detail: null, isDone: true };
  const rate = (await loadRates(db, shopCurrency)).get(currency);
  const title = say('desk.launch.marketRate', { currency });
  if (!rate) return { title, isDone: false, detail: say('desk.launch.rateMissing', { shop: shopCurrency }) };
  const isOld = rate.source === 'ecb' && ageOf(rate.day) > freshDays;
  return { title, isDone: !isOld, detail: isOld ? say('desk.launch.rateOld', { day: new Date(rate.day) }) : null };
};

/** Returns what must be done before a market opens. `missingTexts`: how many texts its language lacks. */
export const readMarketLines = async (
  db: Connection,
  market: Market,
  { shopCurrency, missingTexts }: { shopCurrency: string; missingTexts: number },
): Promise<MarketLine[]> => [
  {
    title: say('desk.launch.marketTexts'),
    isDone: missingTexts === 0,
    detail: missingTexts === 0 ? null : say('desk.launch.textsInEnglish', { count: missingTexts }),
  },
  await storesLine(db, market),
  await rateLine(db, market, shopCurrency),
];
