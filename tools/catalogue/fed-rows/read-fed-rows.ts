import { Refused } from '../refused.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import type { FedRows, FedRowsRequest } from './find-fed-rows.ts';
import type { FeedPreview, PreviewRequest } from './preview-feed.ts';
import type { RulesTrial, RulesTrialResult } from './try-rules.ts';

/** The thread's task. */
export type Work = { find?: FedRowsRequest; preview?: PreviewRequest; trial?: RulesTrial };

/** How long ops wait at most, in ms. */
const patience = 25_000;

let last: Promise<unknown> = Promise.resolve();

const run = (work: Work): Promise<unknown> => {
  const late = AbortSignal.timeout(patience);
  return runInThread(new URL('./fed-rows-thread.ts', import.meta.url), work, late).catch((error: unknown) => {
    throw late.aborted ? new Refused('Reading this feed takes too long') : error;
  });
};

// One at a time, so that staff who view many feeds leave a processor for shoppers.
const queue = <T>(work: Work): Promise<T> => {
  const mine = last.then(
    () => run(work),
    () => run(work),
  );
  last = mine;
  return mine as Promise<T>;
};

/** Runs `findFedRows` in its own thread. */
export const readFedRows = (find: FedRowsRequest): Promise<FedRows> =>
  queue<FedRows>({ find }).catch((error: unknown) => {
    if (error instanceof Refused) return { rows: [], reason: error.message };
    throw error;
  });

/** Runs `previewFeed` in its own thread. Throws Refused if it takes too long. */
export const readPreview = (preview: PreviewRequest): Promise<FeedPreview> => queue({ preview });

/** Runs `tryRules` in its own thread. Throws Refused if it takes too long. */
export const readTrial = (trial: RulesTrial): Promise<RulesTrialResult> => queue({ trial });
