// cspell:ignore walfile
import type { Client as Engine } from '@opensearch-project/opensearch';
import { leaveMark, readMarks } from '@wearfolio/database/marks';
import type { Progress } from '@wearfolio/opensearch/document';
import {
  createPair,
  type IndexPair,
  type IndexSettings,
  listPairs,
  removePair,
  servePair,
} from '@wearfolio/opensearch/indexes';
import { shape } from '@wearfolio/opensearch/mapping';
import { readProgress, writeProgress } from '@wearfolio/opensearch/write';
import type { Client } from 'pg';
import { KnownWords, type Target } from './index-batch.ts';

/** A pair of indexes that is kept current or built. */
export type Work = { target: Target; progress: Progress };

/** The pair that searches use, and the pair that will replace it. */
export type Pairs = { serving: Work | null; building: Work | null };

const startSql = `
  SELECT coalesce((SELECT max(change_number) FROM listing), 0)::text AS changed,
    left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline`;

/** Returns the current state of PostgreSQL: its last change, and its timeline, which a failover changes. */
export const readStart = async (db: Client): Promise<{ changed: number; timeline: string }> => {
  const { rows } = await db.query<{ changed: string; timeline: string }>(startSql);
  return { changed: Number(rows[0]?.changed), timeline: rows[0]?.timeline ?? '' };
};

const marksKey = 'search_index_batches';

/** Maximum number of marks. Two indexes can be written in turn, and two processes can write at once for a while. */
const mostMarks = 100;

/** Stores the mark of a batch in the database. Call it after reading the batch and before writing it. */
export const markBatch = (db: Client): Promise<string> => leaveMark(db, marksKey, mostMarks);

/** Returns a test for whether this database contained everything that an index with a given progress contains. */
export const readOrigin = async (db: Client): Promise<(progress: Progress) => boolean> => {
  const { timeline } = await readStart(db);
  const marks = await readMarks(db, marksKey);
  return (progress) => progress.timeline === timeline && marks.has(progress.mark);
};

const open = async (engine: Engine, pair: IndexPair | undefined): Promise<Work | null> => {
  if (!pair) return null;
  const progress = await readProgress(engine, pair);
  return progress && { target: { engine, pair, words: new KnownWords() }, progress };
};

/** Begins to build a pair. After all clusters are written, the indexer follows the changes since this call. */
const begin = async (db: Client, engine: Engine, pair: IndexPair): Promise<Work> => {
  const start = await readStart(db);
  const progress: Progress = { ...start, builtTo: 0, refused: [], mark: await markBatch(db) };
  await writeProgress(engine, pair, progress);
  return { target: { engine, pair, words: new KnownWords() }, progress };
};

/**
 * Returns both pairs and removes all others. Begins a new pair if none serves, or if the serving pair belongs to
 * another version of the shop or another state of the database. Ops request a new pair by creating an empty one.
 */
export const openPairs = async (db: Client, engine: Engine, settings: IndexSettings): Promise<Pairs> => {
  const isOurs = await readOrigin(db);
  const [known, others] = await listPairs(engine, settings.prefix).then((pairs) => {
    const serving = pairs.find(({ isServing }) => isServing);
    const next = pairs.find((pair) => pair.shape === shape && (!serving || pair.products > serving.products));
    return [{ serving, next }, pairs.filter((pair) => pair !== serving && pair !== next)] as const;
  });
  for (const pair of others) await removePair(engine, pair);
  const serving = await open(engine, known.serving);
  const begun = await open(engine, known.next);
  if (begun && isOurs(begun.progress)) return { serving, building: begun };
  if (begun && known.next) await removePair(engine, known.next);
  if (known.next && !begun) return { serving, building: await begin(db, engine, known.next) };
  if (serving && serving.target.pair.shape === shape && isOurs(serving.progress)) return { serving, building: null };
  return { serving, building: await begin(db, engine, await createPair(engine, settings)) };
};

/** Switches searches to the new pair and removes the previous one. */
export const switchPairs = async (
  { serving, building }: Pairs,
  engine: Engine,
  settings: IndexSettings,
): Promise<Pairs> => {
  if (!building) return { serving, building };
  await servePair(engine, building.target.pair, settings);
  if (serving) await removePair(engine, serving.target.pair);
  return { serving: building, building: null };
};
