import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dataDir, keptFeeds } from '@wearfolio/database/env';
import { type FeedFormat, feedFormats } from '@wearfolio/feeds/read-feed';
import { locales } from '@wearfolio/messages/locales';
import { type Command, Option } from 'commander';
import { readCurrency } from '../content/shop-identity.ts';
import { importFeed } from '../import/import-feed.ts';
import { importTexts } from '../import/import-texts.ts';
import { barProgress, lineProgress } from '../import/progress.ts';
import { type Context, callerPath, onDatabase, share } from './context.ts';
import { addSettingsOptions, type SettingsOptions, settingsOf } from './store-settings-options.ts';
import { UsageError } from './usage-error.ts';

type Options = SettingsOptions & {
  store: string;
  format?: FeedFormat;
  dryRun?: boolean;
  maxShrink: number;
  yes?: boolean;
  acceptJumps?: boolean;
  mediaBase?: string;
  shipping?: string;
  facts?: string;
  language?: string;
};

const sizeOfFile = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`File not found: ${path}`);
  return found.size;
};

const run = async (context: Context, file: string, options: Options): Promise<void> => {
  const path = callerPath(file);
  const size = await sizeOfFile(path);
  const store = options.store.trim();
  if (store === '') throw new UsageError('--store needs a name');
  const settings = await settingsOf(options);
  const { language } = options;
  await onDatabase(context, async (url) => {
    const progress = process.stderr.isTTY ? barProgress(size) : lineProgress(size, context.say);
    const reading = { url, store, settings, currency: () => readCurrency(url), bytes: createReadStream(path) };
    const { say, signal } = context;
    if (language !== undefined) {
      await importTexts({
        ...options,
        ...reading,
        language,
        reportsDir: join(dataDir, 'reports'),
        progress,
        say,
        signal,
      });
      return;
    }
    await importFeed({
      ...options,
      ...reading,
      link: undefined,
      source: basename(path),
      file,
      facts: options.facts === undefined ? undefined : callerPath(options.facts),
      reportsDir: join(dataDir, 'reports'),
      rowsDir: join(dataDir, 'rows'),
      feeds: keptFeeds,
      ...{ progress, say, signal },
    });
  });
};

/** `import FILE --store NAME`. */
export const addImportCommand = (program: Command, context: Context): void => {
  addSettingsOptions(
    program
      .command('import')
      .description("import a store's feed into the catalogue")
      .argument('<file>', "the store's feed, compressed or not")
      .requiredOption('--store <name>', 'name of the store; created if it is new'),
  )
    .addOption(new Option('--format <format>', 'format of the feed; detected by default').choices(feedFormats))
    .option('--dry-run', 'count and report, but write nothing')
    .option('--max-shrink <share>', "share of the store's products that may be missing", share, 0.5)
    .option('--yes', 'import a feed even if more products are missing')
    .option('--accept-jumps', 'accept all price jumps, for example in a storewide sale')
    .option('--media-base <prefix>', 'accept image paths that begin with this prefix unchanged')
    .option('--shipping <text>', "set the store's shipping text")
    .addOption(
      new Option(
        '--language <code>',
        "only take titles and descriptions, which markets with this language show; the store's main feed has the rest",
      ).choices(locales),
    )
    .option('--facts <file>', 'write the facts of each product and their sources to a file of JSON Lines')
    .addHelpText(
      'after',
      `
Examples:
  npm run catalogue -- import docs/examples/northern.csv --store "Northern Outfitters"
  npm run catalogue -- import feed.csv --store "Net & Thread" --map map.json --dry-run
  npm run catalogue -- import export.csv --store Harbour --link "https://harbour.example/products/{id}"
  npm run catalogue -- import german.csv --store Harbour --language de
  npm run catalogue -- import feed.csv --store "Northern Outfitters" --max-shrink 0.8 --shipping 'Free over $60'`,
    )
    .action((file: string, options: Options) => run(context, file, options));
};
