import type { Command } from 'commander';
import { describeStatus } from '../figures/status.ts';
import { type Context, onDatabase } from './context.ts';

/** `status`. */
export const addStatusCommand = (program: Command, context: Context): void => {
  program
    .command('status')
    .description('each store: last good run, products, counts, rejects, and what could not be placed')
    .action(() =>
      onDatabase(context, async (url) => {
        for (const line of await describeStatus(url)) context.say(line);
      }),
    );
};
