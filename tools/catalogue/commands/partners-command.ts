import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { thousands } from '../format.ts';
import {
  addPartner,
  changePartner,
  listPartners,
  type Partner,
  removePartner,
  renewKey,
  standardQuota,
} from '../partners/partners.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

const lineOf = ({ name, slug, quotaPerDay, market, used, pausedAt, terms }: Partner): string[] => [
  name,
  slug,
  `${thousands(used)} of ${thousands(quotaPerDay)} calls today`,
  market === '' ? '' : `market ${market}`,
  pausedAt === null ? '' : 'paused',
  terms,
];

const sayKey = ({ say }: Context, key: string): void => {
  say(key);
  say('The key is shown only once. Send it as `Authorization: Bearer KEY`, never in an address');
};

/** `partners add|list|set|pause|resume|renew|remove` (behavior.md#partners-keys). */
export const addPartnersCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const partners = program.command('partners').description('manage who reads the catalogue with a key');
  partners
    .command('add')
    .description('add a partner and print its key, once')
    .argument('<name>', 'name of the partner')
    .option('--quota <calls>', 'calls a day', wholeNumber, standardQuota)
    .option('--market <prefix>', 'the market that it reads; the first by default', '')
    .option('--terms <text>', 'what was agreed with it', '')
    .action((name: string, { quota, ...options }: { quota: number; market: string; terms: string }) =>
      onDatabase(context, async (url) => {
        const { partner, key } = await addPartner(url, commandLine, { name, quotaPerDay: quota, ...options });
        say(`${partner.name} may make ${thousands(quota)} calls a day. Its links carry partner=${partner.slug}`);
        sayKey(context, key);
      }),
    );
  partners
    .command('list')
    .description('list all partners and their calls of today')
    .action(() =>
      onDatabase(context, async (url) => {
        const all = await withConnection(url, listPartners);
        if (all.length === 0) say('There are no partners yet');
        for (const line of tableLines(all.map(lineOf))) say(line);
      }),
    );
  partners
    .command('set')
    .description('change the quota, the market or the terms of a partner')
    .argument('<name>', 'name of the partner')
    .option('--quota <calls>', 'calls a day', wholeNumber)
    .option('--market <prefix>', "the market that it reads; '' for the first")
    .option('--terms <text>', 'what was agreed with it')
    .action((name: string, { quota, ...options }: { quota?: number; market?: string; terms?: string }) =>
      onDatabase(context, async (url) => {
        const changed = await changePartner(url, commandLine, name, { quotaPerDay: quota, ...options });
        for (const line of tableLines([lineOf(changed)])) say(line);
      }),
    );
  for (const [verb, isPaused] of [
    ['pause', true],
    ['resume', false],
  ] as const)
    partners
      .command(verb)
      .description(isPaused ? 'refuse the calls of a partner' : 'answer the calls of a partner again')
      .argument('<name>', 'name of the partner')
      .action((name: string) =>
        onDatabase(context, async (url) => {
          const partner = await changePartner(url, commandLine, name, { isPaused });
          say(isPaused ? `${partner.name} is paused` : `${partner.name} may read the catalogue again`);
        }),
      );
  partners
    .command('renew')
    .description('print a new key of a partner; the old one ends at once')
    .argument('<name>', 'name of the partner')
    .action((name: string) =>
      onDatabase(context, async (url) => sayKey(context, (await renewKey(url, commandLine, name)).key)),
    );
  partners
    .command('remove')
    .description('remove a partner and its key')
    .argument('<name>', 'name of the partner')
    .action((name: string) =>
      onDatabase(context, async (url) => {
        say(`${(await removePartner(url, commandLine, name)).name} is removed`);
      }),
    );
  partners.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- partners add "Style Weekly" --quota 20000
  npm run catalogue -- partners pause "Style Weekly"`,
  );
};
