import { join } from 'node:path';
import { dataDir, feedPrivateHosts, keptFeeds, readTokenSecret } from '@wearfolio/database/env';
import type { Command } from 'commander';
import { withConnection } from '../connection.ts';
import { readCurrency } from '../content/shop-identity.ts';
import { barProgress, lineProgress } from '../import/progress.ts';
import { listReadable, type ReadableFeed, reimport } from '../import/reimport.ts';
import { findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { type Context, onDatabase, share } from './context.ts';
import { UsageError } from './usage-error.ts';

type Options = {
  store?: string;
  all?: boolean;
  dryRun?: boolean;
  maxShrink: number;
  yes?: boolean;
  acceptJumps?: boolean;
};

const storesOf = async (url: string, store: string | undefined): Promise<ReadableFeed[]> =>
  withConnection(url, async (db) => {
    const storeId = store === undefined ? null : await findStore(db, store);
    if (store !== undefined && storeId === null) throw new Refused(`There is no store ${store}`);
    const stores = await listReadable(db, storeId);
    if (stores.length === 0)
      throw new Refused(
        `No feed of ${store ?? 'any store'} is kept yet. Import one: npm run catalogue -- import FILE --store NAME`,
      );
    return stores;
  });

/** A refused feed does not stop the import of the other stores. */
const readAll = async (
  url: string,
  context: Context,
  { all: _, store: __, ...options }: Options,
  stores: ReadableFeed[],
) => {
  const { say, signal } = context;
  const refusals: string[] = [];
  for (const { store, storeId } of stores) {
    signal.throwIfAborted();
    if (stores.length > 1) say(store);
    try {
      await reimport({
        ...{ url, storeId, currency: () => readCurrency(url), say, signal, ...options },
        feeds: keptFeeds,
        privateHosts: feedPrivateHosts,
        tokenSecret: readTokenSecret(),
        reportsDir: join(dataDir, 'reports'),
        rowsDir: join(dataDir, 'rows'),
        progressOf: (size) => (process.stderr.isTTY ? barProgress(size) : lineProgress(size, say)),
      });
    } catch (error) {
      if (!(error instanceof Refused) || stores.length === 1) throw error;
      refusals.push(`${store}: ${error.message}`);
    }
  }
  if (refusals.length > 0) throw new Refused(refusals.join('\n'));
};

const run = (context: Context, options: Options): Promise<void> => {
  const { store, all: isAll = false } = options;
  if (isAll === (store !== undefined)) throw new UsageError('Give --store NAME or --all');
  return onDatabase(context, async (url) => readAll(url, context, options, await storesOf(url, store)));
};

/** `reimport --store NAME | --all`. */
export const addReimportCommand = (program: Command, context: Context): void => {
  program
    .command('reimport')
    .description("import a store's last successful feed again, for example after a mapping changed")
    .option('--store <name>', 'the store')
    .option('--all', 'all stores with a kept or scheduled feed')
    .option('--dry-run', 'show what would change, but write nothing')
    .option('--max-shrink <share>', "share of the store's products that may be missing", share, 0.5)
    .option('--yes', 'import a feed even if more products are missing')
    .option('--accept-jumps', 'accept all price jumps')
    .addHelpText(
      'after',
      `
Examples:
  npm run catalogue -- reimport --store "Northern Outfitters" --dry-run
  npm run catalogue -- reimport --all`,
    )
    .action((options: Options) => run(context, options));
};
