import { type Connection, inTransaction } from '@wearfolio/catalogue/connection';
import { judgePrices } from '@wearfolio/catalogue/prices/judge-prices';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';
import { chanceOf } from './chance.ts';
import { type DemoProduct, isBuyable } from './product.ts';
import { stores } from './stores.ts';

/** A store's price from a day on, in cents. `regular` is set while the price is reduced. */
type Ask = { daysAgo: number; price: number; regular: number | null; isSoldOut?: true };

/** The length of the generated history, and the number of most recent days with successful imports, in days. */
const days = 365;
const observedDays = 120;

const share = (cents: number, part: number): number => Math.round((cents * part) / 100) * 100;

/**
 * A year of prices up to the feed's price. Current reductions began 2 to 40 days ago. Some products were more expensive
 * before, some were on sale last season, and sold-out products sold out yesterday.
 */
export const pricesOf = (product: DemoProduct): Ask[] => {
  const { id, priceCents: price, retailCents: regular } = product;
  const chance = (what: string): number => chanceOf(`${id} ${what}`);
  const usual = regular ?? price;
  const asks: Ask[] = [{ daysAgo: days, price: usual, regular: null }];
  if (chance('dearer') < 0.3) {
    asks[0] = { daysAgo: days, price: share(usual, 1.15), regular: null };
    asks.push({ daysAgo: 260 + Math.round(60 * chance('dearer until')), price: usual, regular: null });
  }
  if (chance('season') < 0.5) {
    const from = 130 + Math.round(80 * chance('season from'));
    asks.push({ daysAgo: from, price: share(usual, 0.85), regular: usual });
    asks.push({ daysAgo: from - 20 - Math.round(15 * chance('season to')), price: usual, regular: null });
  }
  if (regular !== null) asks.push({ daysAgo: 2 + Math.round(38 * chance('now')), price, regular });
  if (!isBuyable(product)) asks.push({ daysAgo: 1, price, regular, isSoldOut: true });
  return asks;
};

// A shop that already has a history keeps it.
const isMade = `
  SELECT EXISTS (
    SELECT FROM price_change c JOIN product p ON p.id = c.product_id JOIN store s ON s.id = p.store_id
    WHERE s.name = ANY($1) AND c.changed_at < $2::timestamptz - interval '300 days'
  ) AS "isMade"`;

const removeFirst = `
  DELETE FROM price_change c USING product p, store s
  WHERE p.id = c.product_id AND s.id = p.store_id AND s.name = ANY($1) RETURNING p.id`;

const insertAsks = `
  INSERT INTO price_change (product_id, price_cents, retail_cents, stock, currency, quoted_cents, quoted_retail_cents, changed_at)
  SELECT p.id, ask.price, ask.regular, CASE WHEN ask.sold_out THEN 0 ELSE nullif(p.stock, 0) END, p.currency,
    ask.price, ask.regular, $5::timestamptz - ask.days_ago * interval '1 day'
  FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $7::boolean[])
    AS ask (external_id, price, regular, days_ago, sold_out)
  JOIN product p ON p.external_id = ask.external_id JOIN store s ON s.id = p.store_id AND s.name = ANY($6)
  ORDER BY ask.days_ago DESC`;

// Their ids are below all real ones, so that a store's last import is the real one.
const insertDays = `
  INSERT INTO import (id, store_id, source, outcome, started_at, finished_at)
  SELECT least(0, (SELECT min(id) FROM import)) - row_number() OVER (), s.id, 'demo data', 'imported', day, day
  FROM store s, generate_series($2::timestamptz - interval '${observedDays} days', $2::timestamptz - interval '1 day', interval '1 day') day
  WHERE s.name = ANY($1)`;

/**
 * Generates a year of prices for the demo's products, once, as if there had been daily imports. Then evaluates and
 * publishes the prices.
 */
export const makeUpPrices = (db: Connection, products: readonly DemoProduct[], now: Date): Promise<void> =>
  inTransaction(db, async () => {
    const names = stores.map(({ name }) => name);
    const { rows: made } = await db.query<{ isMade: boolean }>(isMade, [names, now]);
    if (made[0]?.isMade) return;
    const { rows } = await db.query<{ id: number }>(removeFirst, [names]);
    const asks = products.flatMap((product) => pricesOf(product).map((ask) => ({ id: product.id, ...ask })));
    await db.query(insertAsks, [
      asks.map(({ id }) => id),
      asks.map(({ price }) => price),
      asks.map(({ regular }) => regular),
      asks.map(({ daysAgo }) => daysAgo),
      now,
      names,
      asks.map(({ isSoldOut = false }) => isSoldOut),
    ]);
    await db.query(insertDays, [names, now]);
    const ids = rows.map(({ id }) => id);
    await judgePrices(db, 'SELECT unnest($1::int[])', [ids]);
    await publishProducts(db, ids);
  });
