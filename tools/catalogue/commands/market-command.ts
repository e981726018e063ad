import type { Market } from '@wearfolio/contracts/content/markets';
import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { addMarket, listMarkets, removeMarket, setMarket } from '../content/markets.ts';
import { listShipping } from '../figures/market-list.ts';
import { Refused } from '../refused.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

type Options = { country?: string; language?: string; currency?: string; sizes?: string; vatNote?: boolean };

const changeOf = ({ country, language, currency, sizes, vatNote }: Options): Partial<Omit<Market, 'prefix'>> => ({
  ...(country !== undefined && { country: country.toUpperCase() }),
  // The contract refuses what is no language or size system of the shop.
  ...(language !== undefined && { language: language.toLowerCase() as Market['language'] }),
  ...(currency !== undefined && { currency: currency.toUpperCase() }),
  ...(sizes !== undefined && {
    sizes: sizes.split(',').flatMap((name) => name.trim().toUpperCase() || []) as Market['sizes'],
  }),
  ...(vatNote !== undefined && { has_vat_note: vatNote }),
});

type Shipping = Awaited<ReturnType<typeof listShipping>>;

const lineOf = ({ prefix, country, language, currency, sizes, has_vat_note }: Market, stores: Shipping): string[] => [
  prefix === '' ? '/ (the first)' : `/${prefix}/`,
  country,
  language,
  currency,
  sizes.join(', '),
  has_vat_note ? 'incl. VAT' : '',
  `${stores.filter(({ ships }) => ships).length} of ${stores.length} stores ship there`,
];

const linesOf = (url: string, markets: readonly Market[]): Promise<string[][]> =>
  withConnection(url, async (db) => {
    const lines: string[][] = [];
    for (const market of markets) lines.push(lineOf(market, await listShipping(db, market)));
    return lines;
  });

const requirePrefix = (prefix: string): void => {
  if (prefix.replaceAll('/', '') === '')
    throw new Refused(
      'The first market is the shop itself. It cannot be removed; change its country and currency at the desk, in Identity',
    );
};

const more = 'Allow half a minute until all pages show it';

const addOptions = (command: Command): Command =>
  command
    .option('--sizes <systems>', 'size systems to name first, such as EU,UK')
    .option('--vat-note', 'say on pages that prices include value added tax')
    .option('--no-vat-note', 'do not say it');

/** `market add`, `list`, `set` and `remove` (behavior.md#markets-prefix). */
export const addMarketCommand = (program: Command, context: Context): void => {
  const market = program.command('market').description('manage the countries and languages of the shop');
  addOptions(market.command('add').description('add a market with pages below its prefix'))
    .argument('<prefix>', 'first part of its addresses, such as de')
    .requiredOption('--country <code>', 'country to which stores ship, such as DE')
    .requiredOption('--language <code>', 'language of its pages, such as de')
    .requiredOption('--currency <code>', 'currency of its prices, such as EUR')
    .action((prefix: string, options: Options) =>
      onDatabase(context, async (url) => {
        const added = { prefix, sizes: [], has_vat_note: false, ...changeOf(options) } as Market;
        await addMarket(url, commandLine, added);
        context.say(`Added the market /${prefix}/. ${more}`);
      }),
    );
  market
    .command('list')
    .description('list all markets, and how many stores ship there')
    .action(() =>
      onDatabase(context, async (url) => {
        for (const line of tableLines(await linesOf(url, await listMarkets(url)))) context.say(line);
      }),
    );
  addOptions(market.command('set').description('change a market'))
    .argument('<prefix>', 'prefix of the market')
    .option('--country <code>', 'country to which stores ship')
    .option('--language <code>', 'language of its pages')
    .option('--currency <code>', 'currency of its prices')
    .action((prefix: string, options: Options) =>
      onDatabase(context, async (url) => {
        requirePrefix(prefix);
        const change = changeOf(options);
        if (Object.keys(change).length === 0) throw new Refused('Nothing to change was given');
        await setMarket(url, commandLine, prefix, change);
        context.say(`Changed the market /${prefix}/. ${more}`);
      }),
    );
  market
    .command('remove')
    .description('remove a market; its addresses are then not found')
    .argument('<prefix>', 'prefix of the market')
    .action((prefix: string) =>
      onDatabase(context, async (url) => {
        requirePrefix(prefix);
        await removeMarket(url, commandLine, prefix);
        context.say(`Removed the market /${prefix}/`);
      }),
    );
  market.addHelpText(
    'after',
    '\nExample:\n  npm run catalogue -- market add de --country DE --language de --currency EUR',
  );
};
