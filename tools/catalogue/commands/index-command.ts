import { setTimeout as wait } from 'node:timers/promises';
import type { Client as Engine } from '@opensearch-project/opensearch';
import { readSearchEngine } from '@wearfolio/database/env';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { createPair, type IndexSettings, listPairs } from '@wearfolio/opensearch/indexes';
import type { Command } from 'commander';
import type { Connection } from '../connection.ts';
import { withConnection } from '../connection.ts';
import { startIndexer } from '../search-index/indexer.ts';
import { describeSearchStatus, readSearchStatus } from '../search-index/status.ts';
import { verifyIndex } from '../search-index/verify.ts';
import { type Context, onDatabase, wholeNumber } from './context.ts';

type Places = { db: Connection; engine: Engine; url: string; settings: IndexSettings };

const onEngine = (context: Context, work: (places: Places) => Promise<void>): Promise<void> => {
  const searchEngine = readSearchEngine();
  if (!searchEngine)
    throw new Error('OPENSEARCH_URL is not set, so there is no index. Set it to the address of OpenSearch.');
  const { address, settings } = searchEngine;
  return onDatabase(context, (url) =>
    withConnection(url, async (db) => {
      const engine = connectOpenSearch(address);
      await work({ db, engine, url, settings }).finally(() => engine.close());
    }),
  );
};

const show = (context: Context): Promise<void> =>
  onEngine(context, async ({ db, engine, settings }) => {
    for (const line of describeSearchStatus(await readSearchStatus(db, engine, settings.prefix))) context.say(line);
  });

const lookEvery = 1000;

// A running worker builds the index; without one, this process does.
const rebuild = (context: Context): Promise<void> =>
  onEngine(context, async ({ db, engine, url, settings }) => {
    const { products } = await createPair(engine, settings);
    const indexer = startIndexer({
      databaseUrl: url,
      engine,
      settings,
      onError: (error) =>
        context.say(`Retrying after an error: ${error instanceof Error ? error.message : String(error)}`),
      onNews: () => undefined,
    });
    try {
      let shown = -1;
      while (!(await listPairs(engine, settings.prefix)).some((pair) => pair.products === products && pair.isServing)) {
        const { indexes } = await readSearchStatus(db, engine, settings.prefix);
        const share = indexes.find(({ name }) => name === products)?.built ?? 1;
        const percent = Math.floor(share * 10) * 10;
        if (percent > shown) context.say(`${percent} %`);
        shown = Math.max(shown, percent);
        await wait(lookEvery, undefined, { signal: context.signal });
      }
    } finally {
      await indexer.close();
    }
    context.say(`Searches now use ${products}`);
  });

const verify = (context: Context, sample: number): Promise<void> =>
  onEngine(context, async ({ db, engine, settings }) => {
    const { products, offers, compared, differences } = await verifyIndex(db, engine, { ...settings, sample });
    for (const line of differences) context.say(line);
    if (differences.length > 0)
      throw new Error(`The index differs from the database. Build a new one: npm run catalogue -- index rebuild`);
    context.say(`The index has all ${products} products and ${offers} offers; ${compared} were compared in full`);
  });

/** `index status`, `index rebuild` and `index verify [--sample N]`. */
export const addIndexCommand = (program: Command, context: Context): void => {
  const index = program
    .command('index')
    .description('show, rebuild or verify the index in OpenSearch')
    .addHelpText('after', '\nExample:\n  npm run catalogue -- index verify --sample 5000');
  index
    .command('status')
    .description('show each index: products, size, lag, and rejected documents')
    .action(() => show(context));
  index
    .command('rebuild')
    .description('build a new index while shoppers search the old one, then switch; an interrupted build continues')
    .action(() => rebuild(context));
  index
    .command('verify')
    .description('compare counts and samples with the database; exit code 1 on a difference')
    .option('--sample <products>', 'how many products to compare in full', wholeNumber, 1000)
    .action(({ sample }: { sample: number }) => verify(context, sample));
};
