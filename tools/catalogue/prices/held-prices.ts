import { addFindAlerts } from '../alerts/find-alerts.ts';
import { type Actor, audit, commandLine } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { amountOf } from '../format.ts';
import { lockStore } from '../import/runs.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused, refuseLongWait } from '../refused.ts';
import { beginSeries } from './begin-series.ts';
import { judgePrices } from './judge-prices.ts';

/** A held or rejected price, in cents. `shown` is the shop's price, `said` the feed's. */
export type HeldPrice = {
  productId: number;
  title: string;
  store: string;
  shown: number;
  said: number;
  since: Date;
};

const listSql = `
  SELECT product_id AS "productId", title, store.name AS store, product.price_cents AS shown, held.price_cents AS said, since
  FROM held_price AS held
  JOIN product ON product.id = product_id
  JOIN store ON store.id = store_id
  WHERE (rejected_at IS NOT NULL) = $1 AND ($2::text IS NULL OR lower(store.name) = lower($2))
  ORDER BY fold_text(store.name), store.id, since DESC, product_id`;

/** Lists the held prices, or the rejected ones that feeds still contain, of one store or all. */
export const listHeldPrices = (
  url: string,
  { store, isRejected }: { store?: string | undefined; isRejected: boolean },
): Promise<HeldPrice[]> =>
  withConnection(url, async (db) => (await db.query<HeldPrice>(listSql, [isRejected, store ?? null])).rows);

export const priceDecisions = ['accept', 'reject'] as const;
export type PriceDecision = (typeof priceDecisions)[number];

/**
 * The chosen prices. By product: `cents` requires that this price is still held, `isWaiting` that it is not rejected.
 * By store: all held prices; `until` skips later ones, and `most` limits them to the oldest.
 */
export type PriceChoice =
  | { products: readonly number[]; cents?: number | undefined; isWaiting?: boolean | undefined }
  | { store: string; until?: Date | undefined; most?: number | undefined };

type Store = { id: number; name: string };

const storesOfProducts = `
  SELECT DISTINCT store.id, store.name FROM store JOIN product ON store_id = store.id
  WHERE product.id = ANY($1::int[]) ORDER BY store.id`;
const storeOfName = 'SELECT id, name FROM store WHERE lower(name) = lower($1) ORDER BY id LIMIT 1';

const findStores = async (db: Connection, choice: PriceChoice): Promise<Store[]> => {
  if ('products' in choice) return (await db.query<Store>(storesOfProducts, [choice.products])).rows;
  const { rows } = await db.query<Store>(storeOfName, [choice.store]);
  if (!rows[0]) throw new Refused(`There is no store ${choice.store}`);
  return rows;
};

type Ids = { id: number };

const ofProducts = `
  SELECT id, title, CASE
    WHEN rejected_at IS NOT NULL THEN 'rejected'
    WHEN product_id IS NOT NULL THEN 'held'
    WHEN product.price_cents = $2 THEN 'shown'
    ELSE 'none'
  END AS state
  FROM product LEFT JOIN held_price AS held ON product_id = id AND ($2::int IS NULL OR held.price_cents = $2)
  WHERE id = ANY($1::int[])`;
const ofStore = `
  SELECT product_id AS id FROM held_price JOIN import ON import.id = import_id
  WHERE store_id = $1 AND rejected_at IS NULL AND ($2::timestamptz IS NULL OR since <= $2)
  ORDER BY since, product_id LIMIT $3`;

const decided = { accept: 'shown', reject: 'rejected' } as const;

const refusals: Record<string, string> = {
  rejected: 'This price was rejected: product',
  shown: 'The shop already shows this price: product',
};

