import { type PriceEntry, type PriceRule, priceRules, type Standing, standingOf } from '@wearfolio/prices/reduction';
import type { Connection } from '../connection.ts';
import { alikeInShop } from './shop-rates.ts';
import { keptDays } from './thin-history.ts';

/** Number of histories read at a time. */
const batchSize = 1000;

/** A history entry as JSON: time, price, regular price, stock, currency. */
type StoredEntry = [at: number, price: number | null, regular: number | null, stock: number | null, currency: string];
type Stored = { id: number; storeId: number; entries: StoredEntry[] };

// Includes the price in effect at the beginning of the period.
const readHistories = `
  SELECT p.id, p.store_id AS "storeId", (
    SELECT json_agg(json_build_array(
      (extract(epoch FROM c.changed_at) * 1000)::bigint, c.quoted_cents, c.quoted_retail_cents, c.stock, c.currency
    ) ORDER BY c.changed_at, c.quoted_cents)
    FROM price_change c
    WHERE c.product_id = p.id AND c.changed_at >= coalesce((
      SELECT max(b.changed_at) FROM price_change b
      WHERE b.product_id = p.id AND b.changed_at <= now() - interval '${keptDays} days'
    ), '-infinity')
  ) AS entries
  FROM product p WHERE p.id = ANY($1::int[]) ORDER BY p.id`;

const readDays = `
  SELECT store_id AS "storeId", array_agg(day ORDER BY day) AS days
  FROM (
    SELECT DISTINCT store_id, floor(extract(epoch FROM finished_at) / 86400)::int AS day FROM import
    WHERE outcome = 'imported' AND finished_at > now() - interval '${keptDays} days' AND store_id = ANY($1::int[])
  ) good
  GROUP BY store_id`;

const toEntry = ([at, price, regular, stock, currency]: StoredEntry): PriceEntry => ({
  at,
  price,
  regular,
  stock,
  currency,
});

const mostPermille = 1000;

const columns =
  '(struck_quoted_cents, struck_kind, struck_until, drop_permille, drop_from_cents, dropped_at, retail_cents)';

const write = `
  UPDATE product p SET ${columns} = (
    j.struck, j.kind, j.until, j.drop_permille, j.drop_from, j.dropped_at, ${alikeInShop('j.struck', 'p.price_cents', 'p.quoted_cents')}
  )
  FROM unnest($1::int[], $2::bigint[], $3::text[], $4::timestamptz[], $5::smallint[], $6::bigint[], $7::timestamptz[])
    AS j (id, struck, kind, until, drop_permille, drop_from, dropped_at)
  WHERE p.id = j.id
    AND (p.struck_quoted_cents, p.struck_kind, p.struck_until, p.drop_permille, p.drop_from_cents, p.dropped_at, p.retail_cents)
    IS DISTINCT FROM (j.struck, j.kind, j.until, j.drop_permille, j.drop_from, j.dropped_at,
      ${alikeInShop('j.struck', 'p.price_cents', 'p.quoted_cents')})
  RETURNING p.id`;

const permilleOf = ({ drop }: Standing): number =>
  drop ? Math.min(mostPermille, Math.round(((drop.from - drop.to) * mostPermille) / drop.from)) : 0;

const timeOf = (at: number | null | undefined): Date | null => (at === null || at === undefined ? null : new Date(at));

const isRule = (value: string | undefined): value is PriceRule => priceRules.some((rule) => rule === value);

/** Returns the price rule that the shop's prices follow. */
export const appliedRule = async (db: Connection): Promise<PriceRule> => {
  const { rows } = await db.query<{ value: string }>("SELECT value FROM shop_state WHERE key = 'price_rule'");
  const value = rows[0]?.value;
  return isRule(value) ? value : 'lowest30';
};

const judgeBatch = async (db: Connection, ids: readonly number[], rule: PriceRule): Promise<number[]> => {
  const { rows } = await db.query<Stored>(readHistories, [ids]);
  const { rows: observed } = await db.query<{ storeId: number; days: number[] }>(readDays, [
    [...new Set(rows.map(({ storeId }) => storeId))],
  ]);
  const daysOf = new Map(observed.map(({ storeId, days }) => [storeId, days]));
  const now = Date.now();
  const judged = rows.map(({ id, storeId, entries }) => {
    const history = { entries: (entries ?? []).map(toEntry), observedDays: daysOf.get(storeId) ?? [], now };
    return { id, ...standingOf(history, rule) };
  });
  const { rows: written } = await db.query<{ id: number }>(write, [
    judged.map(({ id }) => id),
    judged.map(({ struck }) => struck?.price ?? null),
    judged.map(({ struck }) => struck?.kind ?? null),
    judged.map(({ struck }) => timeOf(struck?.until)),
    judged.map(permilleOf),
    judged.map(({ drop }) => drop?.from ?? null),
    judged.map(({ drop }) => timeOf(drop?.at)),
  ]);
  return written.map(({ id }) => id);
};

/**
 * Sets the struck price of each of these products (behavior.md#price-sale) and how far its price dropped. Computes both
 * from its history and the days with successful imports of its store. `products` is a query of their ids; runs in the
 * caller's transaction, and the caller publishes them. Returns the ids of changed products.
 */
export const judgePrices = async (db: Connection, products: string, values: unknown[] = []): Promise<number[]> => {
  const { rows } = await db.query<number[]>({ text: products, values, rowMode: 'array' });
  if (rows.length === 0) return [];
  const rule = await appliedRule(db);
  const ids = rows.map(([id]) => id ?? 0);
  const written: number[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    written.push(...(await judgeBatch(db, ids.slice(at, at + batchSize), rule)));
  }
  return written;
};
