import { type Command, Option } from 'commander';
import { type ClickGroup, clickGroups, listClicks } from '../figures/clicks.ts';
import { thousands } from '../format.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

type Options = { by: ClickGroup; days: number };

/** `clicks [--by store|brand|product] [--days N]`. */
export const addClicksCommand = (program: Command, context: Context): void => {
  program
    .command('clicks')
    .description('count click-outs to stores, without bots')
    .addOption(new Option('--by <what>', 'what to group the clicks by').choices(clickGroups).default('store'))
    .option('--days <n>', 'number of days, including today', wholeNumber, 30)
    .addHelpText('after', '\nExample:\n  npm run catalogue -- clicks --by brand --days 7')
    .action(({ by, days }: Options) =>
      onDatabase(context, async (url) => {
        const rows = await listClicks(url, { by, days });
        if (rows.length === 0) return context.say('No click-outs in this period');
        const lines = rows.map(({ name, products, clicks }) => [thousands(clicks), thousands(products), name]);
        for (const line of tableLines([['clicks', 'products', by], ...lines])) context.say(line);
      }),
    );
};
