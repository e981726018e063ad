import { contentDir, fixedContactTo, fixedMailFrom } from '@wearfolio/database/env';
import type { Command } from 'commander';
import { describeQuality } from '../figures/describe-quality.ts';
import { describeLaunchList } from '../figures/launch-list.ts';
import { describeStatus } from '../figures/status.ts';
import { type Context, onDatabase, tableLines } from './context.ts';
import { UsageError } from './usage-error.ts';

type Options = { quality?: boolean; store?: string };

const showQuality = (context: Context, store: string | undefined): Promise<void> =>
  onDatabase(context, async (url) => {
    for (const { title, rows, lines } of await describeQuality(url, store)) {
      context.say(title);
      for (const line of [...tableLines(rows).map((row) => `  ${row}`), ...lines]) context.say(line);
    }
  });

const launchSettings = {
  fixed: {
    ...(fixedMailFrom !== null && { mail_from: fixedMailFrom }),
    ...(fixedContactTo !== null && { contact_to: fixedContactTo }),
  },
  contentDir,
};

const show = (context: Context): Promise<void> =>
  onDatabase(context, async (url) => {
    const lines = [...(await describeStatus(url)), ...(await describeLaunchList(url, launchSettings))];
    for (const line of lines) context.say(line);
  });

/** `status [--quality [--store NAME]]`. */
export const addStatusCommand = (program: Command, context: Context): void => {
  program
    .command('status')
    .description(
      "show each store's last import, products and rejects, unmapped values, and what is missing before the shop opens",
    )
    .option('--quality', 'show the data quality of each store, and how to improve it')
    .option('--store <name>', 'with --quality: only this store, with its last imports')
    .addHelpText('after', '\nExample:\n  npm run catalogue -- status --quality --store "Northern Outfitters"')
    .action(({ quality: isQuality = false, store }: Options) => {
      if (store !== undefined && !isQuality) throw new UsageError('--store requires --quality');
      return isQuality ? showQuality(context, store) : show(context);
    });
};
