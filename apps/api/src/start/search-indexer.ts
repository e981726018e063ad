import { startIndexer } from '@wearfolio/catalogue/search-index/indexer';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import type { WorkerLog } from '../jobs/task.ts';
import type { Env } from '../settings/env.ts';

type Options = { databaseUrl: string; env: Pick<Env, 'searchEngine'>; log: WorkerLog };

/** Keeps the index in OpenSearch current, if the shop has one and no other process does so. */
export const startSearchIndexer = ({ databaseUrl, env, log }: Options): { stop: () => Promise<void> } => {
  if (!env.searchEngine) return { stop: async () => undefined };
  const { address, settings } = env.searchEngine;
  const engine = connectOpenSearch(address);
  const indexer = startIndexer({
    databaseUrl,
    engine,
    settings,
    onError: (error) => log.warn({ err: error }, 'Could not update the search index; retrying'),
    onNews: (line) => log.info(line),
  });
  return {
    stop: async () => {
      await indexer.close();
      await engine.close();
    },
  };
};
