import type { Market } from '@wearfolio/contracts/content/markets';
import type { Connection } from '../connection.ts';
import { loadRates } from '../prices/shop-rates.ts';

/** A thing to do before a market opens. `detail` says what is missing. */
export type MarketLine = { title: string; detail: string | null; isDone: boolean };

/** The most stores to name in a line. */
const mostNames = 5;

const withoutRule = `
  SELECT store.name FROM store WHERE remove_at IS NULL AND EXISTS (
      SELECT FROM listing WHERE listing.store_id = store.id AND listing.active)
    AND NOT EXISTS (SELECT FROM store_delivery WHERE store_id = store.id AND country = $1)
  ORDER BY fold_text(store.name)`;

const storesLine = async (db: Connection, { country }: Market): Promise<MarketLine> => {
  const { rows } = await db.query<{ name: string }>(withoutRule, [country]);
  const named = rows.slice(0, mostNames).map(({ name }) => name);
  const more = rows.length > mostNames ? ` and ${rows.length - mostNames} more` : '';
  return {
    title: `Delivery of each store to ${country}`,
    isDone: rows.length === 0,
    detail: rows.length === 0 ? null : `Not known for ${named.join(', ')}${more}`,
  };
};

/** How many days old a rate may be: holidays of the European Central Bank last four days at most. */
const freshDays = 7;

const ageOf = (day: string): number => Math.floor((Date.now() - Date.parse(day)) / 86_400_000);

const rateLine = async (db: Connection, { currency }: Market, shopCurrency: string): Promise<MarketLine> => {
  if (currency === shopCurrency) return { title: `Prices in ${currency}`, detail: null, isDone: true };
  const rate = (await loadRates(db, shopCurrency)).get(currency);
  const title = `A rate for prices in ${currency}`;
  if (!rate)
    return { title, isDone: false, detail: `Pages show ${shopCurrency}. Set one: catalogue rate set ${currency} 1.08` };
  const isOld = rate.source === 'ecb' && ageOf(rate.day) > freshDays;
  return { title, isDone: !isOld, detail: isOld ? `The last one is of ${rate.day}` : null };
};

/** Returns what must be done before a market opens. `missingTexts`: how many texts its language lacks. */
export const readMarketLines = async (
  db: Connection,
  market: Market,
  { shopCurrency, missingTexts }: { shopCurrency: string; missingTexts: number },
): Promise<MarketLine[]> => [
  {
    title: 'Texts in its language',
    isDone: missingTexts === 0,
    detail: missingTexts === 0 ? null : `${missingTexts} are in English`,
  },
  await storesLine(db, market),
  await rateLine(db, market, shopCurrency),
];
