import { readChangedClusters, readClustersFrom } from '@wearfolio/database/cluster-rows';
import type { Progress } from '@wearfolio/opensearch/document';
import { refreshPair } from '@wearfolio/opensearch/indexes';
import { writeProgress } from '@wearfolio/opensearch/write';
import type { Client } from 'pg';
import { type Target, writeClusters } from './index-batch.ts';
import { markBatch } from './pairs.ts';

/** So many offers or clusters are read and written at once. */
const batch = 2000;

type Step = { progress: Progress; isDone: boolean };

/** The database knows fewer changes than the index: it was restored, and its numbers will come again. */
export class IndexAhead extends Error {}

/**
 * Writes the next changes after those that `progress` names, and notes them once they can be searched. Done when there were
 * no more.
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
 * Writes the next clusters of a pair that is built. What changed meanwhile may be among them in an older or a newer state: every
 * change since the beginning is followed afterwards.
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
