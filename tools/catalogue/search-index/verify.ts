// cspell:ignore aggs
import { setTimeout as wait } from 'node:timers/promises';
import type { Client as Engine } from '@opensearch-project/opensearch';
import { readClusters } from '@wearfolio/database/cluster-rows';
import { toDocument } from '@wearfolio/opensearch/document';
import { productAlias } from '@wearfolio/opensearch/indexes';
import { readProgress } from '@wearfolio/opensearch/write';
import type { Client } from 'pg';
import { readOrigin, readStart } from './pairs.ts';

/** How long to wait until the index has caught up with the database, in ms. */
const longestWait = 30_000;

/** A difference counts if every attempt finds it, because the catalogue may change during a comparison. */
const tries = 5;
const between = 1500;

const totalsSql = `
  SELECT store_id::text AS store, count(*)::int AS offers FROM listing WHERE active GROUP BY store_id`;
const productsSql = 'SELECT count(DISTINCT cluster_id)::int AS count FROM listing WHERE active';
// Ids have gaps, so some of the sampled ids do not exist.
const sampleSql = `
  SELECT DISTINCT cluster_id AS cluster FROM listing
  WHERE product_id IN (SELECT (random() * (SELECT max(product_id) FROM listing))::int FROM generate_series(1, $1))`;

type Totals = { products: number; offers: Map<string, number> };

const countInDatabase = async (db: Client): Promise<Totals> => {
  const stores = await db.query<{ store: string; offers: number }>(totalsSql);
  const { rows } = await db.query<{ count: number }>(productsSql);
  return { products: rows[0]?.count ?? 0, offers: new Map(stores.rows.map(({ store, offers }) => [store, offers])) };
};

/** Maximum number of stores; no shop has more. */
const mostStores = 10_000;

type Counted = { aggregations: { offers: { stores: { buckets: { key: string; doc_count: number }[] } } } };

const countInIndex = async (engine: Engine, index: string): Promise<Totals> => {
  const stores = { terms: { field: 'offers.store', size: mostStores } };
  const { body: counted } = await engine.count({ index, body: { query: { term: { isGone: false } } } });
  const { body } = await engine.search({
    index,
    body: { size: 0, aggs: { offers: { nested: { path: 'offers' }, aggs: { stores } } } },
  });
  const { buckets } = (body as unknown as Counted).aggregations.offers.stores;
  return { products: counted.count, offers: new Map(buckets.map(({ key, doc_count: count }) => [key, count])) };
};

const compareTotals = (database: Totals, index: Totals): string[] => {
  const stores = [...new Set([...database.offers.keys(), ...index.offers.keys()])];
  const different = stores.filter((store) => (database.offers.get(store) ?? 0) !== (index.offers.get(store) ?? 0));
  return [
    ...(database.products === index.products
      ? []
      : [`The database has ${database.products} products, the index ${index.products}`]),
    ...different.map((store) => {
      const [has, said] = [database.offers.get(store) ?? 0, index.offers.get(store) ?? 0];
      return `Store ${store}: the database has ${has} offers, the index ${said}`;
    }),
  ];
};

type Found = { _id: string; _source?: { digest?: string } };

const readDigests = async (engine: Engine, index: string, ids: readonly number[]): Promise<Map<number, string>> => {
  const { body } = await engine.mget({ index, body: { ids: ids.map(String) }, _source_includes: ['digest'] });
  const found = body.docs as unknown as Found[];
  return new Map(found.map(({ _id, _source }) => [Number(_id), _source?.digest ?? '']));
};

// Samples the index, to find products that the database lacks.
const drawFromIndex = async (engine: Engine, index: string, count: number): Promise<number[]> => {
  const query = { function_score: { query: { term: { isGone: false } }, random_score: {} } };
  const { body } = await engine.search({ index, body: { size: count, _source: false, query } });
  return body.hits.hits.map(({ _id }) => Number(_id));
};

const compareClusters = async (
  db: Client,
  engine: Engine,
  index: string,
  ids: readonly number[],
): Promise<number[]> => {
  const { clusters, upTo } = await readClusters(db, ids);
  const digests = await readDigests(engine, index, ids);
  return ids.filter((id) => {
    const { digest = '' } = toDocument(id, clusters.get(id) ?? [], upTo);
    return digest !== (digests.get(id) ?? '');
  });
};

const untilCurrent = async (db: Client, engine: Engine, index: string): Promise<string[]> => {
  const { changed } = await readStart(db);
  const end = performance.now() + longestWait;
  for (;;) {
    const progress = await readProgress(engine, { products: index });
    if (progress && !(await readOrigin(db))(progress))
      return ['The index belongs to an earlier state of the database, before a restore or failover'];
    if (progress && progress.changed >= changed)
      return progress.refused.map(({ cluster, reason }) => `OpenSearch refuses product ${cluster}: ${reason}`);
    if (performance.now() > end)
      return [`The index has changes up to ${progress?.changed ?? 0}, the database up to ${changed}`];
    await wait(between / 3);
  }
};

const persisting = async <T>(find: () => Promise<T[]>): Promise<T[]> => {
  let found = await find();
  for (let at = 1; at < tries && found.length > 0; at += 1) {
    await wait(between);
    found = await find();
  }
  return found;
};

/** Numbers of compared products and offers, and a description of each difference. */
export type Verified = { products: number; offers: number; compared: number; differences: string[] };

/**
 * Compares the index that searches use with the database: the number of products, the number of offers of each store,
 * and the full contents of about `sample` products from each side.
 */
export const verifyIndex = async (
  db: Client,
  engine: Engine,
  { prefix, sample }: { prefix: string; sample: number },
): Promise<Verified> => {
  const index = productAlias(prefix);
  const late = await untilCurrent(db, engine, index);
  const totals = await persisting(async () =>
    compareTotals(await countInDatabase(db), await countInIndex(engine, index)),
  );
  const { rows } = await db.query<{ cluster: number }>(sampleSql, [sample]);
  const drawn = await drawFromIndex(engine, index, Math.min(sample, mostStores));
  const ids = [...new Set([...rows.map(({ cluster }) => cluster), ...drawn])];
  let different = ids;
  const compare = async (): Promise<number[]> => {
    different = different.length === 0 ? [] : await compareClusters(db, engine, index, different);
    return different;
  };
  const products = await persisting(compare);
  const { products: count, offers } = await countInDatabase(db);
  return {
    products: count,
    offers: [...offers.values()].reduce((sum, one) => sum + one, 0),
    compared: ids.length,
    differences: [
      ...late,
      ...totals,
      ...products.map((id) => `Product ${id} differs between the index and the database`),
    ],
  };
};
