import { Command, CommanderError } from 'commander';
import { addBrandOwnerCommand } from './commands/brand-owner-command.ts';
import { addClickOutCommand } from './commands/click-out-command.ts';
import { addClicksCommand } from './commands/clicks-command.ts';
import { addCommissionsCommand } from './commands/commissions-command.ts';
import { addContentCommand } from './commands/content-command.ts';
import type { Context } from './commands/context.ts';
import { addImportCommand } from './commands/import-command.ts';
import { addIndexCommand } from './commands/index-command.ts';
import { addInsightCommand } from './commands/insight-command.ts';
import { addMapCommand } from './commands/mapping-commands.ts';
import { addMarketCommand } from './commands/market-command.ts';
import { addMatchCommand } from './commands/match-command.ts';
import { addMatchesCommand } from './commands/matches-command.ts';
import { addMediaCommand } from './commands/media-command.ts';
import { addNoticesCommand } from './commands/notices-command.ts';
import { addPartnersCommand } from './commands/partners-command.ts';
import { addPicturesCommand } from './commands/pictures-command.ts';
import { addPricesCommand } from './commands/prices-command.ts';
import { addPublishCommand } from './commands/publish-command.ts';
import { addRateCommand } from './commands/rate-command.ts';
import { addReimportCommand } from './commands/reimport-command.ts';
import { addRulesCommand } from './commands/rules-command.ts';
import { addScheduleCommand } from './commands/schedule-command.ts';
import { addSearchCommand } from './commands/search-command.ts';
import { addSearchesCommand } from './commands/searches-command.ts';
import { addSeedCommand } from './commands/seed-command.ts';
import { addCollectionCommand, addMerchandiseCommand } from './commands/shelf-commands.ts';
import { addSizesCommand } from './commands/sizes-command.ts';
import { addStatusCommand } from './commands/status-command.ts';
import { addStoreCommand } from './commands/store-command.ts';
import { UsageError } from './commands/usage-error.ts';
import { addWebhooksCommand } from './commands/webhook-commands.ts';

const commands = [
  addImportCommand,
  addReimportCommand,
  addSeedCommand,
  addPublishCommand,
  addMediaCommand,
  addMapCommand,
  addRulesCommand,
  addRateCommand,
  addMarketCommand,
  addSizesCommand,
  addPicturesCommand,
  addPricesCommand,
  addNoticesCommand,
  addMatchCommand,
  addMatchesCommand,
  addStoreCommand,
  addStatusCommand,
  addClicksCommand,
  addClickOutCommand,
  addSearchesCommand,
  addInsightCommand,
  addIndexCommand,
  addCommissionsCommand,
  addSearchCommand,
  addBrandOwnerCommand,
  addScheduleCommand,
  addPartnersCommand,
  addWebhooksCommand,
  addContentCommand,
  addCollectionCommand,
  addMerchandiseCommand,
];

/** A command's context, with an output for errors that takes complete lines. */
type Tool = Context & { complain: (text: string) => void };

/** Runs the command line `args`; returns the exit code: 0 success, 1 refused or failed, 2 wrong usage. */
export const runTool = async (args: readonly string[], { complain, ...context }: Tool): Promise<number> => {
  const program = new Command('npm run catalogue --')
    .description("Imports stores' feeds into the catalogue and manages it, whether or not the shop is running.")
    .configureOutput({ writeErr: complain })
    .exitOverride()
    .showHelpAfterError('(see --help for usage)');
  for (const add of commands) add(program, context);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the error or the requested help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { aborted, reason } = context.signal;
    const cause: unknown = aborted ? reason : error;
    complain(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    if (aborted) return 130;
    return error instanceof UsageError ? 2 : 1;
  }
};
