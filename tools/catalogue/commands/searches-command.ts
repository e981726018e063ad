import type { Command } from 'commander';
import { listSearches } from '../figures/searches.ts';
import { thousands } from '../format.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

type Options = { days: number; withoutResult?: boolean };

/** `searches [--without-result] [--days N]`. */
export const addSearchesCommand = (program: Command, context: Context): void => {
  program
    .command('searches')
    .description('list what shoppers searched for, with the number of results')
    .option('--without-result', 'only searches without a result')
    .option('--days <n>', 'number of days, including today', wholeNumber, 30)
    .addHelpText('after', '\nExample:\n  npm run catalogue -- searches --without-result --days 7')
    .action(({ days, withoutResult = false }: Options) =>
      onDatabase(context, async (url) => {
        const rows = await listSearches(url, { days, isWithoutResult: withoutResult });
        if (rows.length === 0) return context.say('No such searches in this period');
        const lines = rows.map(({ keyword, searches, total }) => [thousands(searches), thousands(total), keyword]);
        for (const line of tableLines([['searches', 'found', 'keyword'], ...lines])) context.say(line);
      }),
    );
};
