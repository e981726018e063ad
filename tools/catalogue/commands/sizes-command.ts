import { readFile } from 'node:fs/promises';
import { Argument, type Command } from 'commander';
import { rowCount } from '../format.ts';
import { Refused } from '../refused.ts';
import { listPairs, readChart, readLine, readSizeArgument, removeCharts, setCharts } from '../sizes/size-charts.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

const followed = (products: number): string =>
  products === 1 ? 'Updating the sizes of 1 product' : `Updating the sizes of ${products} products`;

const list = async (url: string, { say }: Context, brand: string | undefined): Promise<void> => {
  const pairs = await listPairs(url, brand ?? null);
  if (pairs.length === 0) return say('There are no charts yet, neither your own nor from feeds');
  const lines = pairs.map((pair) => [
    pair.brand,
    pair.ladder,
    `${pair.from} = ${pair.to}`,
    pair.rows === null ? 'set by ops' : rowCount(pair.rows),
  ]);
  for (const line of tableLines(lines)) say(line);
};

const importFile = async (url: string, { say, signal }: Context, path: string): Promise<void> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`The file ${path} cannot be read`);
  });
  const lines = readChart(text);
  const products = await setCharts(url, lines, signal);
  say(`Set ${lines.length} lines. ${followed(products)}`);
};

/** `sizes list [BRAND]`, `sizes set BRAND AUDIENCE KIND SIZE SIZE...`, `sizes import FILE` and `sizes remove BRAND`. */
export const addSizesCommand = (program: Command, context: Context): void => {
  const brand = new Argument('<brand>', "the brand, or '*' for all brands");
  const sizes = program.command('sizes').description('manage size charts of brands; they override the built-in tables');
  sizes
    .command('list')
    .description('list your charts and the charts learned from feeds')
    .argument('[brand]', 'only this brand')
    .action((name: string | undefined) => onDatabase(context, (url) => list(url, context, name)));
  sizes
    .command('set')
    .description('set one size in several systems')
    .addArgument(brand)
    .argument('<audience>', 'women, men, kids or unisex')
    .argument('<kind>', 'tops, trousers, dresses, clothes, shoes, bras, hats, gloves or rings')
    .argument('<sizes...>', "the same size in each system, such as 'UK 6' 'EU 39'")
    .action((name: string, audience: string, kind: string, sizes: string[]) =>
      onDatabase(context, async (url) => {
        const line = readLine(name, audience, kind, sizes.map(readSizeArgument));
        context.say(followed(await setCharts(url, [line], context.signal)));
      }),
    );
  sizes
    .command('import')
    .description('import a chart: a CSV file with brand, audience, kind and a column for each system')
    .argument('<file>', 'the CSV file')
    .action((path: string) => onDatabase(context, (url) => importFile(url, context, path)));
  sizes
    .command('remove')
    .description('remove your charts of a brand')
    .addArgument(brand)
    .action((name: string) =>
      onDatabase(context, async (url) => context.say(followed(await removeCharts(url, name, context.signal)))),
    );
  sizes.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- sizes set Boreal women shoes "UK 5" "US 7.5" "EU 38"
  npm run catalogue -- sizes import boreal.csv`,
  );
};
