import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { listAdvertisers, setAdvertiser } from '../commissions/advertisers.ts';
import { importReport } from '../commissions/import-report.ts';
import { type NetworkKey, networks } from '../commissions/networks.ts';
import { withConnection } from '../connection.ts';
import { readCurrency } from '../content/shop-identity.ts';
import { thousands } from '../format.ts';
import { findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { type Context, callerPath, onDatabase, tableLines } from './context.ts';

const mostListed = 1000;

const importFile = async (url: string, { say }: Context, path: string, currency: string) => {
  await access(path).catch(() => {
    throw new Refused(`File not found: ${path}`);
  });
  const shopCurrency = await readCurrency(url);
  const given = {
    name: basename(path),
    source: createReadStream(path),
    currency: currency.toUpperCase(),
    shopCurrency,
  };
  const { network, created, updated, unchanged, refused, refusals } = await importReport(url, commandLine, given);
  say(
    `${networks[network].name}: ${thousands(created)} new, ${thousands(updated)} updated, ${thousands(unchanged)} unchanged`,
  );
  if (refused > 0) say(`${thousands(refused)} rows refused`);
  for (const { line, reason } of refusals) say(`  line ${line}: ${reason}`);
};

const listAll = async (url: string, { say }: Context): Promise<void> => {
  const advertisers = await listAdvertisers(url, mostListed);
  if (advertisers.length === 0) return say('No report has named an advertiser yet');
  const rows = advertisers.map(({ network, advertiser, store }) => [network, store ?? '-', advertiser]);
  for (const line of tableLines([['network', 'store', 'advertiser'], ...rows])) say(line);
};

const setOne = async (url: string, { say }: Context, network: string, advertiser: string, store?: string) => {
  if (!(network in networks)) throw new Refused(`The networks are: ${Object.keys(networks).join(', ')}`);
  const storeId = store === undefined ? null : await withConnection(url, (db) => findStore(db, store));
  if (store !== undefined && storeId === null) throw new Refused(`There is no store ${store}`);
  await setAdvertiser(url, commandLine, { network: network as NetworkKey, advertiser, storeId });
  say(`${advertiser} of ${network}: ${store ?? 'no store'}`);
};

/**
 * `commissions import|advertisers|set`: commission reports of affiliate networks, as on the desk's Commissions page.
 */
export const addCommissionsCommand = (program: Command, context: Context): void => {
  const commissions = program.command('commissions').description('import commission reports of affiliate networks');
  commissions
    .command('import')
    .description('import a report; repeating it changes nothing')
    .argument('<file>', 'a CSV file of AvantLink, Awin, CJ, impact.com, Rakuten or ShareASale')
    .option('--currency <code>', 'currency of amounts without one', '')
    .action((file: string, { currency }: { currency: string }) =>
      onDatabase(context, (url) => importFile(url, context, callerPath(file), currency)),
    );
  commissions
    .command('advertisers')
    .description('list advertisers and their stores')
    .action(() => onDatabase(context, (url) => listAll(url, context)));
  commissions
    .command('set')
    .description('assign an advertiser to a store; without --store, to none')
    .argument('<network>')
    .argument('<advertiser>')
    .option('--store <name>')
    .action((network: string, advertiser: string, { store }: { store?: string }) =>
      onDatabase(context, (url) => setOne(url, context, network, advertiser, store)),
    );
  commissions.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- commissions import june.csv
  npm run catalogue -- commissions set awin "Larkfield UK" --store Larkfield
  npm run catalogue -- insight commissions --days 90`,
  );
};
