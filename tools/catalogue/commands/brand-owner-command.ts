import type { Command } from 'commander';
import { addBrandOwner, listBrandOwners, removeBrandOwner } from '../stores/brand-owners.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

/** `brand-owner add|remove EMAIL BRAND` and `brand-owner list` (behavior.md#brands-owner). */
export const addBrandOwnerCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const owner = program.command('brand-owner').description('manage which customers see the figures of a brand');
  owner
    .command('add')
    .description("show a brand's figures to a customer")
    .argument('<email>', 'address of the customer, who has an account')
    .argument('<brand>', 'name of the brand')
    .action((email: string, brand: string) =>
      onDatabase(context, async (url) => {
        say(`${email} sees the figures of ${await addBrandOwner(url, { email, brand })}`);
      }),
    );
  owner
    .command('remove')
    .description("stop showing a brand's figures to a customer")
    .argument('<email>', 'address of the customer')
    .argument('<brand>', 'name of the brand')
    .action((email: string, brand: string) =>
      onDatabase(context, async (url) => {
        say(`${email} no longer sees the figures of ${await removeBrandOwner(url, { email, brand })}`);
      }),
    );
  owner
    .command('list')
    .description('list all brands and customers')
    .action(() =>
      onDatabase(context, async (url) => {
        const owners = await listBrandOwners(url);
        if (owners.length === 0) say('No brand has an owner');
        for (const line of tableLines(owners.map(({ email, brand }) => [brand, email]))) say(line);
      }),
    );
  owner.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- brand-owner add olga@vael.example Vael
  npm run catalogue -- brand-owner list`,
  );
};
