import type { Client as Engine } from '@opensearch-project/opensearch';
import { type IndexPair, listPairs } from '@wearfolio/opensearch/indexes';
import { readProgress } from '@wearfolio/opensearch/write';
import type { Client } from 'pg';
import { indexerLease } from './indexer.ts';
import { isHeld } from './lease.ts';
import { readStart } from './pairs.ts';

/** How an index is: its documents, and how far it is behind the database. */
export type IndexStatus = {
  name: string;
  isServing: boolean;
  products: number;
  bytes: number;
  health: string;
  changed: number;
  /** Changed offers that are not in it yet. */
  behind: number;
  /** The share of all clusters that are in it while it is built; null: it is built. */
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

/** How the indexes of a shop are, the newest first. */
export const readSearchStatus = async (db: Client, engine: Engine, prefix: string): Promise<SearchStatus> => {
  const indexes: IndexStatus[] = [];
  for (const pair of await listPairs(engine, prefix)) indexes.push(await describe(db, engine, pair));
  return { indexes, changed: (await readStart(db)).changed, hasIndexer: await isHeld(db, indexerLease) };
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const describeIndex = ({ name, isServing, products, bytes, health, behind, built, refused }: IndexStatus): string[] => [
  `${name}: ${isServing ? 'searches go here' : 'no searches go here'}`,
  `  ${products} products, ${megabytes(bytes)}, health ${health}`,
  built === null ? `  ${behind} changed offers are not in it yet` : `  being built: ${Math.floor(built * 100)} %`,
  ...refused.map(({ cluster, reason }) => `  OpenSearch refuses product ${cluster}: ${reason}`),
];

/** The same in lines for people. */
export const describeSearchStatus = ({ indexes, changed, hasIndexer }: SearchStatus): string[] => [
  `Last change of the catalogue: ${changed}`,
  hasIndexer ? 'An indexer is at work' : 'No indexer is at work: a worker with LISTING_ENGINE=opensearch is one',
  ...(indexes.length === 0 ? ['There is no index yet'] : indexes.flatMap(describeIndex)),
];
