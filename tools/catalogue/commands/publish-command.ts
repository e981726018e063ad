import type { Command } from 'commander';
import { thousands } from '../format.ts';
import { type CollectionChoice, listCollections, setCollection } from '../publish/collections.ts';
import { type Context, onDatabase, tableLines, wholeNumber, wholeNumbers } from './context.ts';
import { UsageError } from './usage-error.ts';

type Options = Omit<CollectionChoice, 'categories'> & { category?: string[]; title?: string };

const show = async (url: string, say: (line: string) => void): Promise<void> => {
  const collections = await listCollections(url);
  if (collections.length === 0) say('There are no collections yet');
  for (const line of tableLines(
    collections.map(({ key, title, products }) => [key, `${thousands(products)} products`, title]),
  ))
    say(line);
};

const run = async (context: Context, key: string | undefined, options: Options): Promise<void> => {
  const { title, category: categories, ...others } = options;
  const choice = { ...others, categories };
  const hasChoice = Object.values(choice).some((value) => value !== undefined);
  if (key === undefined && hasChoice) throw new UsageError('Name a collection: publish KEY ...');
  if (key !== undefined && !/^[a-z0-9][a-z0-9_-]{0,63}$/.test(key))
    throw new UsageError(`'${key}' is not a key: use lower-case letters, digits, - and _`);
  if (key !== undefined && !hasChoice)
    throw new UsageError('Choose products with --products, --from-store, --newest, --on-sale or --category');
  await onDatabase(context, async (url) => {
    if (key === undefined) return show(url, context.say);
    const count = await setCollection({ url, key, title, choice });
    context.say(`${key} now shows ${thousands(count)} products`);
  });
};

/** `publish KEY ...`. */
export const addPublishCommand = (program: Command, context: Context): void => {
  program
    .command('publish')
    .description('set what a collection of the home page shows; without KEY, list the collections')
    .argument('[key]', 'key of the collection, such as featured_product; its page is /shop/KEY')
    .option('--products <id...>', 'these products, in this order', wholeNumbers)
    .option('--from-store <name>', 'all products of this store that are in stock')
    .option('--newest <n>', 'the N newest products', wholeNumber)
    .option('--on-sale <n>', 'the N products with the largest reduction', wholeNumber)
    .option('--category <path...>', 'all products in these categories that are in stock')
    .option('--title <title>', 'title; by default the current title, or the key')
    .addHelpText(
      'after',
      `
The choices can be combined; a product is shown once, where it comes first.

Examples:
  npm run catalogue -- publish
  npm run catalogue -- publish featured_product --products 12 7 31 --title "Editors Choice"
  npm run catalogue -- publish weekly_product --newest 24
  npm run catalogue -- publish summer --category women/summer-shop --on-sale 50`,
    )
    .action((key: string | undefined, options: Options) => run(context, key, options));
};
