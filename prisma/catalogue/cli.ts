#!/usr/bin/env node
// `npm run catalogue -- <command>`: the tool with which ops run the catalogue.
// Exit code 0: all well; 1: refused or failed; 2: the command line is wrong.
import { Command, CommanderError } from 'commander';
import { addBrandOwnerCommand } from './commands/brand-owner-command.ts';
import { addClickOutCommand } from './commands/click-out-command.ts';
import { addClicksCommand } from './commands/clicks-command.ts';
import { addImportCommand } from './commands/import-command.ts';
import { addMapCommand, addRateCommand } from './commands/mapping-commands.ts';
import { addMediaCommand } from './commands/media-command.ts';
import { addPricesCommand } from './commands/prices-command.ts';
import { addPublishCommand } from './commands/publish-command.ts';
import { addScheduleCommand } from './commands/schedule-command.ts';
import { addSearchesCommand } from './commands/searches-command.ts';
import { addSeedCommand } from './commands/seed-command.ts';
import { addStatusCommand } from './commands/status-command.ts';
import { UsageError } from './commands/usage-error.ts';

const interrupt = new AbortController();
const onSignal = (): void => {
  // Whoever insists does not wait for the clean end.
  if (interrupt.signal.aborted) process.exit(130);
  interrupt.abort(new Error('Interrupted; the catalogue is as it was'));
};
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);

const context = { say: (line: string) => console.log(line), signal: interrupt.signal };

const program = new Command('npm run catalogue --')
  .description("Brings stores' feeds into the catalogue and looks after it, while the shop runs or not.")
  .exitOverride()
  .showHelpAfterError('(add --help for what is possible)');
for (const add of [
  addImportCommand,
  addSeedCommand,
  addPublishCommand,
  addMediaCommand,
  addMapCommand,
  addRateCommand,
  addPricesCommand,
  addStatusCommand,
  addClicksCommand,
  addClickOutCommand,
  addSearchesCommand,
  addBrandOwnerCommand,
  addScheduleCommand,
])
  add(program, context);

const exitCodeOf = (error: unknown): number => {
  // Commander has said what is wrong, or has shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const cause = interrupt.signal.aborted ? interrupt.signal.reason : error;
  console.error(cause instanceof Error ? cause.message : String(cause));
  if (interrupt.signal.aborted) return 130;
  return error instanceof UsageError ? 2 : 1;
};

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
