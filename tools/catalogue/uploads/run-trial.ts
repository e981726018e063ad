import { withConnection } from '../connection.ts';
import { type ImportResult, importFeed } from '../import/import-feed.ts';
import { type Reimport, reimport } from '../import/reimport.ts';
import { StoreBusy } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { loadStore } from '../stores/store-settings.ts';
import { type FeedTrial, findTrial, type TrialResult } from './feed-trials.ts';
import { readUpload } from './feed-uploads.ts';

/** Maximum share of a store's products that a feed may lack. */
const maxShrink = 0.5;

const resultOf = ({ plan, jumps, changes }: ImportResult): TrialResult => {
  const { created, changed, unchanged, merged, regrouped, rejected, soldOut, offered, missing, rows } = plan;
  return {
    ...{ created, changed, unchanged, rejected, soldOut, offered, missing, changes },
    read: rows + rejected,
    merged: merged + regrouped,
    isShort: missing > maxShrink * Math.max(offered, 1),
    held: jumps.held,
  };
};

type Request = Pick<Reimport, 'url' | 'currency' | 'feeds' | 'privateHosts' | 'tokenSecret' | 'signal' | 'progress'>;

const tryTrial = async (storeId: number, trial: FeedTrial, request: Request): Promise<ImportResult | null> => {
  const dry = { dryRun: true, yes: true, settings: trial.settings, reportsDir: null, say: () => undefined } as const;
  const { url, feeds: _, privateHosts: __, tokenSecret: ___, ...rest } = request;
  if (trial.uploadId === null) return reimport({ ...request, ...dry, storeId });
  const store = await withConnection(url, (db) => loadStore(db, storeId));
  if (!store) throw new Refused('There is no such store');
  return importFeed({
    ...rest,
    ...dry,
    url,
    store: store.name,
    source: 'dry run',
    bytes: readUpload(url, trial.uploadId),
  });
};

// Another dry run may have been requested in the meantime.
const finish = `
  UPDATE feed_trial SET finished_at = now(), refusal = $3, result = $4 WHERE store_id = $1 AND asked_at = $2`;

/** Runs the requested dry run of a store. A refusal is recorded and not thrown, because it would be refused again. */
export const runTrial = async (storeId: number, request: Request): Promise<void> => {
  const { url } = request;
  const trial = await withConnection(url, (db) => findTrial(db, storeId));
  if (!trial || trial.finishedAt !== null) return;
  const note = (refusal: string | null, result: TrialResult | null): Promise<unknown> =>
    withConnection(url, (db) => db.query(finish, [storeId, trial.askedAt, refusal, result && JSON.stringify(result)]));
  try {
    const found = await tryTrial(storeId, trial, request);
    await note(null, found && resultOf(found));
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof StoreBusy) throw error;
    await note(error.message, null);
  }
};
