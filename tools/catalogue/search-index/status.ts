import type { Client as Engine } from '@opensearch-project/opensearch';
import { type IndexPair, listPairs } from '@wearfolio/opensearch/indexes';
import { readProgress } from '@wearfolio/opensearch/write';
import type { Client } from 'pg';
import { indexerLease } from './indexer.ts';
import { isHeld } from './lease.ts';
import { readStart } from './pairs.ts';

/** State of an index: its documents, and how far it is behind the database. */
export type IndexStatus = {
  name: string;
  isServing: boolean;
  products: number;
  bytes: number;
  health: string;
  changed: number;
  /** Number of changed offers that it does not have yet. */
  behind: number;
  /** Share of all clusters that it has while it is built; null when it is complete. */
  built: number | null;
  refused: { cluster: number; reason: string }[];
};

export type SearchStatus = { indexes: IndexStatus[]; changed: number; hasIndexer: boolean };

const behindSql = 'SELECT count(*)::int AS count FROM listing WHERE change_number > $1';
const builtSql = `
  SELECT count(*) FILTER (WHERE cluster_id < $1)::float / greatest(count(*), 1) AS share FROM product`;

const countProducts = async (engine: Engine, index: string): Promise<number> => {
  const { body } = await engine.count({ index, body: { query: { term: { isGone: false } } } });
  return body.count;
};

const describe = async (db: Client, engine: Engine, pair: IndexPair): Promise<IndexStatus> => {
  const progress = await readProgress(engine, pair);
  const { body: stats } = await engine.indices.stats({ index: pair.products, metric: ['store'] });
  const { body: health } = await engine.cluster.health({ index: pair.products });
  const { rows } = await db.query<{ count: number }>(behindSql, [progress?.changed ?? 0]);
  const builtTo = progress ? progress.builtTo : 0;
  const built = builtTo === null ? null : (await db.query<{ share: number }>(builtSql, [builtTo])).rows[0]?.share;
  return {
    name: pair.products,
    isServing: pair.isServing,
    products: await countProducts(engine, pair.products),
    bytes: stats._all?.primaries?.store?.size_in_bytes ?? 0,
    health: health.status,
    changed: progress?.changed ?? 0,
    behind: rows[0]?.count ?? 0,
    built: built ?? null,
    refused: progress?.refused ?? [],
  };
};

/** Returns the state of the indexes of a shop, newest first. */
export const readSearchStatus = async (db: Client, engine: Engine, prefix: string): Promise<SearchStatus> => {
  const indexes: IndexStatus[] = [];
  for (const pair of await listPairs(engine, prefix)) indexes.push(await describe(db, engine, pair));
  return { indexes, changed: (await readStart(db)).changed, hasIndexer: await isHeld(db, indexerLease) };
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const describeIndex = ({ name, isServing, products, bytes, health, behind, built, refused }: IndexStatus): string[] => [
  `${name}: ${isServing ? 'used by searches' : 'not used by searches'}`,
  `  ${products} products, ${megabytes(bytes)}, health ${health}`,
  built === null
    ? `  ${behind} changed offers are not indexed yet`
    : `  under construction: ${Math.floor(built * 100)} %`,
  ...refused.map(({ cluster, reason }) => `  OpenSearch refuses product ${cluster}: ${reason}`),
];

/** Describes the state line by line. */
export const describeSearchStatus = ({ indexes, changed, hasIndexer }: SearchStatus): string[] => [
  `Last change of the catalogue: ${changed}`,
  hasIndexer ? 'An indexer is running' : 'No indexer is running. Start a worker with LISTING_ENGINE=opensearch',
  ...(indexes.length === 0 ? ['There is no index yet'] : indexes.flatMap(describeIndex)),
];
