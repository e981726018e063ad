import { readChangedClusters, readClustersFrom } from '@wearfolio/database/cluster-rows';
import type { Progress } from '@wearfolio/opensearch/document';
import { refreshPair } from '@wearfolio/opensearch/indexes';
import { writeProgress } from '@wearfolio/opensearch/write';
import type { Client } from 'pg';
import { type Target, writeClusters } from './index-batch.ts';
import { markBatch } from './pairs.ts';

/** Number of offers or clusters per batch. */
const batch = 2000;

type Step = { progress: Progress; isDone: boolean };

/** Thrown if the index has later changes than the database, which was restored and will reuse their numbers. */
export class IndexAhead extends Error {}

/**
 * Writes the next changes after `progress`, and records them when searches can find them. `isDone` if there are no
 * later changes.
 */
export const followStep = async (
  db: Client,
  target: Target,
  progress: Progress,
  signal: AbortSignal,
): Promise<Step> => {
  const besides = progress.refused.map(({ cluster }) => cluster);
  const read = await readChangedClusters(db, { since: progress.changed, limit: batch, besides });
  if (read.upTo < progress.changed)
    throw new IndexAhead(`The index has change ${progress.changed}, but the database has none after ${read.upTo}`);
  if (read.changedTo === progress.changed) return { progress, isDone: true };
  const mark = await markBatch(db);
  const refused = await writeClusters(target, read, signal);
  const next = { ...progress, changed: read.changedTo, refused, mark };
  await refreshPair(target.engine, target.pair);
  await writeProgress(target.engine, target.pair, next);
  return { progress: next, isDone: read.isLast };
};

/**
 * Writes the next clusters of a pair under construction. Clusters may be read in different states, because `followStep`
 * writes every change since the beginning of the build afterward.
 */
export const buildStep = async (db: Client, target: Target, progress: Progress, signal: AbortSignal): Promise<Step> => {
  const read = await readClustersFrom(db, progress.builtTo ?? 0, batch);
  const mark = await markBatch(db);
  const refused = await writeClusters(target, read, signal);
  const last = [...read.clusters.keys()].at(-1);
  const isDone = read.clusters.size < batch;
  const builtTo = isDone || last === undefined ? null : last + 1;
  const next = { ...progress, builtTo, refused: [...progress.refused, ...refused], mark };
  await writeProgress(target.engine, target.pair, next);
  return { progress: next, isDone };
};
