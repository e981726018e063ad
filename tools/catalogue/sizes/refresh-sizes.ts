import { setTimeout as wait } from 'node:timers/promises';
import { sizeContextAt } from '@wearfolio/feeds/clean/size/size-context';
import { isOldLadder, readOld } from '@wearfolio/sizes/old-ladders';
import type { ReadSize, SizeContext } from '@wearfolio/sizes/read/context';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { tryStore } from '../import/runs.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { isLocked } from '../refused.ts';
import { loadBrandCharts, placeBrandSizes } from './place-brand-sizes.ts';
import { createHeads, placeSizes } from './place-sizes.ts';

/** A size as an older version stored it, what it is a size of, and the currency of its store. */
type OldSize = { ladder: string; value: string; path: string; currency: string };

const markets: Readonly<Record<string, SizeContext['home']>> = { USD: 'us', GBP: 'uk', AUD: 'au', JPY: 'jp' };

/** Returns the current reading of a size stored by an older version; null if it is unchanged. */
const rereadSize = ({ ladder, value, path, currency }: OldSize): ReadSize | null =>
  readOld({ ladder, value }, { ...sizeContextAt(path), home: markets[currency] ?? null });

const batchSize = 500;

/** How long a batch waits for other publishers and imports, in ms, and how often it tries. */
const patience = 300;
const pause = 500;
const attempts = 20;

/** Returns false if another process was in the way at every attempt. */
const patiently = async (db: Connection, work: () => Promise<boolean>): Promise<boolean> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const isDone = await inTransaction(db, async () => {
      await db.query(`SET LOCAL lock_timeout = ${patience}`);
      return work();
    }).catch((error: unknown) => {
      if (isLocked(error)) return false;
      throw error;
    });
    if (isDone) return true;
    await wait(pause);
  }
  return false;
};

type Used = OldSize & { sizeId: number; categoryId: number; storeId: number; store: string };

const findUsed = `
  SELECT DISTINCT s.id AS "sizeId", s.attribute_name AS ladder, s.attribute_value AS value, p.currency,
    c.id AS "categoryId", c.path, p.store_id AS "storeId", store.name AS store
  FROM size s
  JOIN variant v ON v.size_id = s.id
  JOIN product p ON p.id = v.product_id
  JOIN category c ON c.id = p.category_id
  JOIN store ON store.id = p.store_id
  WHERE s.id = ANY($1::int[])
  ORDER BY p.store_id, s.id`;

const moveVariants = `
  UPDATE variant v SET size_id = s.id
  FROM jsonb_to_recordset($1::jsonb) AS moved("sizeId" int, "categoryId" int, currency text, ladder text, value text)
  JOIN size s ON s.attribute_name = moved.ladder AND s.attribute_value = moved.value,
  product p
  WHERE v.product_id = p.id AND p.store_id = $2 AND p.id = ANY($3::int[]) AND v.size_id = moved."sizeId"
    AND p.category_id = moved."categoryId" AND p.currency = moved.currency`;

const findProducts = `
  SELECT DISTINCT p.id FROM product p JOIN variant v ON v.product_id = p.id
  WHERE p.store_id = $1 AND v.size_id = ANY($2::int[]) ORDER BY p.id`;

type Moved = { sizeId: number; categoryId: number; currency: string; ladder: string; value: string; place: number };

const movedOf = (used: Used): Moved[] => {
  const { sizeId, categoryId, currency } = used;
  const now = rereadSize(used);
  return now ? [{ sizeId, categoryId, currency, ladder: now.ladder, value: now.value, place: now.sortOrder }] : [];
};

const inBatches = async (ids: readonly number[], work: (batch: number[]) => Promise<boolean>): Promise<boolean> => {
  for (let at = 0; at < ids.length; at += batchSize) if (!(await work(ids.slice(at, at + batchSize)))) return false;
  return true;
};