// Repeating a decision, or making the same one as another person, is not refused.
const chooseOfProducts = async (
  db: Connection,
  decision: PriceDecision,
  { products, cents, isWaiting = false }: Extract<PriceChoice, { products: readonly number[] }>,
): Promise<number[]> => {
  const { rows } = await db.query<{ id: number; title: string; state: string }>(ofProducts, [products, cents ?? null]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const stateOf = (id: number): string => found.get(id)?.state ?? 'none';
  const nameOf = (id: number): string => (found.has(id) ? `${id} (${found.get(id)?.title})` : `${id}`);
  // A rejected price can still be accepted.
  const open = decision === 'accept' && !isWaiting ? ['held', 'rejected'] : ['held'];
  const undecided = products.filter((id) => stateOf(id) !== decided[decision]);
  const [refused] = undecided.map(stateOf).filter((state) => !open.includes(state));
  if (refused) {
    const such = undecided.filter((id) => stateOf(id) === refused);
    throw new Refused(`${refusals[refused] ?? 'This price is not held: product'} ${such.map(nameOf).join(', ')}`);
  }
  return undecided;
};

const choose = async (
  db: Connection,
  decision: PriceDecision,
  choice: PriceChoice,
  [store]: readonly Store[],
): Promise<number[]> => {
  if ('products' in choice) return chooseOfProducts(db, decision, choice);
  const { rows } = await db.query<Ids>(ofStore, [store?.id, choice.until ?? null, choice.most ?? null]);
  if (rows.length === 0 && !choice.until) throw new Refused(`No prices of ${store?.name} are waiting`);
  return rows.map(({ id }) => id);
};

const reject = 'UPDATE held_price SET rejected_at = now() WHERE product_id = ANY($1::int[])';

const accept = `
  WITH accepted AS (
    DELETE FROM held_price WHERE product_id = ANY($1::int[]) RETURNING *
  ), changed AS (
    UPDATE product SET price_cents = accepted.price_cents, retail_cents = accepted.retail_cents,
      currency = accepted.currency, quoted_cents = accepted.quoted_cents,
      quoted_retail_cents = accepted.quoted_retail_cents, last_changed = now()
    FROM accepted WHERE id = product_id
    RETURNING id, product.price_cents, product.retail_cents, stock, product.currency, product.quoted_cents,
      product.quoted_retail_cents
  )
  INSERT INTO price_change (product_id, price_cents, retail_cents, stock, currency, quoted_cents, quoted_retail_cents)
  SELECT * FROM changed ORDER BY id`;

const pricesBefore = `
  SELECT product.id, title, product.price_cents AS shown, held.price_cents AS said
  FROM held_price AS held JOIN product ON product.id = product_id
  WHERE product.id = ANY($1::int[]) ORDER BY product.id LIMIT 20`;

type Before = { id: number; title: string; shown: number; said: number };

// Names the first twenty of many prices.
const tell = async (
  db: Connection,
  actor: Actor,
  decision: PriceDecision,
  { ids, stores }: { ids: readonly number[]; stores: readonly Store[] },
): Promise<void> => {
  const { rows } = await db.query<Before>(pricesBefore, [ids]);
  const [only] = rows;
  await audit(db, actor, {
    action: `${decision} price`,
    subject:
      ids.length === 1 && only
        ? `${only.id} ${only.title}`
        : `${ids.length} prices of ${stores.map(({ name }) => name).join(', ')}`,
    before: { shown: rows.map(({ id, shown }) => `${id}: ${amountOf(shown)}`) },
    after: { [decision === 'accept' ? 'shown' : 'rejected']: rows.map(({ id, said }) => `${id}: ${amountOf(said)}`) },
  });
};

const carryOut = async (
  db: Connection,
  decision: PriceDecision,
  { ids, stores, actor }: { ids: readonly number[]; stores: readonly Store[]; actor: Actor },
): Promise<void> => {
  await tell(db, actor, decision, { ids, stores });
  await db.query(decision === 'accept' ? accept : reject, [ids]);
  if (decision === 'reject') return;
  await beginSeries(db, 'SELECT unnest($1::int[])', [ids]);
  await judgePrices(db, 'SELECT unnest($1::int[])', [ids]);
  for (const { id } of stores) await addFindAlerts(db, id);
  await publishProducts(db, ids);
};

/**
 * Applies decisions about held prices, all or none. An accepted price is in the shop immediately, including listing and
 * history, and favorites get alerts as after an import. A rejected price is ignored until the feed has another. Throws
 * Refused if a price is no longer held or was decided differently. Also throws it if the store is being imported, or if
 * another publisher takes longer than `patience` milliseconds. Returns the number of prices, including products that
 * were already decided the same way. Prices of a store that are no longer held do not count. Writes an audit log entry
 * of `actor`.
 */
export const decidePrices = (
  url: string,
  decision: PriceDecision,
  choice: PriceChoice,
  { patience = 15_000, actor = commandLine }: { patience?: number; actor?: Actor } = {},
): Promise<number> =>
  withConnection(url, async (db) => {
    const stores = await findStores(db, choice);
    // A running import has compared its feed with the former prices.
    for (const { name } of stores) await lockStore(db, name, `${name} is being imported. Decide after the import`);
    return inTransaction(db, async () => {
      await db.query(`SET LOCAL lock_timeout = ${patience}`);
      const ids = await choose(db, decision, choice, stores);
      if (ids.length > 0) await carryOut(db, decision, { ids, stores, actor });
      return 'products' in choice ? choice.products.length : ids.length;
    });
  }).catch((error: unknown) => {
    throw refuseLongWait(error);
  });
