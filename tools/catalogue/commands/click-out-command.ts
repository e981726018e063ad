import type { Command } from 'commander';
import { listClickOutTemplates, setClickOutTemplate } from '../stores/click-out-templates.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

/** `click-out set STORE TEMPLATE`, `click-out clear STORE` and `click-out list`. */
export const addClickOutCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const clickOut = program.command('click-out').description("set where a store's buy links lead");
  clickOut
    .command('set')
    .description('send buy links through a template, for example of an affiliate network')
    .argument('<store>', 'name of the store')
    .argument('<template>', "an address with {url} for the product's encoded address and {id} for its id")
    .action((store: string, template: string) =>
      onDatabase(context, async (url) => {
        say(`Buy links of ${await setClickOutTemplate(url, { store, template })} lead through ${template}`);
      }),
    );
  clickOut
    .command('clear')
    .description("send buy links to the products' own pages again")
    .argument('<store>', 'name of the store')
    .action((store: string) =>
      onDatabase(context, async (url) => {
        say(
          `Buy links of ${await setClickOutTemplate(url, { store, template: null })} lead to the products' own pages`,
        );
      }),
    );
  clickOut
    .command('list')
    .description('list where the buy links of each store lead')
    .action(() =>
      onDatabase(context, async (url) => {
        const rows = (await listClickOutTemplates(url)).map(({ store, template, fault }) => [
          store,
          template ?? "the products' own pages",
          fault ? `invalid: ${fault}` : '',
        ]);
        for (const line of tableLines(rows)) say(line);
      }),
    );
  clickOut.addHelpText(
    'after',
    '\nExample:\n  npm run catalogue -- click-out set Northbound "https://partner.example/go?to={url}"',
  );
};
