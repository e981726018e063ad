import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { currency, dataDir } from '@wearfolio/database/env';
import { fieldNames } from '@wearfolio/feeds/raw-record';
import { type ColumnMap, type FeedFormat, feedFormats } from '@wearfolio/feeds/read-feed';
import { type Command, Option } from 'commander';
import { importFeed } from '../import/import-feed.ts';
import { barProgress, lineProgress } from '../import/progress.ts';
import { type Context, callerPath, onDatabase, share } from './context.ts';
import { addSettingsOptions, type SettingsOptions, settingsOf } from './store-settings-options.ts';
import { UsageError } from './usage-error.ts';

type Options = SettingsOptions & {
  store: string;
  format?: FeedFormat;
  columns?: string;
  dryRun?: boolean;
  maxShrink: number;
  yes?: boolean;
  acceptJumps?: boolean;
  mediaBase?: string;
  shipping?: string;
};

const known: ReadonlySet<string> = new Set(fieldNames);

const sizeOfFile = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${path}`);
  return found.size;
};

const isColumnMap = (map: unknown): map is ColumnMap =>
  map !== null &&
  typeof map === 'object' &&
  Object.entries(map).every(([field, header]) => known.has(field) && typeof header === 'string');

const readColumnMap = async (path: string): Promise<ColumnMap> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`There is no file ${path}`);
  });
  try {
    const map: unknown = JSON.parse(text);
    if (isColumnMap(map)) return map;
  } catch {
    // Said below, as for any other JSON that is no map.
  }
  throw new UsageError(
    `${path} is not a JSON object like {"id": "sku", "name": "product title"}; fields are ${fieldNames.join(', ')}`,
  );
};

const run = async (context: Context, file: string, options: Options): Promise<void> => {
  const path = callerPath(file);
  const size = await sizeOfFile(path);
  const columns = options.columns === undefined ? undefined : await readColumnMap(callerPath(options.columns));
  const store = options.store.trim();
  if (store === '') throw new UsageError('--store needs a name');
  await onDatabase(context, async (url) => {
    await importFeed({
      ...options,
      store,
      settings: settingsOf(options),
      columns,
      url,
      currency,
      link: undefined,
      bytes: createReadStream(path),
      source: basename(path),
      reportsDir: join(dataDir, 'reports'),
      rowsDir: join(dataDir, 'rows'),
      signal: context.signal,
      say: context.say,
      progress: process.stderr.isTTY ? barProgress(size) : lineProgress(size, context.say),
    });
  });
};

/** `import FILE --store NAME`. */
export const addImportCommand = (program: Command, context: Context): void => {
  addSettingsOptions(
    program
      .command('import')
      .description("bring a store's feed into the catalogue")
      .argument('<file>', 'the feed, as it came from the store')
      .requiredOption('--store <name>', 'the store that sends it; made when it is new'),
  )
    .addOption(new Option('--format <format>', 'what it is, where that is not detected').choices(feedFormats))
    .option('--columns <file>', 'JSON that names the columns of a plain CSV, {"our field": "its header"}')
    .option('--dry-run', 'count and report, change nothing')
    .option('--max-shrink <share>', "how much of the store's products may be missing", share, 0.5)
    .option('--yes', 'import a feed that shrank by more than that all the same')
    .option('--accept-jumps', 'show prices that jumped at once, for a sale of everything; else they wait for you')
    .option('--media-base <prefix>', 'take image paths that begin with it as they are')
    .option('--shipping <text>', "the store's shipping line from now on")
    .addHelpText(
      'after',
      `
Examples:
  npm run catalogue -- import docs/examples/northern.csv --store "Northern Outfitters"
  npm run catalogue -- import feed.csv --store "Net & Thread" --columns map.json --dry-run
  npm run catalogue -- import export.csv --store Harbour --link "https://harbour.example/products/{id}"
  npm run catalogue -- import feed.csv --store "Northern Outfitters" --max-shrink 0.8 --shipping 'Free over $60'`,
    )
    .action((file: string, options: Options) => run(context, file, options));
};
