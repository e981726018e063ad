import { currencyKey } from '@wearfolio/contracts/content/content-body';
import { isCurrencyCode } from '@wearfolio/contracts/identity/currency';
import type { Actor } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { publishNext } from '../content/content-store.ts';
import { tryAllStores } from '../import/runs.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import { createShopRates, inShop, loadRates, type Rate } from './shop-rates.ts';

/** The old and the new currency. */
export type CurrencyChange = { from: string; to: string };

/** The effect of a change. Prices are in cents. */
export type CurrencyPreview = {
  /** Value of one unit of the old currency in the new one, with source and day. */
  rate: Rate;
  products: number;
  targets: number;
  samples: { id: number; title: string; before: number; after: number | null }[];
};

const mostSamples = 8;

const rateOf = async (db: Connection, { from, to }: CurrencyChange): Promise<Rate> => {
  if (!isCurrencyCode(to)) throw new Refused(`'${to}' is not a currency code like EUR`);
  if (to === from) throw new Refused(`The shop already shows ${to}`);
  const known = (await loadRates(db, from)).get(to);
  if (!known) throw new Refused(`There is no rate of ${to}. Set one first: npm run catalogue -- rate set ${to} 0.27`);
  return { ...known, currency: from, rate: 1 / known.rate };
};

// Rates set by ops are values in the shop's currency, which is about to change.
const convertRates = async (db: Connection, { from, to }: CurrencyChange, { rate, source }: Rate): Promise<void> => {
  await db.query('DELETE FROM currency_rate WHERE currency = $1', [to]);
  await db.query('UPDATE currency_rate SET rate = rate * $1::numeric, updated_at = now()', [rate.toPrecision(12)]);
  if (source === 'ops')
    await db.query('INSERT INTO currency_rate (currency, rate) VALUES ($1, $2::numeric)', [from, rate.toPrecision(12)]);
};

const listUnknown = `
  SELECT DISTINCT currency FROM product WHERE quoted_cents IS NOT NULL
    AND NOT EXISTS (SELECT FROM shop_rate WHERE shop_rate.currency = product.currency) ORDER BY currency LIMIT 5`;

const requireRates = async (db: Connection, to: string): Promise<void> => {
  const { rows } = await db.query<{ currency: string }>(listUnknown);
  if (rows.length === 0) return;
  const codes = rows.map(({ currency }) => currency).join(', ');
  throw new Refused(`There is no rate to ${to} for ${codes}. Stores quote prices in it, so set a rate first`);
};

/** Converts the rates to the new currency and loads them into `shop_rate`. */
const beginChange = async (db: Connection, change: CurrencyChange): Promise<Rate> => {
  const rate = await rateOf(db, change);
  await convertRates(db, change, rate);
  await createShopRates(db, await loadRates(db, change.to));
  await requireRates(db, change.to);
  return rate;
};

const counts = `
  SELECT (SELECT count(*)::int FROM product WHERE price_cents IS NOT NULL) AS products,
    (SELECT count(*)::int FROM price_target) AS targets`;

const sample = `
  SELECT p.id, title, price_cents AS before, ${inShop('quoted_cents', 'r.rate')} AS after
  FROM product p LEFT JOIN shop_rate r USING (currency)
  WHERE active AND price_cents IS NOT NULL ORDER BY popularity DESC, p.id LIMIT ${mostSamples}`;

class Undone extends Error {}

/** Returns the effect of a change of currency without storing anything. Throws Refused if it is not possible. */
export const previewCurrency = (url: string, change: CurrencyChange): Promise<CurrencyPreview> =>
  withConnection(url, async (db) => {
    let preview: CurrencyPreview | null = null;
    await inTransaction(db, async () => {
      const rate = await beginChange(db, change);
      const { rows } = await db.query<{ products: number; targets: number }>(counts);
      const { rows: samples } = await db.query<CurrencyPreview['samples'][number]>(sample);
      preview = { rate, samples, ...(rows[0] ?? { products: 0, targets: 0 }) };
      throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    if (preview === null) throw new Error('Nothing was previewed');
    return preview;
  });

const derive = `
  UPDATE product p SET price_cents = ${inShop('p.quoted_cents', 'r.rate')},
    retail_cents = ${inShop('p.struck_quoted_cents', 'r.rate')}
  FROM shop_rate r WHERE r.currency = p.currency RETURNING p.id`;

const deriveHeld = `
  UPDATE held_price h SET price_cents = coalesce(${inShop('h.quoted_cents', 'r.rate')}, h.price_cents),
    retail_cents = ${inShop('h.quoted_retail_cents', 'r.rate')}
  FROM shop_rate r WHERE r.currency = h.currency`;

// Price limits of shoppers and the last prices in mails are amounts in the shop's currency that no store quotes.
const convertTargets =
  'UPDATE price_target SET price_cents = greatest(1, least(2147483647, round(price_cents * $1::numeric)))';
const convertAnnounced = `
  UPDATE alert_sent SET price_cents = least(2147483647, round(price_cents * $1::numeric)) WHERE price_cents IS NOT NULL`;

/** Derives all prices in another currency. Returns the number of products, or null if a store is being imported. */
const changeOnce = (db: Connection, actor: Actor, change: CurrencyChange): Promise<number | null> =>
  inTransaction(db, async () => {
    // An import has read its feed for the old currency.
    if (!(await tryAllStores(db))) return null;
    const { rate } = await beginChange(db, change);
    const { rows } = await db.query<{ id: number }>(derive);
    await db.query(deriveHeld);
    await db.query(convertTargets, [rate.toPrecision(12)]);
    await db.query(convertAnnounced, [rate.toPrecision(12)]);
    await publishNext(db, actor, { key: currencyKey, body: { currency: change.to } });
    await publishProducts(
      db,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });

/**
 * Changes the shop's currency: derives every price from its quoted price in one transaction, so that no page mixes
 * currencies. Records no price change and sends no alerts. Returns the number of products, or null if a store is being
 * imported. Throws Refused if a rate is missing.
 */
export const changeCurrency = (url: string, actor: Actor, change: CurrencyChange): Promise<number | null> =>
  withConnection(url, (db) => changeOnce(db, actor, change));