/** Reads the sizes of one store again. Returns the number of products; null if the store is busy. */
const moveStore = async (db: Connection, store: Used, moved: readonly Moved[]): Promise<number | null> => {
  const sizes = [...new Set(moved.map(({ sizeId }) => sizeId))];
  await inTransaction(db, async () => {
    await createHeads(
      db,
      moved.map((one) => ({ ...one, kind: 0 })),
    );
    await placeSizes(db);
  });
  const { rows } = await db.query<{ id: number }>(findProducts, [store.storeId, sizes]);
  const isDone = await inBatches(
    rows.map(({ id }) => id),
    (batch) =>
      patiently(db, async () => {
        if (!(await tryStore(db, store.store))) return false;
        await db.query(moveVariants, [JSON.stringify(moved), store.storeId, batch]);
        await publishProducts(db, batch);
        return true;
      }),
  );
  return isDone ? rows.length : null;
};

const listOld = `SELECT id, attribute_name AS ladder FROM size WHERE EXISTS (SELECT FROM variant WHERE size_id = size.id)`;

/** Converts sizes of an older version to the current one; their rows stay, because addresses name them. */
const moveOld = async (db: Connection, signal: AbortSignal): Promise<Refreshed> => {
  const { rows } = await db.query<{ id: number; ladder: string }>(listOld);
  const old = rows.filter(({ ladder }) => isOldLadder(ladder)).map(({ id }) => id);
  if (old.length === 0) return { products: 0, busy: [] };
  const { rows: used } = await db.query<Used>(findUsed, [old]);
  const refreshed: Refreshed = { products: 0, busy: [] };
  for (const [, own] of Map.groupBy(used, ({ storeId }) => storeId)) {
    signal.throwIfAborted();
    const [store] = own;
    const moved = own.flatMap(movedOf);
    const products = store && moved.length > 0 ? await moveStore(db, store, moved) : 0;
    if (products === null && store) refreshed.busy.push(store.store);
    refreshed.products += products ?? 0;
  }
  return refreshed;
};

const noteCharts = `
  INSERT INTO shop_state (key, value) VALUES ('size_charts', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
const readCharts = "SELECT value FROM shop_state WHERE key = 'size_charts'";
const groupsNow = 'SELECT brand_id AS brand, size_id AS size, group_id AS "group" FROM brand_size';
const findOfBrands = `
  SELECT DISTINCT p.id FROM product p JOIN variant v ON v.product_id = p.id
  JOIN jsonb_to_recordset($1::jsonb) AS changed(brand int, size int) ON changed.brand = p.brand_id AND changed.size = v.size_id
  ORDER BY p.id`;

type Grouped = { brand: number; size: number; group: number };

/** Applies changes of brand charts since the last run, from rows and from ops. */
const applyCharts = async (db: Connection): Promise<Refreshed> => {
  const { version } = await loadBrandCharts(db);
  const { rows: applied } = await db.query<{ value: string }>(readCharts);
  if (applied[0]?.value === version) return { products: 0, busy: [] };
  const { rows: before } = await db.query<Grouped>(groupsNow);
  await inTransaction(db, async () => {
    await db.query('DELETE FROM brand_size');
    await placeBrandSizes(db, 'SELECT id AS product_id FROM product');
  });
  const { rows: after } = await db.query<Grouped>(groupsNow);
  const keyOf = ({ brand, size, group }: Grouped): string => `${brand} ${size} ${group}`;
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changed = [...before.filter((one) => !is.has(keyOf(one))), ...after.filter((one) => !was.has(keyOf(one)))];
  const { rows } = await db.query<{ id: number }>(findOfBrands, [JSON.stringify(changed)]);
  const isDone = await inBatches(
    rows.map(({ id }) => id),
    (batch) =>
      patiently(db, async () => {
        await publishProducts(db, batch);
        return true;
      }),
  );
  if (isDone) await db.query(noteCharts, [version]);
  return { products: rows.length, busy: isDone ? [] : ['brands'] };
};

/** Number of products whose sizes changed, and the stores left for the next run. */
export type Refreshed = { products: number; busy: string[] };

/**
 * Updates the sizes of the catalogue: rereads those of an older version, and applies brand charts from ops and rows.
 * Returns immediately if nothing changed.
 */
export const refreshSizes = (url: string, signal: AbortSignal): Promise<Refreshed> =>
  withConnection(url, async (db) => {
    await inTransaction(db, () => placeSizes(db));
    const old = await moveOld(db, signal);
    const brands = await applyCharts(db);
    return { products: old.products + brands.products, busy: [...old.busy, ...brands.busy] };
  });
