import { access } from 'node:fs/promises';
import type { Command } from 'commander';
import { readCurrency } from '../content/shop-identity.ts';
import { thousands } from '../format.ts';
import { seedCatalogue } from '../seed/seed.ts';
import { type Context, callerPath, onDatabase, wholeNumber } from './context.ts';
import { UsageError } from './usage-error.ts';

type Options = { products?: number; from?: string; storeCount: number };

const run = async (context: Context, { products, from, storeCount }: Options): Promise<void> => {
  const path = from === undefined ? undefined : callerPath(from);
  if (path === undefined && products === undefined) throw new UsageError('Give --products N, --from FILE, or both');
  if (path !== undefined) {
    await access(path).catch(() => {
      throw new UsageError(`File not found: ${path}`);
    });
  }
  await onDatabase(context, async (url) => {
    const seeded = await seedCatalogue({
      url,
      products,
      from: path,
      storeCount,
      currency: await readCurrency(url),
      ...context,
    });
    context.say(`Seeded ${thousands(seeded)} products`);
  });
};

/** `seed --products N [--from styles.csv]`. */
export const addSeedCommand = (program: Command, context: Context): void => {
  program
    .command('seed')
    .description('fill the catalogue with generated products; the same options generate the same products')
    .option('--products <n>', 'number of products; by default each style of --from once', wholeNumber)
    .option('--from <file>', 'take names, categories, colors and brands from a styles.csv')
    .option('--store-count <k>', 'number of stores', wholeNumber, 8)
    .addHelpText(
      'after',
      `
Examples:
  npm run catalogue -- seed --products 100000
  npm run catalogue -- seed --from styles.csv
  npm run catalogue -- seed --products 1000000 --from styles.csv --store-count 20`,
    )
    .action((options: Options) => run(context, options));
};
